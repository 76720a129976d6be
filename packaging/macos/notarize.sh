#!/bin/sh
# Signs the app, has Apple notarize it, and makes the disk image: packaging/macos/notarize.sh "dist/Card Inspector.app"
# Needs IDENTITY (a "Developer ID Application" certificate in the keychain) and PROFILE, made once with
# xcrun notarytool store-credentials.
set -eu

app=$1
here=$(dirname "$0")
image=$(dirname "$app")/card-inspector-$(uname -m).dmg

codesign --deep --force --options runtime --timestamp --entitlements "$here/entitlements.plist" --sign "$IDENTITY" "$app"
codesign --verify --deep --strict "$app"
hdiutil create -volname "Card Inspector" -srcfolder "$app" -format ULFO -ov "$image"
codesign --timestamp --sign "$IDENTITY" "$image"
xcrun notarytool submit "$image" --keychain-profile "$PROFILE" --wait
xcrun stapler staple "$image"
spctl --assess --type open --context context:primary-signature "$image"
