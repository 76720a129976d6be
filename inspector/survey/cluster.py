"""The work done by many processes: some on this machine, or a cluster that is already there, both by Dask."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
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
_AHEAD: Final = 3


def cluster_engine(workers: int, scheduler: str = "") -> Engine:
    """Do the work with so many processes here, or by the cluster at the address of its ``scheduler``.

    The engine raises SurveyError where Dask is not installed or the cluster cannot be reached.
    """

    def engine(survey: Survey, chunks: Iterable[int]) -> Iterator[tuple[int, bytes]]:
        try:
            from dask import config
            from distributed import Client, LocalCluster, as_completed
        except ImportError as error:
            raise SurveyError(
                'Several workers need Dask: pip install "card-inspector[survey]", or do it in one process: --workers 1.'
            ) from error
        config.set({"distributed.scheduler.allowed-failures": _RETRIES})
        with ExitStack() as stack:
            if scheduler:
                try:
                    client = stack.enter_context(Client(scheduler, timeout="10s"))
                except OSError as error:
                    raise SurveyError(f"No cluster answers at {scheduler} ({error}).") from error
            else:
                # Any free port for its pages: another survey may be at work.
                local = LocalCluster(n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=":0")
                client = stack.enter_context(Client(stack.enter_context(local)))
            # Once to each worker, not once to each piece of work.
            packed = client.scatter(msgspec.msgpack.encode(survey), broadcast=True)
            rest = iter(chunks)
            first = itertools.islice(rest, _AHEAD * max(1, workers))
            under_way = as_completed(_submit(client, packed, chunk) for chunk in first)
            for future in under_way:
                chunk, lines = future.result()
                future.release()
                yield chunk, lines
                for following in itertools.islice(rest, 1):
                    under_way.add(_submit(client, packed, following))

    return engine


def _submit(client: Any, packed: Any, chunk: int) -> Any:  # noqa: ANN401 - Dask has no types
    return client.submit(done_by_worker, packed, chunk, pure=False, retries=_RETRIES)


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
