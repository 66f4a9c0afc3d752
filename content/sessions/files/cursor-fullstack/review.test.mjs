// Reviews your hunt.test.mjs. Keep both files in one folder and run: node --test review.test.mjs
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";

const HUNT = path.join(import.meta.dirname, "hunt.test.mjs");
if (!existsSync(HUNT)) {
  console.log("not yet: the first task is hunt.test.mjs with a test for sentence 1; save it next to this file");
  process.exit(1);
}

/** Runs your tests on a program, in a new folder; returns how many passed, failed and were skipped. */
function review(program) {
  const folder = mkdtempSync(path.join(tmpdir(), "hunt-"));
  try {
    copyFileSync(HUNT, path.join(folder, "hunt.test.mjs"));
    writeFileSync(path.join(folder, "bookings.mjs"), program);
    // With this variable Node would take your tests for a part of this run, and report nothing.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const words = ["--test", "--test-reporter=tap", "hunt.test.mjs"];
    const { stdout } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: "utf8", timeout: 30_000 });
    const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, "m").exec(stdout)?.[1]);
    return { passed: count("pass"), failed: count("fail"), skipped: count("skipped") + count("todo") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The result of your tests on the correct program; they run on it only once. */
let right;
const reviewRight = () => (right ??= review(RIGHT));

test("all your tests pass on the correct program, and none is skipped", () => {
  const { passed, failed, skipped } = reviewRight();
  assert.equal(failed, 0, `${failed} of your tests fail on a program that does what the specification says`);
  assert.equal(skipped, 0, `${skipped} of your tests are skipped`);
  assert.ok(passed > 0, "hunt.test.mjs has no test");
});

const expectCaught = (number, sentence, program) =>
  test(`bug ${number} is caught`, () => {
    assert.equal(reviewRight().failed, 0, "first make your tests pass on the correct program");
    assert.ok(review(program).failed > 0, `none of your tests fails: read sentence ${sentence} of the specification`);
  });

// Below are the correct program and the planted bugs. Catch them before you read them.

const make = ({
  before = "",
  room = "room === wanted.room",
  status = 'status !== "cancelled"',
  every = "every",
  apart = "wanted.end <= b.start || wanted.start >= b.end",
  order = "if (wanted.end <= wanted.start) return false;",
}) => `export function canBook(bookings, wanted) {
  ${before}
  ${order}
  return bookings
    .filter(({ room, status }) => ${room} && ${status})
    .${every}((b) => ${apart});
}
`;

const RIGHT = make({});

expectCaught(1, 1, make({ order: "if (wanted.end < wanted.start) return false;" }));
expectCaught(2, 2, make({ apart: "wanted.start < b.start || wanted.start >= b.end" }));
expectCaught(3, 2, make({ apart: "wanted.end <= b.start || wanted.end > b.end" }));
expectCaught(4, 2, make({ room: "true" }));
expectCaught(5, 2, make({ every: "slice(0, 1).every" }));
expectCaught(6, 3, make({ apart: "wanted.end < b.start || wanted.start > b.end" }));
expectCaught(7, 4, make({ status: "true" }));
expectCaught(8, 5, make({ before: "bookings.sort((a, b) => a.start.localeCompare(b.start));" }));
