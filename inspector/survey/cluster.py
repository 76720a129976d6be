"""The work done by many processes: some on this machine, or a cluster that is already there, both by Dask."""

from __future__ import annotations

import itertools
import zlib
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, suppress
from importlib.util import find_spec
from typing import Any, Final

import msgspec

from inspector.survey.asked import Survey
from inspector.survey.errors import SurveyError
from inspector.survey.results import encoded
from inspector.survey.running import Engine
from inspector.survey.work import results_of

# How often a piece of work may lose its worker before the survey gives up: one bad machine must not end it.
_RETRIES: Final = 20
# So many pieces for each worker are under way, so that none waits and memory stays small.
_AHEAD: Final = 2
# Seconds until it is looked whether anybody is left who works.
_LOOKED_EVERY: Final = 1.0
# A worker here does nothing but our work: it needs no pages about itself, and nobody reads its profile.
_SPARE: Final = {"distributed.worker.profile.enabled": False, "distributed.worker.http.routes": []}


def has_dask() -> bool:
    """Whether several processes can work here; nothing is loaded by asking."""
    return find_spec("distributed") is not None


def cluster_engine(workers: int, scheduler: str = "") -> Engine:
    """Do the work with so many processes here, this one among them, or by the cluster at ``scheduler``'s address.

    The engine raises SurveyError where Dask is not installed or the cluster cannot be reached.
    """

    def engine(survey: Survey, chunks: Iterable[int]) -> Iterator[tuple[int, bytes]]:
        try:
            import distributed
            from dask import config
        except ImportError as error:
            raise SurveyError(
                'Several workers need Dask: pip install "card-inspector[survey]", or do it in one process: --workers 1.'
            ) from error
        others = 0 if scheduler else max(1, workers - 1)
        with ExitStack() as stack:
            stack.enter_context(config.set({"distributed.scheduler.allowed-failures": _RETRIES}))
            if scheduler:
                client = _client_of(scheduler, stack)
            else:
                stack.enter_context(config.set(_SPARE))
                # Nobody waits until they have started: this process begins, and they join it.
                local = distributed.LocalCluster(n_workers=0, threads_per_worker=1, dashboard_address=None)
                client = stack.enter_context(distributed.Client(stack.enter_context(local)))
                local.scale(others)
            yield from _shared_out(survey, iter(chunks), client, others)

    return engine


def _client_of(scheduler: str, stack: ExitStack) -> Any:  # noqa: ANN401 - Dask has no types
    from distributed import Client

    try:
        return stack.enter_context(Client(scheduler, timeout="10s"))
    except OSError as error:
        raise SurveyError(f"No cluster answers at {scheduler} ({error}).") from error


def _shared_out(survey: Survey, rest: Iterator[int], client: Any, others: int) -> Iterator[tuple[int, bytes]]:  # noqa: ANN401
    """Share the pieces out; where ``others`` are said, they work on this machine, and this process does its part."""
    from distributed import wait

    # Sent to one worker, from whom the others get it; where all that have it are lost it is sent again.
    packed = client.submit(zlib.decompress, zlib.compress(msgspec.msgpack.encode(survey)), retries=_RETRIES)
    under_way: dict[int, Any] = {}
    is_alone = False
    while True:
        working = others or max(1, sum(client.nthreads().values()))
        for chunk in itertools.islice(rest, max(0, _AHEAD * working - len(under_way))):
            under_way[chunk] = client.submit(done_by_worker, packed, chunk, pure=False, retries=_RETRIES)
        mine = next(rest, None) if others else None
        if others and mine is None and len(under_way) > (0 if is_alone else others):
            # The last ones that nobody has begun: this process would only wait for them.
            mine, future = under_way.popitem()
            future.cancel()
        if mine is not None:
            yield mine, encoded(results_of(survey, survey.numbers_of(mine)))
            is_alone = is_alone and not client.nthreads()
        elif under_way:
            # A worker that dies as it starts is not replaced: what nobody is left to do is done here, piece by piece.
            with suppress(TimeoutError):
                wait(list(under_way.values()), timeout=_LOOKED_EVERY, return_when="FIRST_COMPLETED")
            is_alone = bool(others) and not client.nthreads()
        else:
            return
        for chunk in [chunk for chunk, future in under_way.items() if future.done()]:
            yield under_way.pop(chunk).result()


def done_by_worker(packed: bytes, chunk: int) -> tuple[int, bytes]:
    """Do one piece of work; what a worker is sent is this function's name, the survey and a number."""
    survey = _unpacked(packed)
    return chunk, encoded(results_of(survey, survey.numbers_of(chunk)))


_KEPT: dict[bytes, Survey] = {}


def _unpacked(packed: bytes) -> Survey:
    """The survey, unpacked once in each process."""
    if packed not in _KEPT:
        _KEPT.clear()
        _KEPT[packed] = msgspec.msgpack.decode(packed, type=Survey)
    return _KEPT[packed]
