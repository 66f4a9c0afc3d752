"""A ledger of shared bills, told by commands on standard input."""
import re
import sys
from abc import ABC, abstractmethod
from dataclasses import dataclass

MOST_PAISE = 99_999_999_999_99


class Refusal(Exception):
    """Why a command changes nothing."""


@dataclass(frozen=True, order=True)
class Money:
    """A sum in whole paise; it may be owed, that is, negative."""

    paise: int = 0

    @classmethod
    def parse(cls, text):
        match = re.fullmatch(r"([0-9]{1,11})(?:\.([0-9]{1,2}))?", text)
        if not match:
            raise Refusal(f"{text} is not an amount in rupees and paise")
        paise = int(match[1]) * 100 + int((match[2] or "").ljust(2, "0"))
        if not 0 < paise <= MOST_PAISE:
            raise Refusal(f"{text} is not an amount above zero")
        return cls(paise)

    def __add__(self, other):
        return Money(self.paise + other.paise)

    def __sub__(self, other):
        return Money(self.paise - other.paise)

    def __neg__(self):
        return Money(-self.paise)

    def __str__(self):
        rupees, paise = divmod(abs(self.paise), 100)
        return f"{'-' if self.paise < 0 else ''}{rupees}.{paise:02d}"


def share_by_weight(total, weights):
    """Shares in proportion to whole weights; paise left over go to those who lost the most by rounding down."""
    sum_of_weights = sum(weights)
    parts = [divmod(total.paise * weight, sum_of_weights) for weight in weights]
    left = total.paise - sum(share for share, _ in parts)
    by_loss = sorted(range(len(parts)), key=lambda place: -parts[place][1])
    lucky = set(by_loss[:left])
    return [Money(share + (place in lucky)) for place, (share, _) in enumerate(parts)]


class Split(ABC):
    """How a bill is divided; made from the words behind its kind."""

    def __init__(self, words):
        if not words:
            raise Refusal("nobody shares this bill")
        self.names, self.values = zip(*(self.read(word) for word in words))
        if len(set(self.names)) < len(self.names):
            raise Refusal("a name comes twice")

    def read(self, word):
        name, sign, value = word.partition("=")
        if not sign:
            raise Refusal(f"{word} has no share")
        return name, self.parse(value)

    @abstractmethod
    def parse(self, value): ...

    @abstractmethod
    def divide(self, total): ...


class Parts(Split):
    def parse(self, value):
        if not re.fullmatch("[0-9]{1,4}", value) or int(value) == 0:
            raise Refusal(f"{value} is not a whole number from 1 to 9999")
        return int(value)

    def divide(self, total):
        return share_by_weight(total, self.values)


class Percent(Parts):
    def divide(self, total):
        if sum(self.values) != 100:
            raise Refusal(f"the shares are {sum(self.values)} percent")
        return super().divide(total)


class Equal(Parts):
    def read(self, word):
        return word, 1


class Exact(Split):
    def parse(self, value):
        return Money.parse(value)

    def divide(self, total):
        if sum(self.values, Money()) != total:
            raise Refusal(f"the shares add up to {sum(self.values, Money())}")
        return list(self.values)


SPLITS = {"equal": Equal, "exact": Exact, "percent": Percent, "parts": Parts}


@dataclass(frozen=True)
class Entry:
    """A line of the ledger: what each friend's balance gains or loses by it. The changes add up to zero."""

    label: str
    changes: tuple

    def __post_init__(self):
        assert sum((change for _, change in self.changes), Money()) == Money()

    def reverse(self):
        return Entry(f"undo:{self.label}", tuple((name, -change) for name, change in self.changes))


class Ledger:
    """Friends and entries, in their order. Nothing is ever taken out."""

    def __init__(self):
        self.friends = []
        self.entries = {}

    def add_friend(self, name):
        if name in self.friends:
            raise Refusal(f"{name} is a friend already")
        self.friends.append(name)

    def record(self, entry):
        if entry.label in self.entries:
            raise Refusal(f"{entry.label} is in the ledger already")
        for name, _ in entry.changes:
            if name not in self.friends:
                raise Refusal(f"{name} is not a friend")
        self.entries[entry.label] = entry

    def undo(self, label):
        if label not in self.entries or label.startswith("undo:"):
            raise Refusal(f"there is no entry {label}")
        self.record(self.entries[label].reverse())

    def get_balances(self):
        balances = dict.fromkeys(self.friends, Money())
        for entry in self.entries.values():
            for name, change in entry.changes:
                balances[name] += change
        return balances


def settle(balances):
    """Payments that bring every balance to zero: each one settles at least one friend."""
    debtors = [[name, -balance] for name, balance in balances.items() if balance < Money()]
    creditors = [[name, balance] for name, balance in balances.items() if balance > Money()]
    payments = []
    while debtors:
        debtor, creditor = debtors[-1], creditors[-1]
        amount = min(debtor[1], creditor[1])
        payments.append((debtor[0], creditor[0], amount))
        for side, party in ((debtors, debtor), (creditors, creditor)):
            party[1] -= amount
            if party[1] == Money():
                side.pop()
    return payments


def check_id(text):
    if not re.fullmatch("[A-Za-z0-9]+", text):
        raise Refusal(f"{text} is not an id of letters and digits")
    return text


class Commands:
    """The words of a command, turned into calls of the ledger."""

    def __init__(self):
        self.ledger = Ledger()

    def answer(self, line):
        name, *words = line.split()
        try:
            command = getattr(self, f"do_{name}", None)
            if not command:
                raise Refusal(f"there is no command {name}")
            return command(words)
        except ValueError:
            return f"error {name} has another number of words"
        except Refusal as refusal:
            return f"error {refusal}"

    def do_friend(self, words):
        [name] = words
        self.ledger.add_friend(check_id(name))
        return "ok"

    def do_bill(self, words):
        label, payer, amount, kind, *shares = words
        total = Money.parse(amount)
        if kind not in SPLITS:
            raise Refusal(f"there is no split {kind}")
        split = SPLITS[kind](shares)
        parts = list(zip(split.names, split.divide(total)))
        owed = [(name, -share) for name, share in parts]
        self.ledger.record(Entry(check_id(label), ((payer, total), *owed)))
        return "ok " + " ".join(f"{name} {share}" for name, share in parts)

    def do_pay(self, words):
        label, giver, taker, amount = words
        if giver == taker:
            raise Refusal(f"{giver} is on both sides")
        money = Money.parse(amount)
        self.ledger.record(Entry(check_id(label), ((giver, money), (taker, -money))))
        return "ok"

    def do_undo(self, words):
        [label] = words
        self.ledger.undo(label)
        return "ok"

    def do_balances(self, words):
        [] = words
        return " ".join(f"{name} {balance}" for name, balance in self.ledger.get_balances().items()) or "none"

    def do_settle(self, words):
        [] = words
        payments = settle(self.ledger.get_balances())
        return " ".join(f"{giver}>{taker} {amount}" for giver, taker, amount in payments) or "none"

    def do_history(self, words):
        [] = words
        return " ".join(self.ledger.entries) or "none"


if __name__ == "__main__":
    commands = Commands()
    for line in sys.stdin:
        if line.strip():
            print(commands.answer(line))
