def find_errors(flats, plane):
    by_area, by_age, base = plane
    return [
        by_area * area + by_age * age + base - price
        for area, age, price in flats
    ]


def loss(flats, plane):
    """The mean squared error of a plane."""
    errors = find_errors(flats, plane)
    return sum(error**2 for error in errors) / len(flats)


def gradient(flats, plane):
    """The derivatives of the loss with respect to by_area, by_age and base."""
    errors = find_errors(flats, plane)
    by_area = sum(error * area for error, (area, _, _) in zip(errors, flats))
    by_age = sum(error * age for error, (_, age, _) in zip(errors, flats))
    totals = by_area, by_age, sum(errors)
    return tuple(2 * total / len(flats) for total in totals)


def fit(flats, rate, steps):
    """The plane after this many steps downhill from zero."""
    start = plane = (0.0, 0.0, 0.0)
    for _ in range(steps):
        slopes = gradient(flats, plane)
        plane = tuple(v - rate * slope for v, slope in zip(plane, slopes))
    if loss(flats, plane) > loss(flats, start):
        raise ValueError(f"the loss grew: a rate of {rate} is too high")
    return plane
