"""What is counted, for Prometheus: a registry of its own, and meters that are cheap to turn."""

from bisect import bisect_left
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

CONTENT_TYPE = CONTENT_TYPE_LATEST
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Tally:
    """A counter for what happens with every message: turned in one thread alone, so it needs no lock."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self.name = f"faubourg_{name}"
        self.about = about
        self.count = 0
        registry.register(self)

    def inc(self) -> None:
        self.count += 1

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily(self.name, self.about, value=self.count)


class Stopwatch:
    """A histogram of the same kind."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self.name = f"faubourg_{name}"
        self.about = about
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterable[Metric]:
        so_far = 0
        buckets: list[tuple[str, float]] = []
        for limit, count in zip((*map(str, SECONDS), "+Inf"), self.counts, strict=True):
            so_far += count
            buckets.append((limit, so_far))
        yield HistogramMetricFamily(self.name, self.about, buckets=buckets, sum_value=self.total)


class Metrics:
    """One of each process. Labels are only ever our own words: codes, routes, kinds."""

    def __init__(self, version: str) -> None:
        self.registry = CollectorRegistry()
        self.up = Gauge("faubourg_up", "The version that runs", ["version"], registry=self.registry)
        self.up.labels(version).set(1)
        self.gestures = Tally("gestures", "Gestures accepted and stored", self.registry)
        self.refused = self.counter("refused", "Messages refused", "code")
        self.drafts = self.counter("drafts", "Drafts answered")
        self.messages = Tally("messages", "Messages received on WebSockets", self.registry)
        self.limited = self.counter("limited", "Requests and messages turned away by a limit", "rule")
        self.bots_failed = self.counter("bots_failed", "Bots that could not answer")
        self.requests = self.counter("http_requests", "HTTP requests", "method", "route", "status")
        self.connections = self.gauge("connections", "WebSockets open")
        self.tables = self.gauge("tables_in_memory", "Tables in memory")
        self.latency = Stopwatch("move_seconds", "From a gesture received to its broadcast", self.registry)
        self.bot_seconds = self.histogram("bot_seconds", "How long bots were waited for", (*SECONDS, 5.0, 10.0, 20.0))

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"faubourg_{name}", about, labels, registry=self.registry)

    def gauge(self, name: str, about: str) -> Gauge:
        """Turned by `inc` and `dec`, or read when asked for by `set_function`."""
        return Gauge(f"faubourg_{name}", about, registry=self.registry)

    def histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"faubourg_{name}", about, registry=self.registry, buckets=buckets)

    def render(self) -> bytes:
        """The meters as text; the times at which they were made, half of the lines, are left out."""
        lines = generate_latest(self.registry).splitlines(keepends=True)
        return b"".join(line for line in lines if b"_created" not in line)
