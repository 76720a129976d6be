"""Surveys (a floor above sharing): one question asked of very many boards, on this machine or on a cluster.

A ``Survey`` is the question with its cards: which values differ between editions, which pairs of cards give another
answer in another order or depend on one another, which words are not read, what a change of the rules touches.
``run_survey`` asks it board by board and leaves one file, the same whatever number of workers had a part in it;
``read_results`` reads such a file. Workers get cards, no windows; Dask and pyarrow are loaded where they are needed.
"""

from __future__ import annotations

from inspector.survey.asked import Survey, SurveyKind, change_of, survey_of
from inspector.survey.cluster import cluster_engine, has_dask
from inspector.survey.errors import SurveyError
from inspector.survey.results import SurveyResult, read_results, results_as_json, strongest
from inspector.survey.running import Engine, SurveyProgress, plain_engine, run_survey

__all__ = [
    "Engine",
    "Survey",
    "SurveyError",
    "SurveyKind",
    "SurveyProgress",
    "SurveyResult",
    "change_of",
    "cluster_engine",
    "has_dask",
    "plain_engine",
    "read_results",
    "results_as_json",
    "run_survey",
    "strongest",
    "survey_of",
]
