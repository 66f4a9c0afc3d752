from math import sqrt
from statistics import mean, stdev

T = 2.1  # Student's t, 95%, ten runs against ten


def verdict(before, after):
    """'worse', 'better' or 'cannot tell', from the scores of repeated runs."""
    for scores in before, after:
        if len(scores) < 10:
            raise ValueError(f"at least ten runs are needed, not {len(scores)}")
    change = mean(after) - mean(before)
    error = sqrt(stdev(before) ** 2 / len(before) + stdev(after) ** 2 / len(after))
    if change + T * error < 0:
        return "worse"
    if change - T * error > 0:
        return "better"
    return "cannot tell"


def to_read(before, after):
    """The questions that lost at least six right answers, the largest loss first."""
    losses = {question: sum(before[question]) - sum(after[question]) for question in before}
    large = [question for question, loss in losses.items() if loss >= 6]
    return sorted(large, key=lambda question: (-losses[question], question))
