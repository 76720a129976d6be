; The installer for one person, without administrator's rights: makensis, started by bootstrap.py package installer.
; VERSION, NUMBERS, PROGRAM (the frozen folder), MADE (icons), LICENSE and RESULT are given with -D.
Unicode true
!include MUI2.nsh
!include FileFunc.nsh

!define NAME "Card Inspector"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\CardInspector"
!define CLASSES "Software\Classes"

Name "${NAME}"
OutFile "${RESULT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "Installs ${NAME}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "Card Inspector contributors, MIT license"

!define MUI_ICON "${MADE}/card-inspector.ico"
!define MUI_UNICON "${MADE}/card-inspector.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\card-inspector-desk.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENSE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; Windows knows only what stands after the last dot: these programs are offered for every JSON file, none is taken over.
!macro FileType CLASS WORDS
  WriteRegStr HKCU "${CLASSES}\.json\OpenWithProgids" "${CLASS}" ""
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${WORDS}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\card-inspector-desk.exe,0"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\card-inspector-desk.exe" "%1"'
!macroend

Section
  ; What an earlier version left and this one does not have must not stay.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\card-inspector-desk.exe"
  !insertmacro FileType "CardInspector.Scenario" "Card Inspector board"
  !insertmacro FileType "CardInspector.Lesson" "Card Inspector lesson"
  WriteRegStr HKCU "${CLASSES}\card-inspector" "" "URL:Card Inspector board"
  WriteRegStr HKCU "${CLASSES}\card-inspector" "URL Protocol" ""
  WriteRegStr HKCU "${CLASSES}\card-inspector\shell\open\command" "" '"$INSTDIR\card-inspector-desk.exe" "%1"'
  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\card-inspector-desk.exe"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "Publisher" "Card Inspector contributors"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"
SectionEnd

; The user's own cards, library and settings lie elsewhere and stay.
Section "Uninstall"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\card-inspector.exe"
  Delete "$INSTDIR\card-inspector-desk.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${CLASSES}\CardInspector.Scenario"
  DeleteRegKey HKCU "${CLASSES}\CardInspector.Lesson"
  DeleteRegValue HKCU "${CLASSES}\.json\OpenWithProgids" "CardInspector.Scenario"
  DeleteRegValue HKCU "${CLASSES}\.json\OpenWithProgids" "CardInspector.Lesson"
  DeleteRegKey HKCU "${CLASSES}\card-inspector"
  DeleteRegKey HKCU "${KEY}"
SectionEnd
