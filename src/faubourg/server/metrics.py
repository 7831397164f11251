"""What is counted, for Prometheus: a registry of its own, and meters that are cheap to turn."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

CONTENT_TYPE = CONTENT_TYPE_LATEST
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One of each process. Labels are only ever our own words: codes, routes, kinds."""

    def __init__(self, version: str) -> None:
        self.registry = CollectorRegistry()
        self.up = Gauge("faubourg_up", "The version that runs", ["version"], registry=self.registry)
        self.up.labels(version).set(1)
        self.gestures = self.counter("gestures", "Gestures accepted and stored")
        self.refused = self.counter("refused", "Messages refused", "code")
        self.drafts = self.counter("drafts", "Drafts answered")
        self.messages = self.counter("messages", "Messages received on WebSockets")
        self.limited = self.counter("limited", "Requests and messages turned away by a limit", "rule")
        self.bots_failed = self.counter("bots_failed", "Bots that could not answer")
        self.requests = self.counter("http_requests", "HTTP requests", "method", "route", "status")
        self.connections = self.gauge("connections", "WebSockets open")
        self.tables = self.gauge("tables_in_memory", "Tables in memory")
        self.latency = self.histogram("move_seconds", "From a gesture received to its broadcast", SECONDS)
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
