from math import sqrt
from statistics import mean, stdev

T = 2.1  # Student's t, 95%, ten runs against ten


def verdict(before, after):
    """'worse', 'better' or 'cannot tell', from repeated runs."""
    for scores in before, after:
        if len(scores) < 10:
            raise ValueError(f"ten runs or more, not {len(scores)}")
    change = mean(after) - mean(before)
    before_part = stdev(before) ** 2 / len(before)
    after_part = stdev(after) ** 2 / len(after)
    error = sqrt(before_part + after_part)
    if change + T * error < 0:
        return "worse"
    if change - T * error > 0:
        return "better"
    return "cannot tell"


def to_read(before, after):
    """Questions that lost six or more right answers, worst first."""
    losses = {
        question: sum(before[question]) - sum(after[question])
        for question in before
    }
    large = [name for name, loss in losses.items() if loss >= 6]
    return sorted(large, key=lambda name: (-losses[name], name))
