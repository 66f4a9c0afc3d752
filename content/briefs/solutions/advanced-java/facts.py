"""How many calls of trace.csv the brief says are allowed: exactly, and by two mistakes."""

import unittest
from pathlib import Path

from make_trace import make_trace

TRACE = make_trace()


def replay(pour, token):
    """Replays the trace on buckets of 20 tokens; pour(held, millis) is what a bucket then holds, token what a call costs."""
    buckets, allowed = {}, 0
    for now, client in TRACE:
        held, since = buckets.get(client, (20 * token, now))
        held = min(20 * token, pour(held, now - since))
        if held >= token:
            held -= token
            allowed += 1
        buckets[client] = (held, now)
    return allowed


class Facts(unittest.TestCase):
    def check(self, fact):
        assert fact in Path("advanced-java.md").read_text(encoding="utf-8"), f"advanced-java.md does not say '{fact}'"

    def test_calls(self):
        assert len(TRACE) == 20_000, f"make_trace.py makes {len(TRACE)} calls and not 20,000"

    def test_exact(self):
        self.check(f"trace.csv is allowed {replay(lambda held, millis: held + millis, 250):,} times")

    def test_dropped_remainder(self):
        allowed = replay(lambda held, millis: held + millis // 250, 1)
        self.check(f"drops the remainder when it refills allows {allowed:,} calls")

    def test_floating_point(self):
        self.check(f"as a `double` allows {replay(lambda held, millis: held + millis * (1.0 / 250), 1):,}")
