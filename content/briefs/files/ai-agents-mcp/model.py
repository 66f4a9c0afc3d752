"""A simulated model over HTTP: its answer follows from the last message. Run it with: python3 model.py 8000

say 40      answers with 40 tokens, or max_tokens if that is less     fail 503   answers with the status 503
wait 1.5    waits so many seconds before the next order               hang up    ends the connection without an answer
bare        answers without saying what it used                       others     10 to 60 tokens, always the same
"""
import json, random, sys, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Model(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.calls.append({"headers": dict(self.headers), "body": body})
        asked = json.loads(body)
        text = asked["messages"][-1]["content"]
        tokens, status, orders = random.Random(text).randint(10, 60), 200, iter(text.split())
        for order in orders:
            if order == "say":
                tokens = int(next(orders))
            elif order == "wait":
                time.sleep(float(next(orders)))
            elif order == "fail":
                status = int(next(orders))
            elif order == "hang":
                return
        tokens = min(tokens, asked["max_tokens"])
        size = sum(len(message["content"].encode()) for message in asked["messages"])
        usage = {} if "bare" in text else {"usage": {"input_tokens": -(-size // 4), "output_tokens": tokens}}
        reply = {"content": " ".join(["word"] * tokens), **usage}
        answer = json.dumps(reply if status == 200 else {"error": f"status {status}, as ordered"}).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, form, *values):
        """Says nothing: the guard keeps the log."""


def serve(port=0):  # Its calls, as they arrived, are in the list `calls`.
    server = ThreadingHTTPServer(("127.0.0.1", port), Model)
    server.calls = []
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    return server


if __name__ == "__main__":
    serve(int(sys.argv[1]))
    threading.Event().wait()
