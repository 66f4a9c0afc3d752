"""A simulated agent without limits. Run it with: python3 agent.py 8100 task-1 greedy (or stubborn, or thrifty)"""
import http.client
import itertools
import json
import sys

port, task, manner = int(sys.argv[1]), sys.argv[2], sys.argv[3]
messages = []
for step in itertools.count(1):
    order = {"greedy": f"think again, step {step}", "stubborn": "fail 500", "thrifty": "say 12"}[manner]
    messages.append({"role": "user", "content": order})
    connection = http.client.HTTPConnection("127.0.0.1", port)
    headers = {"Content-Type": "application/json", "X-Task": task, "Authorization": "Bearer not-a-real-key"}
    connection.request("POST", "/v1/messages", json.dumps({"model": "small", "max_tokens": 100, "messages": messages}), headers)
    response = connection.getresponse()
    answer = json.loads(response.read())
    print(f"step {step}: {response.status} {answer.get('error', '')}")
    if response.status in (402, 403) or (manner == "thrifty" and step == 3):
        break
    if response.status == 200:
        messages.append({"role": "assistant", "content": answer["content"]})
