def find_errors(flats, plane):
    by_area, by_age, base = plane
    return [by_area * area + by_age * age + base - price for area, age, price in flats]


def loss(flats, plane):
    """The mean squared error of a plane."""
    return sum(error * error for error in find_errors(flats, plane)) / len(flats)


def gradient(flats, plane):
    """The derivatives of the loss: by the factor of the area, by that of the age, and by the base."""
    errors = find_errors(flats, plane)
    by_area = sum(error * area for error, (area, _, _) in zip(errors, flats))
    by_age = sum(error * age for error, (_, age, _) in zip(errors, flats))
    return tuple(2 * total / len(flats) for total in (by_area, by_age, sum(errors)))


def fit(flats, rate, steps):
    """The plane after this many steps downhill from zero."""
    start = plane = (0.0, 0.0, 0.0)
    for _ in range(steps):
        plane = tuple(value - rate * slope for value, slope in zip(plane, gradient(flats, plane)))
    if loss(flats, plane) > loss(flats, start):
        raise ValueError(f"the loss has grown in {steps} steps: a rate of {rate} is too high")
    return plane
