#!/usr/bin/env python3
"""A server for the example: python3 server.py [PORT]. It forgets everything when it ends."""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

lists = {
    "market": [{"id": 1, "name": "Milk", "isDone": False}, {"id": 2, "name": "Bread", "isDone": True}],
    "pharmacy": [{"id": 3, "name": "Plasters", "isDone": False}],
}


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        name = self.path.strip("/")
        self.answer(200, lists[name]) if name in lists else self.answer(404)

    def do_POST(self):
        name = self.path.strip("/")
        if name not in lists:
            return self.answer(404)
        item = self.read()
        item["id"] = 1 + max(item["id"] for items in lists.values() for item in items)
        lists[name].append(item)
        self.answer(201, item)

    def do_PUT(self):
        name, _, number = self.path.strip("/").partition("/")
        new = self.read()
        for item in lists.get(name, []):
            if str(item["id"]) == number:
                item.update(new, id=item["id"])
                return self.answer(200, item)
        self.answer(404)

    def do_DELETE(self):
        name, _, number = self.path.strip("/").partition("/")
        lists[name] = [item for item in lists.get(name, []) if str(item["id"]) != number]
        self.answer(200, lists[name])

    def read(self):
        return json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))))

    def answer(self, status, value=None):
        data = b"" if value is None else json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


port = int(sys.argv[1]) if len(sys.argv) > 1 else 8080
ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()
