"""A proxy between agents and a model that keeps each task within its budget."""
import argparse
import http.client
import itertools
import json
import threading
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote, urlsplit

NOT_FORWARDED = {"host", "connection", "keep-alive", "transfer-encoding", "content-length", "accept-encoding", "x-task"}


class Refusal(Exception):
    def __init__(self, status, reason):
        super().__init__(reason)
        self.status = status


class Task:
    def __init__(self):
        self.spent = 0
        self.reserved = {}
        self.failures = 0
        self.stopped = False


class Ledger:
    """What each task has spent and may still spend. The log is written first: after a crash it tells everything."""

    def __init__(self, rules, path):
        self.rules = rules
        self.tasks = {}
        self.lock = threading.Lock()
        self.replay(path)
        self.log = open(path, "a", encoding="utf-8", newline="\n")
        self.ids = itertools.count(self.last_id + 1)

    def replay(self, path):
        self.last_id = 0
        with open(path, "a+", encoding="utf-8", newline="\n") as log:
            log.seek(0)
            text = log.read()
            whole = text[: text.rfind("\n") + 1]
            if whole != text:
                log.truncate(len(whole.encode()))
        for line in whole.splitlines():
            entry = json.loads(line)
            if entry["event"] == "refused":
                continue
            task = self.get(entry["task"])
            if entry["event"] == "sent":
                self.last_id = max(self.last_id, entry["id"])
                task.reserved[entry["id"]] = entry["reserve"]
            else:
                self.apply_end(task, entry)
        for task in self.tasks.values():
            # Sent, and nobody knows what became of it: the model may have answered.
            task.spent += sum(task.reserved.values())
            task.reserved.clear()

    def get(self, name):
        return self.tasks.setdefault(name, Task())

    def write(self, entry):
        self.log.write(json.dumps({"time": datetime.now(timezone.utc).isoformat(), **entry}, ensure_ascii=False) + "\n")
        self.log.flush()

    def apply_end(self, task, entry):
        del task.reserved[entry["id"]]
        task.spent += entry["cost"]
        task.failures = 0 if entry["outcome"] == "answered" else task.failures + 1
        task.stopped = task.stopped or task.failures >= self.rules["failures"]

    def begin(self, name, reserve, request):
        """Reserves what the call may cost at most, or refuses. Check and reservation are one step."""
        with self.lock:
            task = self.get(name)
            if task.stopped:
                raise Refusal(403, f"task {name} is stopped after {self.rules['failures']} failures in a row")
            left = self.rules["budget"] - task.spent - sum(task.reserved.values())
            if reserve > left:
                raise Refusal(402, f"the call may cost {reserve}, and task {name} has {left} left")
            call = next(self.ids)
            self.write({"event": "sent", "id": call, "task": name, "reserve": reserve, "request": request})
            task.reserved[call] = reserve
            return call

    def end(self, name, call, outcome, status, cost, reply):
        with self.lock:
            entry = {"event": "ended", "id": call, "task": name, "outcome": outcome, "status": status, "cost": cost}
            self.write({**entry, "reply": reply})
            self.apply_end(self.get(name), entry)

    def refuse(self, name, refusal, request):
        with self.lock:
            reason = str(refusal)
            self.write({"event": "refused", "task": name, "status": refusal.status, "reason": reason, "request": request})

    def describe(self, name):
        with self.lock:
            task = self.tasks.get(name, Task())
            reserved = sum(task.reserved.values())
            left = self.rules["budget"] - task.spent - reserved
            return {"spent": task.spent, "reserved": reserved, "left": left, "stopped": task.stopped}


def read_json(body):
    try:
        return json.loads(body)
    except ValueError:
        return None


class Guard(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path.startswith("/tasks/"):
            self.answer(200, json.dumps(self.server.ledger.describe(unquote(self.path[len("/tasks/") :]))).encode())
        else:
            self.answer(404, b'{"error": "no such address"}')

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        name = self.headers.get("X-Task", "")
        request = read_json(body)
        ledger = self.server.ledger
        try:
            if self.path != "/v1/messages":
                raise Refusal(404, "no such address")
            if not name:
                raise Refusal(400, "the header X-Task is missing")
            prices, most = self.check(request)
            reserve = len(body) * prices["input"] + most * prices["output"]
            call = ledger.begin(name, reserve, request)
        except Refusal as refusal:
            ledger.refuse(name, refusal, request)
            self.answer(refusal.status, json.dumps({"error": str(refusal)}).encode())
            return
        outcome, status, cost, reply = self.forward(body, prices, reserve)
        ledger.end(name, call, outcome, status, cost, read_json(reply))
        self.answer(status, reply)

    def check(self, request):
        if not isinstance(request, dict):
            raise Refusal(400, "the body is not a JSON object")
        model = request.get("model")
        prices = self.server.ledger.rules["prices"].get(model) if isinstance(model, str) else None
        if prices is None:
            raise Refusal(400, f"no price is known for the model {model}")
        most = request.get("max_tokens")
        if type(most) is not int or most < 1:
            raise Refusal(400, "max_tokens is a whole number from 1")
        return prices, most

    def forward(self, body, prices, reserve):
        """Outcome, status, cost and reply of a call. What may have been charged by the model counts as charged."""
        headers = {name: value for name, value in self.headers.items() if name.lower() not in NOT_FORWARDED}
        upstream = self.server.upstream
        connection = http.client.HTTPConnection(upstream.hostname, upstream.port, timeout=self.server.ledger.rules["timeout"])
        try:
            connection.connect()
        except OSError:
            return "failed", 502, 0, b'{"error": "the model cannot be reached"}'
        try:
            connection.request("POST", "/v1/messages", body, headers)
            response = connection.getresponse()
            reply = response.read()
        except TimeoutError:
            return "unknown", 504, reserve, b'{"error": "the model did not answer in time"}'
        except (OSError, http.client.HTTPException):
            return "unknown", 502, reserve, b'{"error": "the connection to the model was lost"}'
        finally:
            connection.close()
        if response.status >= 400:
            return "failed", response.status, 0, reply
        answer = read_json(reply)
        try:
            usage = answer["usage"]
            cost = usage["input_tokens"] * prices["input"] + usage["output_tokens"] * prices["output"]
        except (KeyError, TypeError):
            cost = reserve
        return "answered", response.status, cost, reply

    def answer(self, status, body):
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """The ledger's log says more."""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--upstream", required=True)
    parser.add_argument("--rules", required=True)
    parser.add_argument("--log", required=True)
    options = parser.parse_args()
    with open(options.rules, encoding="utf-8") as file:
        rules = json.load(file)
    server = ThreadingHTTPServer(("127.0.0.1", options.port), Guard)
    server.ledger = Ledger(rules, options.log)
    server.upstream = urlsplit(options.upstream)
    server.serve_forever()
