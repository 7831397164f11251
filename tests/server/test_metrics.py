"""What Prometheus is told."""

import time

import faubourg
from faubourg.server.operation.metrics import CONTENT_TYPE, Metrics


def test_a_new_server_tells_that_it_is_up_and_which_version() -> None:
    text = Metrics(faubourg.__version__).render().decode()
    assert f'faubourg_up{{version="{faubourg.__version__}"}} 1.0' in text
    assert CONTENT_TYPE.startswith("text/plain")


def test_meters_turn() -> None:
    metrics = Metrics("1")
    for _ in range(3):
        metrics.gestures.inc()
    metrics.refused.labels("stale").inc()
    metrics.connections.inc()
    metrics.connections.inc()
    metrics.connections.dec()
    metrics.latency.observe(0.004)
    metrics.latency.observe(9.0)
    text = metrics.render().decode()
    assert "faubourg_gestures_total 3.0" in text
    assert 'faubourg_refused_total{code="stale"} 1.0' in text
    assert "faubourg_connections 1.0" in text
    assert 'faubourg_move_seconds_bucket{le="0.0025"} 0.0' in text
    assert 'faubourg_move_seconds_bucket{le="0.005"} 1.0' in text
    assert 'faubourg_move_seconds_bucket{le="2.5"} 1.0' in text
    assert 'faubourg_move_seconds_bucket{le="+Inf"} 2.0' in text
    assert "faubourg_move_seconds_count 2.0" in text
    assert "faubourg_move_seconds_sum 9.004" in text


def test_a_gauge_can_be_read_when_it_is_asked_for() -> None:
    metrics = Metrics("1")
    tables: dict[str, int] = {}
    metrics.tables.set_function(lambda: len(tables))
    tables["a"] = 1
    assert "faubourg_tables_in_memory 1.0" in metrics.render().decode()


def test_two_servers_in_one_process_count_apart() -> None:
    first, second = Metrics("1"), Metrics("1")
    first.gestures.inc()
    assert "faubourg_gestures_total 0.0" in second.render().decode()


def test_every_meter_is_explained_and_nothing_else_is_told() -> None:
    lines = Metrics("1").render().decode().splitlines()
    assert all(line.startswith(("# HELP faubourg_", "# TYPE faubourg_", "faubourg_")) for line in lines)
    assert not any("_created" in line for line in lines)


def test_a_move_costs_less_than_a_tenth_of_a_millisecond() -> None:
    metrics = Metrics("1")
    best = 1.0
    for _ in range(5):
        # By the processor's time: the machine may be busy.
        before = time.process_time()
        for _ in range(200):
            metrics.gestures.inc()
            metrics.gestures.inc()
            metrics.messages.inc()
            metrics.latency.observe(0.003)
        best = min(best, (time.process_time() - before) / 200)
    assert best < 0.0001
