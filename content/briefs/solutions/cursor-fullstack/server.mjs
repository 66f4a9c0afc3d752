import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const bookings = JSON.parse(readFileSync("bookings.json", "utf8"));
const users = new Map(JSON.parse(readFileSync("users.json", "utf8")).map((user) => [user.token, user]));

/** The order of every page and export. Ids decide between equal starts, so that no row moves between pages. */
bookings.sort((a, b) => (a.starts < b.starts ? -1 : a.starts > b.starts ? 1 : a.id - b.id));

const COLUMNS = ["id", "building", "room", "guest", "status", "starts", "minutes", "note"];
const STATUSES = ["confirmed", "pending", "cancelled"];

class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** The signed-in user, or a refusal. */
function authenticate(request) {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
  const user = users.get(token);
  if (!user) throw new Refusal(401, "Sign in first.");
  return user;
}

function requireRole(user, ...roles) {
  if (!roles.includes(user.role)) throw new Refusal(403, `A ${user.role} may not do this.`);
}

function readWhole(query, name, preset, most) {
  const text = query.get(name);
  if (text === null) return preset;
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < 1 || value > most) throw new Refusal(400, `${name} is a whole number from 1 to ${most}.`);
  return value;
}

function readDate(query, name) {
  const text = query.get(name);
  if (text === null) return null;
  const date = new Date(`${text}T00:00:00Z`);
  const exists = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  if (!exists) throw new Refusal(400, `${name} is a date such as 2026-03-31.`);
  return text;
}

/** The bookings that a user may see and asks for. Both list and export read here, so neither forgets the building. */
function select(user, query) {
  const [building, room, status] = ["building", "room", "status"].map((name) => query.get(name));
  if (status !== null && !STATUSES.includes(status)) throw new Refusal(400, `status is one of ${STATUSES.join(", ")}.`);
  const from = readDate(query, "from");
  const to = readDate(query, "to");
  const search = query.get("search")?.toLowerCase() ?? "";
  return bookings.filter(
    (booking) =>
      (user.role === "admin" || booking.building === user.building) &&
      (building === null || booking.building === building) &&
      (room === null || booking.room === room) &&
      (status === null || booking.status === status) &&
      (from === null || booking.starts >= from) &&
      (to === null || booking.starts < to) &&
      booking.guest.toLowerCase().includes(search),
  );
}

/** A cell as RFC 4180 has it, and one that no spreadsheet takes for a formula. */
function toCell(value) {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function toCsv(rows) {
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))];
  return lines.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function sendJson(response, status, body) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  const cancelled = /^\/api\/bookings\/(\d+)\/cancel$/.exec(pathname)?.[1];
  if (request.method === "GET" && pathname === "/api/bookings") {
    const user = authenticate(request);
    requireRole(user, "admin", "desk");
    const page = readWhole(searchParams, "page", 1, 1_000_000);
    const size = readWhole(searchParams, "size", 50, 100);
    const found = select(user, searchParams);
    const rows = found.slice((page - 1) * size, page * size);
    sendJson(response, 200, { total: found.length, page, size, rows });
  } else if (request.method === "GET" && pathname === "/api/bookings.csv") {
    const user = authenticate(request);
    requireRole(user, "admin", "desk");
    const csv = toCsv(select(user, searchParams));
    const headers = { "content-type": "text/csv; charset=utf-8", "content-disposition": 'attachment; filename="bookings.csv"' };
    response.writeHead(200, headers).end(csv);
  } else if (request.method === "POST" && cancelled) {
    requireRole(authenticate(request), "admin");
    const booking = bookings.find(({ id }) => id === Number(cancelled));
    if (!booking) throw new Refusal(404, "No such booking.");
    if (booking.status === "cancelled") throw new Refusal(409, "This booking is cancelled already.");
    booking.status = "cancelled";
    sendJson(response, 200, booking);
  } else throw new Refusal(404, "No such address.");
}

createServer((request, response) => {
  try {
    answer(request, response);
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    sendJson(response, error.status ?? 500, { error: error instanceof Refusal ? error.message : "Something failed here." });
  }
}).listen(Number(process.env.PORT ?? 3000), "127.0.0.1");
