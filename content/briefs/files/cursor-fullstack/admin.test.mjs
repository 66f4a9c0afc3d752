// Starts your server.mjs in this folder and sends it HTTP requests. Run with: node --test admin.test.mjs
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { after, before, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";

if (!existsSync("server.mjs")) {
  console.log("not yet: the first task is server.mjs, which responds to GET /api/bookings; save it next to this file");
  process.exit(1);
}

const bookings = JSON.parse(readFileSync("bookings.json", "utf8"));
const users = JSON.parse(readFileSync("users.json", "utf8"));
const desk = users.find((user) => user.role === "desk");
const ADMIN = "token-admin";
const COLUMNS = ["id", "building", "room", "guest", "status", "starts", "minutes", "note"];
const ENDPOINTS = [
  ["GET", "/api/bookings"],
  ["GET", "/api/bookings.csv"],
  ["POST", "/api/bookings/1/cancel"],
];

let server;
let address;

before(async () => {
  const port = await new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const free = probe.address().port;
      probe.close(() => resolve(free));
    });
  });
  address = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ["server.mjs"], { env: { ...process.env, PORT: String(port) }, stdio: ["ignore", 2, 2] });
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`server.mjs ended with code ${server.exitCode} instead of listening`);
    if (Date.now() > deadline) throw new Error("server.mjs did not answer at PORT within 30 seconds");
    try {
      await fetch(address);
      return;
    } catch {
      await wait(50);
    }
  }
});

after(() => server?.kill());

function ask(method, path, token) {
  return fetch(address + path, { method, headers: token ? { authorization: `Bearer ${token}` } : {} });
}

async function list(query, token = ADMIN) {
  const response = await ask("GET", `/api/bookings?${new URLSearchParams(query)}`, token);
  assert.equal(response.status, 200, `GET /api/bookings with ${JSON.stringify(query)} must return 200`);
  return response.json();
}

/** What the list must hold: sorted by start, then id. */
function expected(condition) {
  return bookings.filter(condition).sort((a, b) => (a.starts < b.starts ? -1 : a.starts > b.starts ? 1 : a.id - b.id));
}

const ids = (rows) => rows.map((row) => Number(row.id));

/** The rows of a CSV text as RFC 4180 describes it; line ends may be CRLF or LF. */
function parseCsv(text) {
  const rows = [[]];
  const cell = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;
  for (let at = 0; at < text.length; ) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    rows.at(-1).push(found[1] === undefined ? found[2] : found[1].replaceAll('""', '"'));
    const separator = /,|\r?\n|$/y;
    separator.lastIndex = cell.lastIndex;
    const between = separator.exec(text);
    assert.ok(between, `a quote or comma is not escaped near ${JSON.stringify(text.slice(at, at + 60))}`);
    at = separator.lastIndex;
    if (between[0] === "," && at === text.length) rows.at(-1).push("");
    else if (between[0] !== "," && at < text.length) rows.push([]);
  }
  return rows;
}

test("without a valid token every endpoint returns 401", async () => {
  for (const [method, path] of ENDPOINTS) {
    for (const token of [undefined, "token-unknown"]) {
      const { status } = await ask(method, path, token);
      assert.equal(status, 401, `${method} ${path} with ${token ?? "no token"} must return 401`);
    }
  }
});

test("a guest is refused by every endpoint with 403", async () => {
  for (const [method, path] of ENDPOINTS) {
    const { status } = await ask(method, path, "token-guest");
    assert.equal(status, 403, `${method} ${path} must return 403 to a guest`);
  }
});

test("the first page has 50 rows with all their fields, and the total", async () => {
  const body = await list({});
  assert.equal(body.total, bookings.length);
  assert.equal(body.page, 1);
  assert.equal(body.size, 50);
  assert.deepEqual(body.rows, expected(() => true).slice(0, 50), "rows are sorted by starts, then by id");
});

test("page after page, each booking comes exactly once and in order", async () => {
  const query = { building: "Kothrud", status: "pending" };
  const wanted = expected((booking) => booking.building === "Kothrud" && booking.status === "pending");
  const seen = [];
  for (let page = 1; page <= Math.ceil(wanted.length / 37); page++) {
    const { rows, total } = await list({ ...query, page, size: 37 });
    assert.equal(total, wanted.length, `total on page ${page} must count all matches`);
    seen.push(...ids(rows));
  }
  assert.deepEqual(seen, ids(wanted), "all pages together must be the sorted matches, with no gap and no repetition");
});

test("a page after the last is empty and isn't an error", async () => {
  const { rows, total } = await list({ page: 1000, size: 100 });
  assert.deepEqual(rows, []);
  assert.equal(total, bookings.length);
});

