// Writes bookings.json (10,000 bookings) and users.json. Run it with: node bookings.mjs
import { writeFileSync } from "node:fs";

let seed = 20261123;
function random() {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const pick = (list) => list[Math.floor(random() * list.length)];

const BUILDINGS = ["Baner", "Hadapsar", "Kothrud", "Viman Nagar"];
const ROOMS = ["Bhima", "Indrayani", "Mula", "Mutha", "Pavana"];
const FIRST = ["Aarti", "Farhan", "Gurpreet", "Ishaan", "Kavya", "Meera", "Nikhil", "Rohan", "Sana", "मीरा"];
const LAST = ["Bhosale", "D'Souza", "Iyer", "Joshi", "Kulkarni", "Patil", "Shaikh", "देशपांडे"];
const NOTES = ["", "", "", "", "Projector, please", 'The "long" table', "Two lines:\ncall before noon"];
const HARD_NOTES = ['=HYPERLINK("https://example.com","refund")', "+91 call back", "<b>bold?</b>", "100% prepaid"];
const MINUTE = 60_000;

const bookings = [];
for (const building of BUILDINGS) {
  for (const room of ROOMS) {
    let start = Date.UTC(2026, 0, 5, 8);
    for (let count = 0; count < 500; count++) {
      const minutes = pick([30, 60, 90, 120]);
      const closing = new Date(start).setUTCHours(20, 0, 0, 0);
      if (start + minutes * MINUTE > closing) start = closing + 12 * 60 * MINUTE;
      const guest = `${pick(FIRST)} ${pick(LAST)}`;
      const status = pick(["confirmed", "confirmed", "confirmed", "pending", "cancelled"]);
      const note = random() < 0.03 ? pick(HARD_NOTES) : pick(NOTES);
      const starts = new Date(start).toISOString().replace(".000Z", "Z");
      const id = bookings.length + 1;
      bookings.push({ id, building, room, guest, status, starts, minutes, note });
      start += (minutes + pick([0, 0, 30, 60])) * MINUTE;
    }
  }
}
for (let last = bookings.length - 1; last > 0; last--) {
  const other = Math.floor(random() * (last + 1));
  [bookings[last], bookings[other]] = [bookings[other], bookings[last]];
}
const admin = { token: "token-admin", name: "Asha", role: "admin", building: null };
const guest = { token: "token-guest", name: "Vikram", role: "guest", building: null };
const desks = BUILDINGS.map((building, n) => ({ token: `token-desk-${n + 1}`, name: `Desk ${n + 1}`, role: "desk", building }));
writeFileSync("users.json", JSON.stringify([admin, ...desks, guest], null, 1));
writeFileSync("bookings.json", JSON.stringify(bookings, null, 1));
