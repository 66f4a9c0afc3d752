"""Checks your descent.py against cases that can be solved on paper. Run it with: python3 -m unittest test_descent"""
import csv
import math
import random
import unittest

try:
    import descent
except ModuleNotFoundError as error:
    raise SystemExit(f"not yet: the first task is {error.name}.py; save it next to this file")

source = random.Random(3)
POINTS = [(source.uniform(-2, 2), source.uniform(-1, 3)) for _ in range(100)]


def find_root(low, high):
    """The zero of x³ - x + 0.1 between two places where its sign differs, by halving."""
    for _ in range(100):
        middle = (low + high) / 2
        same = (low**3 - low + 0.1 < 0) == (middle**3 - middle + 0.1 < 0)
        low, high = (middle, high) if same else (low, middle)
    return low


# On the valley's floor y = x²/2 only the zeros of that cubic are stationary.
DEEP, SADDLE, SHALLOW = ((x, x * x / 2) for x in (find_root(-2, -0.6), find_root(-0.5, 0.5), find_root(0.6, 2)))


def bowl(*curvatures):
    """The gradient of half the sum of curvature times x squared."""
    return lambda point: tuple(curvature * x for curvature, x in zip(curvatures, point))


def read(point):
    return tuple(float(x) for x in point)


class DescentTest(unittest.TestCase):
    def assert_near(self, got, wanted, message="", within=1e-9):
        got, wanted = read(got), read(wanted)
        self.assertEqual(len(got), len(wanted), message)
        for place, (g, w) in enumerate(zip(got, wanted)):
            if not abs(g - w) <= within * max(1, abs(w)):
                self.fail(f"{message or 'wrong'}: coordinate {place} is {g}, and should be {w}")

    def assert_path(self, path, points, message):
        path = list(path)
        self.assertEqual(len(path), len(points), f"{message}: a path has its start and one point for each step")
        for step, (got, wanted) in enumerate(zip(path, points)):
            self.assert_near(got, wanted, f"{message}, point {step}")

    # The surface

    def test_surface_at_points_done_on_paper(self):
        for point, height in {(0, 0): 0.25, (1, 0.5): 0.1, (-1, 0.5): -0.1, (0, 1): 5.25, (2, 2): 2.45}.items():
            self.assertAlmostEqual(float(descent.surface(point)), height, 12, f"surface({point})")

    def test_gradient_at_points_done_on_paper(self):
        for point, slopes in {(0, 0): (0.1, 0), (0, 1): (0.1, 10), (2, 2): (6.1, 0), (1, 1.5): (-9.9, 10)}.items():
            self.assert_near(descent.gradient(point), slopes, f"gradient({point})")

    def test_gradient_is_the_slope_of_the_surface(self):
        for x, y in POINTS:
            h = 1e-6
            right, left = descent.surface((x + h, y)), descent.surface((x - h, y))
            up, down = descent.surface((x, y + h)), descent.surface((x, y - h))
            slopes = ((right - left) / (2 * h), (up - down) / (2 * h))
            self.assert_near(descent.gradient((x, y)), slopes, f"gradient at ({x:.3f}, {y:.3f})", within=1e-6)

    def test_gradient_vanishes_at_the_three_stationary_points(self):
        for point in (DEEP, SADDLE, SHALLOW):
            self.assert_near(descent.gradient(point), (0, 0), f"gradient({point})")

    def test_hessian_is_the_slope_of_the_gradient(self):
        for x, y in POINTS:
            h = 1e-6
            pairs = (((x + h, y), (x - h, y)), ((x, y + h), (x, y - h)))
            for column, (more, less) in enumerate(pairs):
                upper, lower = read(descent.gradient(more)), read(descent.gradient(less))
                for row in (0, 1):
                    slope = (upper[row] - lower[row]) / (2 * h)
                    entry = descent.hessian((x, y))[row][column]
                    self.assert_near((entry,), (slope,), f"entry {row},{column} at ({x:.3f}, {y:.3f})", within=1e-5)

    def test_hessian_tells_minima_from_the_saddle(self):
        for name, point, sign in (("deep", DEEP, 1), ("saddle", SADDLE, -1), ("shallow", SHALLOW, 1)):
            (a, b), (c, d) = descent.hessian(point)
            self.assertGreater(sign * float(a * d - b * c), 0, f"the determinant at the {name} point has the wrong sign")

    # Finite differences

    def test_estimate_takes_both_sides(self):
        cube = lambda point: point[0] ** 3
        [slope] = read(descent.estimate_gradient(cube, (1.0,), width=0.1))
        self.assertAlmostEqual(slope, 3.01, 9, "for x³ at 1 a central difference of width 0.1 is 3.01, a one-sided one 3.31")

    def test_estimate_in_three_dimensions(self):
        function = lambda point: point[0] * point[1] ** 2 - 4 * point[2]
        self.assert_near(descent.estimate_gradient(function, (2.0, 3.0, 5.0)), (9, 12, -4), within=1e-6)

    # Plain descent

    def test_plain_in_a_bowl(self):
        rate, curvatures, start = 0.1, (1.0, 4.0, 12.0), (3.0, -2.0, 1.0)
        wanted = [tuple((1 - rate * c) ** n * x for c, x in zip(curvatures, start)) for n in range(31)]
        self.assert_path(descent.plain(bowl(*curvatures), start, rate, 30), wanted, "plain")

    def test_plain_leaves_a_bowl_that_is_too_steep(self):
        path = descent.plain(bowl(10.0), (1.0,), 0.21, 100)
        self.assertGreater(abs(read(path[-1])[0]), 1000, "a rate above 2 / curvature must run away: do not hide it")

    def test_largest_rate_decides_at_both_minima(self):
        for name, (x, y) in (("deep", DEEP), ("shallow", SHALLOW)):
            limit = float(descent.largest_rate((x, y)))
            near = (x + 1e-4, y - 1e-4)
            below = math.dist(read(descent.plain(descent.gradient, near, 0.97 * limit, 1000)[-1]), (x, y))
            above = math.dist(read(descent.plain(descent.gradient, near, 1.03 * limit, 1000)[-1]), (x, y))
            self.assertLess(below, 1e-8, f"just below largest_rate, plain descent must reach the {name} minimum")
            self.assertGreater(above, 1e-3, f"just above largest_rate, plain descent must leave the {name} minimum")

    # Momentum

    def test_momentum_without_memory_is_plain_descent(self):
        plain = [read(point) for point in descent.plain(descent.gradient, (1.5, 0.0), 0.01, 50)]
        self.assert_path(descent.momentum(descent.gradient, (1.5, 0.0), 0.01, 50, beta=0.0), plain, "beta 0")

    def test_momentum_adds_the_last_move(self):
        slope, rate, beta = bowl(1.0, 9.0), 0.05, 0.8
        points = [(2.0, -1.0)]
        for _ in range(40):
            now, last = points[-1], points[-2] if len(points) > 1 else points[-1]
            points.append(tuple(x - rate * g + beta * (x - old) for x, g, old in zip(now, slope(now), last)))
        self.assert_path(descent.momentum(slope, points[0], rate, 40, beta=beta), points, "momentum")

    def test_momentum_on_a_ramp_reaches_its_final_speed(self):
        path = [read(point) for point in descent.momentum(lambda point: (1.0,), (0.0,), 0.1, 300)]
        self.assertAlmostEqual(path[-2][0] - path[-1][0], 1.0, 9, "with beta 0.9 the move grows to ten times the rate")

    # Adam

    def test_first_step_of_adam_has_the_size_of_the_rate(self):
        for scale in (1e-3, 1.0, 1e6):
            first = descent.adam(lambda point: (scale, -scale), (0.0, 0.0), 0.1, 1)[-1]
            self.assert_near(first, (-0.1, 0.1), f"gradient {scale}: are both means corrected?", within=1e-4)

    def test_adam_on_a_ramp_keeps_its_step(self):
        path = descent.adam(lambda point: (7.0,), (0.0,), 0.01, 200)
        self.assert_near(path[-1], (-2.0,), "200 steps of 0.01 down a ramp", within=1e-6)

    def test_second_step_of_adam_after_a_turn(self):
        slopes = iter([(1.0,), (-1.0,)])
        path = descent.adam(lambda point: next(slopes), (0.0,), 0.1, 2)
        # Means after two steps: -0.01 / 0.19 and 0.001999 / 0.001999; with beta1 0.5 and beta2 0.5: -0.25 / 0.75 and 1.
        self.assert_near(path[-1], (-0.1 + 0.1 * 0.01 / 0.19,), "slopes 1, then -1", within=1e-6)
        slopes = iter([(1.0,), (-1.0,)])
        path = descent.adam(lambda point: next(slopes), (0.0,), 0.1, 2, beta1=0.5, beta2=0.5)
        self.assert_near(path[-1], (-0.1 + 0.1 / 3,), "the same with beta1 and beta2 0.5", within=1e-6)

    # All three, on the given points

    def test_methods_leave_their_start_alone(self):
        for method in (descent.plain, descent.momentum, descent.adam):
            start = [1.0, 2.0]
            path = method(descent.gradient, start, 0.001, 3)
            self.assertEqual(start, [1.0, 2.0], f"{method.__name__} has changed the list it was given")
            self.assertEqual(len({read(point) for point in path}), 4, f"{method.__name__} returns one point many times")

    def test_plain_descent_from_the_given_starts(self):
        with open("starts.csv", newline="", encoding="utf-8") as file:
            starts = [(float(row["x"]), float(row["y"])) for row in csv.DictReader(file)]
        ends = [read(descent.plain(descent.gradient, start, 0.01, 4000)[-1]) for start in starts]
        counts = [sum(math.dist(end, minimum) < 0.01 for end in ends) for minimum in (DEEP, SHALLOW)]
        self.assertEqual(len(starts), 200, "run starts.py again: the file is not the given one")
        self.assertEqual(sum(counts), 200, "at rate 0.01, after 4,000 steps, each start has reached a minimum")
        self.assertEqual(counts, [107, 93], "starts that end in the deep and in the shallow minimum")


if __name__ == "__main__":
    unittest.main()
