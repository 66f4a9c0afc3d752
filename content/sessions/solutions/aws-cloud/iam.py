import json
import re


def matches(pattern, text):
    """Whether a pattern with * and ? fits the whole text."""
    parts = {"*": ".*", "?": "."}
    return re.fullmatch("".join(parts.get(character, re.escape(character)) for character in pattern), text, re.S)


def as_list(value):
    return value if isinstance(value, list) else [value]


def covers(statement, action, resource):
    """Whether a statement is about this request. Case matters in resources only."""
    return any(matches(one.lower(), action.lower()) for one in as_list(statement["Action"])) and any(
        matches(one, resource) for one in as_list(statement["Resource"])
    )


def decide(policy, action, resource):
    """'allowed', 'denied by a statement' or 'not allowed by any'."""
    effects = [one["Effect"] for one in policy["Statement"] if covers(one, action, resource)]
    if "Deny" in effects:
        return "denied by a statement"
    return "allowed" if "Allow" in effects else "not allowed by any"


def read_policy(name):
    with open(name, encoding="utf-8") as file:
        return json.load(file)
