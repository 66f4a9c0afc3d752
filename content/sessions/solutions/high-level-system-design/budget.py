from fractions import Fraction


class RetryBudget:
    """First tries earn a share of a retry; a retry costs one."""

    def __init__(self, share, most):
        self.share = Fraction(str(share))
        self.most = Fraction(str(most))
        self.left = self.most

    def first_try(self):
        self.left = min(self.left + self.share, self.most)

    def may_retry(self):
        if self.left < 1:
            return False
        self.left -= 1
        return True