test("a wrong page, size, status or date is refused with 400 and says why", async () => {
  const wrong = ["page=0", "page=-1", "page=1.5", "page=two", "size=0", "size=101", "size=", "status=lost"];
  for (const query of [...wrong, "from=31-03-2026", "to=2026-02-30"]) {
    const response = await ask("GET", `/api/bookings?${query}`, ADMIN);
    assert.equal(response.status, 400, `${query} must be refused with 400`);
    const { error } = await response.json();
    assert.ok(typeof error === "string" && error.length > 0, `the answer to ${query} must hold an error text`);
  }
});

test("filters combine; from is inclusive, to is exclusive", async () => {
  const query = { building: "Baner", room: "Mula", status: "confirmed", from: "2026-02-02", to: "2026-02-09" };
  const wanted = expected(
    ({ building, room, status, starts }) =>
      building === "Baner" && room === "Mula" && status === "confirmed" && starts >= "2026-02-02" && starts < "2026-02-09",
  );
  assert.ok(wanted.length > 10, "run bookings.mjs again: this isn't the data that it writes");
  const body = await list({ ...query, size: 100 });
  assert.deepEqual(ids(body.rows), ids(wanted));
  const day = await list({ from: "2026-02-02", to: "2026-02-03", size: 100 });
  assert.equal(day.total, expected(({ starts }) => starts.startsWith("2026-02-02")).length, "one day: that day only");
});

test("search finds part of a guest's name, in upper or lower case, and treats no character as a wildcard", async () => {
  for (const search of ["d'souza", "KAV", "मीरा दे", "a J"]) {
    const wanted = expected(({ guest }) => guest.toLowerCase().includes(search.toLowerCase()));
    assert.equal((await list({ search })).total, wanted.length, `search=${search}`);
  }
  for (const search of ["%", "_", "*", "' OR '1'='1"]) {
    assert.equal((await list({ search })).total, 0, `no guest's name holds ${search}`);
  }
});

test("a desk sees its own building only: rows, total and export", async () => {
  const own = expected(({ building }) => building === desk.building);
  const body = await list({ size: 100 }, desk.token);
  assert.equal(body.total, own.length, "total must not count the other buildings");
  assert.deepEqual(ids(body.rows), ids(own.slice(0, 100)));
  const other = bookings.find(({ building }) => building !== desk.building).building;
  assert.equal((await list({ building: other }, desk.token)).total, 0, `a desk of ${desk.building} asked for ${other}`);
  const response = await ask("GET", "/api/bookings.csv", desk.token);
  const exported = parseCsv(await response.text()).slice(1);
  assert.deepEqual(ids(exported.map(([id]) => ({ id }))), ids(own), "the export must hold only the desk's own building");
});

test("the CSV file holds every match of the filters, and ignores page and size", async () => {
  const response = await ask("GET", "/api/bookings.csv?room=Pavana&from=2026-02-01&page=2&size=10", ADMIN);
  assert.equal(response.status, 200);
  assert.match(response.headers.get("content-type") ?? "", /^text\/csv; ?charset=utf-8$/i);
  assert.match(response.headers.get("content-disposition") ?? "", /^attachment/);
  const [head, ...rows] = parseCsv(await response.text());
  assert.deepEqual(head, COLUMNS);
  const wanted = expected(({ room, starts }) => room === "Pavana" && starts >= "2026-02-01");
  assert.deepEqual(ids(rows.map(([id]) => ({ id }))), ids(wanted));
});

test("the CSV file keeps commas, quotes, line breaks and other scripts, and disarms formulas", async () => {
  const [, ...rows] = parseCsv(await (await ask("GET", "/api/bookings.csv", ADMIN)).text());
  const noteOf = new Map(rows.map((row) => [Number(row[0]), row[7]]));
  const guestOf = new Map(rows.map((row) => [Number(row[0]), row[3]]));
  for (const { id, guest, note } of bookings) {
    const formula = /^[=+\-@\t\r]/.test(note);
    const wanted = formula ? `'${note}` : note;
    assert.equal(noteOf.get(id), wanted, formula ? "a spreadsheet would run this note as a formula" : "the note has changed");
    assert.equal(guestOf.get(id), guest);
  }
});

test("only an admin cancels a booking, and only once", async () => {
  const target = bookings.find(({ status, building }) => status === "confirmed" && building === desk.building);
  const path = `/api/bookings/${target.id}/cancel`;
  const find = async () => {
    const { rows } = await list({ building: target.building, room: target.room, from: target.starts.slice(0, 10), size: 100 });
    return rows.find(({ id }) => id === target.id);
  };
  assert.equal((await ask("POST", path, desk.token)).status, 403, "a desk may not cancel, not even in its own building");
  assert.equal((await find()).status, "confirmed", "a refused request must change nothing");
  const response = await ask("POST", path, ADMIN);
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { ...target, status: "cancelled" });
  assert.equal((await find()).status, "cancelled", "the list must show the change");
  assert.equal((await ask("POST", path, ADMIN)).status, 409, "a second cancellation must return 409");
  assert.equal((await ask("POST", "/api/bookings/999999/cancel", ADMIN)).status, 404);
});
