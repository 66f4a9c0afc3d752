"""Eight of the ten functions are wrong as they are given."""

import unittest

import suspects
import test_trial


class Facts(unittest.TestCase):
    def test_eight_are_wrong(self):
        wrong = [name for name in test_trial.NAMES if test_trial.find_fault(name, getattr(suspects, name))]
        assert len(wrong) == 8, f"{len(wrong)} functions of suspects.py are wrong and not 8: {', '.join(wrong)}"
