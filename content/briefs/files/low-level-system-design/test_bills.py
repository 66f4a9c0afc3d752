"""Gives commands to your program and checks its answers. Run it with: python3 -m unittest test_bills

The program is bills.py in this folder, or the command in the variable BILLS, such as: BILLS="java -cp out Bills"
"""
import os
import shlex
import subprocess
import sys
import unittest
from fractions import Fraction

from trip import make_trip

PROGRAM = shlex.split(os.environ.get("BILLS", ""), posix=os.name != "nt") or [sys.executable, "bills.py"]
TRIPS = range(1, 26)
if "BILLS" not in os.environ and not os.path.exists("bills.py"):
    sys.exit("not yet: the first task is bills.py, which prints 'ok' for 'friend Asha'; save it next to this file")

FRIENDS = ["friend Asha", "friend Bilal", "friend Chitra", "friend Dev"]


def run(commands):
    """The answers of a new process to commands, one line each."""
    text = "".join(f"{command}\n" for command in commands)
    done = subprocess.run(PROGRAM, input=text, capture_output=True, encoding="utf-8", timeout=120)
    if done.returncode != 0:
        raise AssertionError(f"the program ended with code {done.returncode}:\n{done.stderr[-2000:]}")
    answers = done.stdout.splitlines()
    if len(answers) != len(commands):
        raise AssertionError(f"{len(commands)} commands need {len(commands)} lines of output, and got {len(answers)}")
    return answers


def to_paise(text):
    """Reads an amount strictly: a sign if it is owed, rupees, a dot, two digits."""
    sign = -1 if text.startswith("-") else 1
    rupees, dot, paise = text.lstrip("-").partition(".")
    if not (dot and rupees.isdigit() and len(paise) == 2 and paise.isdigit()) or text == "-0.00":
        raise AssertionError(f"'{text}' isn't in the form 5.00 or -5.00")
    return sign * (int(rupees) * 100 + int(paise))


def to_pairs(answer):
    words = answer.split()
    if len(words) % 2:
        raise AssertionError(f"'{answer}' is not made of names and amounts")
    return {name: to_paise(amount) for name, amount in zip(words[::2], words[1::2])}


def get_shares(answer):
    if not answer.startswith("ok "):
        raise AssertionError(f"for a correct bill the program printed '{answer}'")
    return to_pairs(answer[3:])


def get_exact_shares(words):
    """The shares of a bill in paise before any rounding."""
    amount, kind, pairs = to_paise(words[3]), words[4], [word.partition("=")[::2] for word in words[5:]]
    if kind == "exact":
        return {name: Fraction(to_paise(value)) for name, value in pairs}
    total = sum(int(value or 1) for _, value in pairs)
    return {name: Fraction(amount * int(value or 1), total) for name, value in pairs}


