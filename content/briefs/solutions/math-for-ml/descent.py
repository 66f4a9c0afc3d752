"""Three ways down a surface, from first principles."""
from math import sqrt


def surface(point):
    x, y = point
    return (x * x - 1) ** 2 / 4 + x / 10 + 5 * (y - x * x / 2) ** 2


def gradient(point):
    x, y = point
    across = y - x * x / 2
    return (x * x * x - x + 0.1 - 10 * x * across, 10 * across)


def hessian(point):
    x, y = point
    return ((3 * x * x - 1 - 10 * (y - x * x / 2) + 10 * x * x, -10 * x), (-10 * x, 10.0))


def largest_rate(point):
    """The limit below which plain descent is stable near a minimum: 2 / the largest eigenvalue of the Hessian."""
    (a, b), (_, c) = hessian(point)
    return 2 / ((a + c) / 2 + sqrt(((a - c) / 2) ** 2 + b * b))


def estimate_gradient(function, point, width=1e-5):
    slopes = []
    for place in range(len(point)):
        right, left = list(point), list(point)
        right[place] += width
        left[place] -= width
        slopes.append((function(tuple(right)) - function(tuple(left))) / (2 * width))
    return tuple(slopes)


def plain(gradient, start, rate, steps):
    path = [tuple(start)]
    for _ in range(steps):
        path.append(tuple(x - rate * g for x, g in zip(path[-1], gradient(path[-1]))))
    return path


def momentum(gradient, start, rate, steps, beta=0.9):
    path, velocity = [tuple(start)], [0.0] * len(start)
    for _ in range(steps):
        velocity = [beta * v + g for v, g in zip(velocity, gradient(path[-1]))]
        path.append(tuple(x - rate * v for x, v in zip(path[-1], velocity)))
    return path


def adam(gradient, start, rate, steps, beta1=0.9, beta2=0.999, epsilon=1e-8):
    path, mean, square = [tuple(start)], [0.0] * len(start), [0.0] * len(start)
    for step in range(1, steps + 1):
        slopes = gradient(path[-1])
        mean = [beta1 * m + (1 - beta1) * g for m, g in zip(mean, slopes)]
        square = [beta2 * s + (1 - beta2) * g * g for s, g in zip(square, slopes)]
        moves = [
            (m / (1 - beta1**step)) / (sqrt(s / (1 - beta2**step)) + epsilon) for m, s in zip(mean, square)
        ]
        path.append(tuple(x - rate * move for x, move in zip(path[-1], moves)))
    return path
