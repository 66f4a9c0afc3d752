"""Tests for your plane.py. Keep both files in one folder and run: python3 test_plane.py"""

import random
import unittest

try:
    import plane
except ModuleNotFoundError:
    raise SystemExit("not yet: the first task is plane.py with loss(flats, plane); save it next to this file")

ON_PAPER = [(4, 10, 30), (6, 0, 44)]
# Centred: both columns have the mean 0.
CENTRED = [(-2, 5, 20), (0, -10, 44), (2, 5, 50), (-1, -3, 34), (1, 3, 42)]
source = random.Random(7)
FLATS = [(source.randint(3, 20), source.randint(0, 40), source.randint(20, 150)) for _ in range(30)]


class Plane(unittest.TestCase):
    def assert_near(self, found, wanted, message=None):
        self.assertEqual(len(found), len(wanted), "how many numbers there are")
        for one, other in zip(found, wanted):
            self.assertAlmostEqual(one, other, 5, message)

    def test_1_loss_on_paper(self):
        self.assertAlmostEqual(plane.loss(ON_PAPER, (0, 0, 0)), 1418, msg="the loss with errors of -30 and -44")

    def test_2_loss_of_a_perfect_plane(self):
        self.assertAlmostEqual(plane.loss([(4, 10, 31), (6, 0, 43)], (5, -0.2, 13)), 0)

    def test_3_gradient_on_paper(self):
        self.assert_near(plane.gradient(ON_PAPER, (0, 0, 0)), (-384, -300, -74))

    def test_4_gradient_by_finite_differences(self):
        def move(place, number, by):
            return tuple(value + by * (index == number) for index, value in enumerate(place))

        for _ in range(20):
            place = tuple(source.uniform(-3, 3) for _ in range(3))
            measured = [
                (plane.loss(FLATS, move(place, number, 0.01)) - plane.loss(FLATS, move(place, number, -0.01))) / 0.02
                for number in range(3)
            ]
            self.assert_near(plane.gradient(FLATS, place), measured, f"the gradient at {place}")

    def test_5_no_step_and_one_step(self):
        self.assert_near(plane.fit(ON_PAPER, 0.001, 0), (0, 0, 0))
        self.assert_near(plane.fit(ON_PAPER, 0.001, 1), (0.384, 0.3, 0.074))

    def test_6_fit_ends_where_the_gradient_is_zero(self):
        found = plane.fit(CENTRED, 0.02, 2000)
        self.assert_near(found, (7.189781, -0.649635, 38))
        self.assert_near(plane.gradient(CENTRED, found), (0, 0, 0))

    def test_7_a_rate_that_is_too_high_is_refused(self):
        with self.assertRaises(ValueError):
            plane.fit(CENTRED, 0.04, 60)


if __name__ == "__main__":
    unittest.main(failfast=True)