class ExampleTest(unittest.TestCase):
    """Small cases whose answers you can check on paper."""

    def check(self, commands, *wanted):
        answers = run([*FRIENDS, *commands])[len(FRIENDS) :]
        for command, answer, want in zip(commands, answers, wanted, strict=True):
            if want == "error":
                self.assertTrue(answer.startswith("error ") and len(answer) > 8, f"'{command}' must be refused: {answer}")
            else:
                self.assertEqual(answer, want, f"the answer to '{command}'")

    def test_a_new_ledger_is_empty(self):
        commands = ["balances", "settle", "history"]
        self.check(commands, "Asha 0.00 Bilal 0.00 Chitra 0.00 Dev 0.00", "none", "none")

    def test_equal_shares_and_their_last_paisa(self):
        self.check(
            ["bill b1 Asha 100 equal Chitra Asha Bilal", "bill b2 Dev 0.02 equal Asha Bilal Chitra", "balances"],
            "ok Chitra 33.34 Asha 33.33 Bilal 33.33",
            "ok Asha 0.01 Bilal 0.01 Chitra 0.00",
            "Asha 66.66 Bilal -33.34 Chitra -33.34 Dev 0.02",
        )

    def test_the_paisa_goes_to_the_largest_loss(self):
        self.check(
            ["bill b1 Asha 1.00 parts Asha=1 Bilal=5", "bill b2 Asha 0.11 percent Asha=33 Bilal=33 Chitra=34"],
            "ok Asha 0.17 Bilal 0.83",
            "ok Asha 0.04 Bilal 0.03 Chitra 0.04",
        )

    def test_exact_shares(self):
        self.check(
            ["bill b1 Dev 750.5 exact Asha=500 Bilal=250.50", "balances"],
            "ok Asha 500.00 Bilal 250.50",
            "Asha -500.00 Bilal -250.50 Chitra 0.00 Dev 750.50",
        )

    def test_ten_paise_three_times(self):
        bills = [f"bill b{number} Asha 0.10 equal Bilal" for number in (1, 2, 3)]
        self.check([*bills, "settle"], *["ok Bilal 0.10"] * 3, "Bilal>Asha 0.30")

    def test_large_amounts_keep_their_paise(self):
        self.check(
            ["bill b1 Asha 99999999999.99 equal Bilal Chitra", "bill b2 Asha 0.01 equal Bilal", "balances"],
            "ok Bilal 50000000000.00 Chitra 49999999999.99",
            "ok Bilal 0.01",
            "Asha 100000000000.00 Bilal -50000000000.01 Chitra -49999999999.99 Dev 0.00",
        )

    def test_a_payment_settles_a_debt(self):
        self.check(
            ["bill b1 Asha 40 equal Asha Bilal", "pay p1 Bilal Asha 20", "balances", "settle"],
            "ok Asha 20.00 Bilal 20.00",
            "ok",
            "Asha 0.00 Bilal 0.00 Chitra 0.00 Dev 0.00",
            "none",
        )

    def test_undo_reverses_an_entry_and_keeps_it(self):
        self.check(
            ["bill b1 Asha 40 equal Bilal", "pay p1 Dev Asha 1.5", "undo b1", "undo b1", "undo b9", "balances", "history"],
            *["ok Bilal 40.00", "ok", "ok", "error", "error"],
            "Asha -1.50 Bilal 0.00 Chitra 0.00 Dev 1.50",
            "b1 p1 undo:b1",
        )

    def test_what_is_wrong_is_refused_and_changes_nothing(self):
        wrong = [
            "bill b2 Asha 10.001 equal Bilal",
            "bill b2 Asha 0 equal Bilal",
            "bill b2 Asha -5 equal Bilal",
            "bill b2 Asha 1e3 equal Bilal",
            "bill b2 Asha 1,000 equal Bilal",
            "bill b2 Asha nan equal Bilal",
            "bill b2 Asha 10 equal",
            "bill b2 Asha 10 equal Bilal Bilal",
            "bill b2 Asha 10 equal Bilal Esha",
            "bill b2 Esha 10 equal Bilal",
            "bill b2 Asha 10 fairly Bilal",
            "bill b2 Asha 10 exact Bilal=4 Chitra=5.99",
            "bill b2 Asha 10 percent Bilal=50 Chitra=49",
            "bill b2 Asha 10 percent Bilal=110 Chitra=-10",
            "bill b2 Asha 10 parts Bilal=0 Chitra=1",
            "bill b2 Asha 10 parts Bilal=1.5",
            "bill b2 Asha 10 parts Bilal",
            "bill b1 Asha 10 equal Bilal",
            "pay b1 Bilal Asha 5",
            "pay p1 Bilal Bilal 5",
            "pay p1 Bilal Asha",
            "pay p1 Bilal Esha 5",
            "friend Asha",
            "dance",
        ]
        commands = ["bill b1 Asha 10 equal Bilal", *wrong, "balances", "history"]
        balances = "Asha 10.00 Bilal -10.00 Chitra 0.00 Dev 0.00"
        self.check(commands, "ok Bilal 10.00", *["error"] * len(wrong), balances, "b1")


