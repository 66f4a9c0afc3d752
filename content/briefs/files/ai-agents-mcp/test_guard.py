"""Starts your guard.py between this test and the simulated model. Run it with: python3 -m unittest test_guard -v"""
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import model

PRICES = {"small": {"input": 50, "output": 200}, "large": {"input": 400, "output": 1600}}
KEY = "secret-key-4711"

if not Path(__file__).with_name("guard.py").exists():
    sys.exit("not yet: the first task is guard.py, a server that passes a call on to model.py; save it next to this file")


def find_free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def make_body(text, most=100, name="small"):
    asked = {"model": name, "max_tokens": most, "messages": [{"role": "user", "content": text}]}
    return json.dumps(asked, ensure_ascii=False).encode()


def get_reserve(body, most=100, name="small"):
    return len(body) * PRICES[name]["input"] + most * PRICES[name]["output"]


def get_cost(answer, name="small"):
    usage = answer["usage"]
    return usage["input_tokens"] * PRICES[name]["input"] + usage["output_tokens"] * PRICES[name]["output"]


class GuardTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.model = model.serve()
        self.addCleanup(self.model.server_close)
        self.addCleanup(self.model.shutdown)
        self.upstream = f"http://127.0.0.1:{self.model.server_address[1]}"
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.log = self.folder / "calls.jsonl"
        self.guard = None
        self.addCleanup(self.kill)

    def start(self, **rules):
        """Starts guard.py and waits until its port is open."""
        rules = {"budget": 10_000_000, "failures": 3, "timeout": 30, "prices": PRICES, **rules}
        path = self.folder / "rules.json"
        path.write_text(json.dumps(rules), encoding="utf-8")
        self.port = find_free_port()
        options = ["--port", str(self.port), "--upstream", self.upstream, "--rules", str(path), "--log", str(self.log)]
        self.guard = subprocess.Popen([sys.executable, "guard.py", *options])
        deadline = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                if self.guard.poll() is not None:
                    self.fail(f"guard.py ended with code {self.guard.returncode} instead of listening")
                if time.monotonic() > deadline:
                    self.fail("guard.py did not listen at --port within 30 seconds")
                time.sleep(0.02)

    def kill(self):
        if self.guard:
            self.guard.kill()
            self.guard.wait()
            self.guard = None

    def ask(self, method, path, body=None, headers=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            connection.request(method, path, body, headers or {})
            response = connection.getresponse()
            return response.status, response.read()
        finally:
            connection.close()

    def call(self, text, task="t", most=100, name="small"):
        body = make_body(text, most, name)
        headers = {"X-Task": task, "Content-Type": "application/json", "Authorization": f"Bearer {KEY}"}
        status, answer = self.ask("POST", "/v1/messages", body, headers)
        return status, json.loads(answer)

    def get_task(self, task="t"):
        status, answer = self.ask("GET", f"/tasks/{task}")
        self.assertEqual(status, 200, f"GET /tasks/{task} must return 200")
        return json.loads(answer)

    def test_forwards_request_and_answer_unchanged(self):
        self.start()
        body = make_body("say 40 नमस्ते")
        headers = {"X-Task": "t", "Content-Type": "application/json", "Authorization": f"Bearer {KEY}"}
        status, answer = self.ask("POST", "/v1/messages", body, headers)
        self.assertEqual(status, 200)
        self.assertEqual(json.loads(answer)["usage"]["output_tokens"], 40)
        self.assertEqual(len(self.model.calls), 1, "the model must be called once")
        self.assertEqual(self.model.calls[0]["body"], body, "the model must get the body byte for byte")
        sent = {name.lower(): value for name, value in self.model.calls[0]["headers"].items()}
        self.assertEqual(sent.get("authorization"), f"Bearer {KEY}", "the model must get the agent's key")

    def test_charges_what_the_model_used_at_the_price_of_its_name(self):
        self.start()
        spent = 0
        for text, name in [("say 40", "small"), ("say 7", "large"), ("tell me more", "small")]:
            spent += get_cost(self.call(text, name=name)[1], name)
            self.assertEqual(
                self.get_task(), {"spent": spent, "reserved": 0, "left": 10_000_000 - spent, "stopped": False}
            )

    def test_reserves_bytes_and_max_tokens_before_the_call(self):
        reserve = get_reserve(make_body("say 1 नमस्ते"))
        self.start(budget=reserve - 1)
        status, answer = self.call("say 1 नमस्ते")
        self.assertEqual(status, 402, "a call whose reserve is 1 above the budget must be refused")
        self.assertTrue(answer.get("error"), "a refusal must have an error message")
        self.assertEqual(len(self.model.calls), 0, "a refused call must not reach the model")
        self.kill()
        self.start(budget=reserve)
        self.assertEqual(self.call("say 1 नमस्ते")[0], 200, "a call whose reserve is exactly the budget must pass")

    def test_two_calls_at_once_cannot_share_one_reserve(self):
        self.start(budget=get_reserve(make_body("wait 1 say 10")))
        with ThreadPoolExecutor() as pool:
            answers = list(pool.map(lambda _: self.call("wait 1 say 10")[0], range(2)))
        self.assertEqual(sorted(answers), [200, 402], "the budget is enough for one of two simultaneous calls")
        self.assertEqual(len(self.model.calls), 1)

    def test_each_task_has_its_own_budget(self):
        self.start(budget=get_reserve(make_body("say 99")))
        self.assertEqual(self.call("say 99", task="a")[0], 200)
        self.assertEqual(self.call("say 99", task="a")[0], 402)
        self.assertEqual(self.call("say 99", task="b")[0], 200, "task b has spent nothing yet")
        self.assertEqual(self.get_task("never-seen")["spent"], 0)

    def test_stops_a_task_after_failures_in_a_row(self):
        self.start(failures=3)
        for text, wanted in [("fail 500", 500), ("fail 429", 429), ("say 1", 200), ("fail 500", 500), ("fail 503", 503)]:
            self.assertEqual(self.call(text)[0], wanted, f"'{text}' must come back as the model answered it")
        self.assertFalse(self.get_task()["stopped"], "a success between failures resets the count")
        self.assertEqual(self.call("fail 500")[0], 500)
        self.assertTrue(self.get_task()["stopped"], "the third failure in a row must stop the task")
        calls = len(self.model.calls)
        self.assertEqual(self.call("say 1")[0], 403, "a stopped task must be refused")
        self.assertEqual(len(self.model.calls), calls, "a stopped task must not reach the model")
        self.assertEqual(self.call("say 1", task="other")[0], 200, "another task continues")

    def test_an_error_status_costs_nothing(self):
        self.start()
        self.call("fail 500")
        self.assertEqual(self.get_task(), {"spent": 0, "reserved": 0, "left": 10_000_000, "stopped": False})

    def test_an_unknown_cost_is_charged_in_full(self):
        self.start(timeout=1, failures=9)
        spent = 0
        for text, wanted in [("wait 20 say 5", 504), ("hang up", 502), ("bare", 200)]:
            self.assertEqual(self.call(text)[0], wanted, f"the answer to '{text}'")
            spent += get_reserve(make_body(text))
            self.assertEqual(self.get_task()["spent"], spent, f"after '{text}' no one knows the cost: charge the reserve")

    def test_a_model_that_cannot_be_reached_costs_nothing_and_counts_as_failure(self):
        self.upstream = f"http://127.0.0.1:{find_free_port()}"
        self.start(failures=2)
        self.assertEqual([self.call("say 1")[0] for _ in range(3)], [502, 502, 403])
        self.assertEqual(self.get_task(), {"spent": 0, "reserved": 0, "left": 10_000_000, "stopped": True})

    def test_refuses_what_it_cannot_price(self):
        self.start()
        self.assertEqual(self.call("say 1", name="unheard-of")[0], 400, "a model without a price")
        for most in (0, -5, 1.5, "100", None):
            self.assertEqual(self.call("say 1", most=most)[0], 400, f"max_tokens {most!r}")
        self.assertEqual(self.ask("POST", "/v1/messages", b"{", {"X-Task": "t"})[0], 400, "a body that is not JSON")
        self.assertEqual(self.ask("POST", "/v1/messages", make_body("say 1"))[0], 400, "no X-Task")
        self.assertEqual(len(self.model.calls), 0, "none of them may reach the model")
        self.assertFalse(self.get_task()["stopped"], "what the guard itself refuses is not a failure of the task")

    def test_records_every_call_and_no_key(self):
        self.start(budget=get_reserve(make_body("say 3 first-marker")) + 1000)
        self.assertEqual(self.call("say 3 first-marker")[0], 200)
        self.assertEqual(self.call("say 3 second-marker", most=100_000)[0], 402)
        text = self.log.read_text(encoding="utf-8")
        self.assertNotIn(KEY, text, "a key must never be written to the log")
        entries = [json.loads(line) for line in text.splitlines()]
        self.assertTrue(all(entry.get("task") == "t" for entry in entries), "every line names its task")
        first, second = (
            [line for line in text.splitlines() if marker in line] for marker in ("first-marker", "second-marker")
        )
        self.assertTrue(first, "the log must hold the request that was sent")
        self.assertIn("word word word", text, "the log must hold the reply")
        self.assertTrue(second, "the log must hold the request that was refused")

    def test_remembers_money_and_stops_after_a_restart(self):
        self.start(failures=1)
        spent = get_cost(self.call("say 40", task="a")[1])
        self.call("fail 500", task="b")
        self.kill()
        self.start(failures=1)
        self.assertEqual(self.get_task("a")["spent"], spent, "a restart must not give the money back")
        self.assertEqual(self.call("say 1", task="b")[0], 403, "a restart must not free a stopped task")

    def test_charges_a_call_that_a_crash_interrupted(self):
        self.start()
        caller = threading.Thread(target=self.call_and_ignore_the_crash, args=("wait 20 say 5",))
        caller.start()
        deadline = time.monotonic() + 30
        while not self.model.calls and time.monotonic() < deadline:
            time.sleep(0.02)
        self.assertEqual(self.get_task()["reserved"], get_reserve(make_body("wait 20 say 5")))
        self.kill()
        caller.join()
        self.start()
        wanted = get_reserve(make_body("wait 20 say 5"))
        self.assertEqual(self.get_task()["spent"], wanted, "the model may have answered: charge the reserve")

    def call_and_ignore_the_crash(self, text):
        try:
            self.call(text)
        except (OSError, http.client.HTTPException):
            pass

    def test_starts_again_with_a_log_whose_last_line_is_cut(self):
        self.start()
        spent = get_cost(self.call("say 40")[1])
        self.kill()
        with self.log.open("ab") as log:
            log.write(b'{"event": "se')
        self.start()
        spent += get_cost(self.call("say 41")[1])
        self.kill()
        self.start()
        self.assertEqual(self.get_task()["spent"], spent)

    def test_many_calls_at_once_never_exceed_a_budget(self):
        budget = 400_000
        self.start(budget=budget, failures=10_000)
        source = random.Random(37)
        orders = [(source.choice("abc"), source.choice(["say 90", "say 5", "fail 503", "wait 0.01 say 60"])) for _ in range(300)]
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(lambda order: self.call(order[1], task=order[0]), orders))
        for task in "abc":
            paid = [get_cost(answer) for (name, _), (status, answer) in zip(orders, answers) if name == task and status == 200]
            state = self.get_task(task)
            self.assertEqual(state["spent"], sum(paid), f"task {task}: spent must be the sum of its answered calls")
            self.assertEqual(state["reserved"], 0, f"task {task}: nothing is under way any more")
            self.assertLessEqual(state["spent"], budget, f"task {task} went over its budget")
            self.assertGreater(state["spent"], budget / 2, f"task {task} was refused while it still had money")


if __name__ == "__main__":
    if not os.path.exists("guard.py"):
        sys.exit("There is no guard.py in this folder.")
    unittest.main(verbosity=2)