class PropertyTest(unittest.TestCase):
    """Rules that hold for every trip, tried on 25 of them."""

    @classmethod
    def setUpClass(cls):
        cls.trips = [(seed, commands, run(commands)) for seed, commands in ((seed, make_trip(seed)) for seed in TRIPS)]

    def check_each(self, kind, check):
        """Gives each command of a kind to a check: its words, its answer, and all commands and answers before it."""
        for seed, commands, answers in self.trips:
            for place, command in enumerate(commands):
                if command.split()[0] == kind:
                    try:
                        check(command.split(), answers[place], commands[:place], answers[:place])
                    except AssertionError as error:
                        self.fail(f"trip {seed}, line {place + 1}, '{command}', answered '{answers[place]}': {error}")

    def test_shares_add_up_to_the_bill(self):
        def check(words, answer, *_):
            self.assertEqual(sum(get_shares(answer).values()), to_paise(words[3]))

        self.check_each("bill", check)

    def test_each_share_is_rounded_by_less_than_a_paisa(self):
        def check(words, answer, *_):
            exact, shares = get_exact_shares(words), get_shares(answer)
            self.assertEqual(list(shares), list(exact), "shares come in the order of the command")
            for name, share in shares.items():
                self.assertLess(abs(share - exact[name]), 1, f"the exact share of {name} is {float(exact[name]):.3f} paise")

        self.check_each("bill", check)

    def test_the_paise_left_over_go_to_the_largest_losses(self):
        def check(words, answer, *_):
            exact, shares = get_exact_shares(words), get_shares(answer)
            raised = {name for name, share in shares.items() if share > exact[name]}
            # A sort keeps the order of equals: among them the friend named first comes first.
            by_loss = sorted(exact, key=lambda name: -(exact[name] % 1))
            self.assertEqual(raised, set(by_loss[: len(raised)]), "other friends lost more by rounding down")

        self.check_each("bill", check)

    def test_balances_follow_from_the_entries(self):
        def check(_, answer, commands, answers):
            friends, changes = [], {}
            for (kind, name, *words), given in zip(map(lambda line: [*line.split(), ""], commands), answers):
                if kind == "friend":
                    friends.append(name)
                elif kind == "bill":
                    shares = [(sharer, -share) for sharer, share in get_shares(given).items()]
                    changes[name] = [(words[0], to_paise(words[1])), *shares]
                elif kind == "pay":
                    changes[name] = [(words[0], to_paise(words[2])), (words[1], -to_paise(words[2]))]
                elif kind == "undo":
                    del changes[name]
            wanted = dict.fromkeys(friends, 0)
            for name, change in (pair for entry in changes.values() for pair in entry):
                wanted[name] += change
            self.assertEqual(to_pairs(answer), wanted)
            self.assertEqual(list(to_pairs(answer)), friends, "friends come in the order in which they joined")
            self.assertEqual(sum(to_pairs(answer).values()), 0, "the ledger must add up to zero")

        self.check_each("balances", check)

    def test_a_settlement_pays_every_debt_with_few_payments(self):
        def check(_, answer, commands, answers):
            if commands[-1] != "balances":
                return
            balances = to_pairs(answers[-1])
            payments = [] if answer == "none" else list(to_pairs(answer).items())
            most = max(sum(1 for balance in balances.values() if balance) - 1, 0)
            self.assertLessEqual(len(payments), most, "one payment less than open balances is enough")
            for pair, amount in payments:
                giver, taker = pair.split(">")
                self.assertGreater(amount, 0, f"{giver} would pay nothing or less")
                balances[giver] += amount
                balances[taker] -= amount
            self.assertFalse([name for name, balance in balances.items() if balance], "a debt is left, or was overpaid")

        self.check_each("settle", check)

    def test_settle_only_proposes(self):
        for seed, _, (*_, before, _, after) in self.trips:
            self.assertEqual(after, before, f"trip {seed}: settle has changed the balances")

    def test_history_keeps_every_entry_in_order(self):
        def check(_, answer, commands, __):
            words = [command.split() for command in commands]
            labels = {"bill": "", "pay": "", "undo": "undo:"}
            wanted = [labels[kind] + name for kind, name, *_ in (w for w in words if w[0] in labels)]
            self.assertEqual(answer, " ".join(wanted) or "none")

        self.check_each("history", check)


if __name__ == "__main__":
    unittest.main()
