import { expect, it } from "vitest";
import { loadFixture } from "#app/testing/fixture.server.ts";
import { getArchives, getDownload, packDownload } from "./downloads.server.ts";

// That another program unpacks it: run-material.test.ts; that its tests fail and pass: npm run content -- --run.
const { site, articles } = loadFixture();
const archives = getArchives({ articles });
const [session] = archives.sessions;
const [brief] = archives.briefs;
if (!session || !brief) throw new Error("The fixture has no session or no brief.");

it("has a README, the last version of each program and the tests, but no solution", () => {
  const { files, commands } = getDownload(session, site);
  expect(commands).toEqual(["cd core-java-session", "python3 --version", "python3 test_sums.py"]);
  expect(files.map(({ name }) => name)).toEqual(["README.md", "sums.py", "test_sums.py"]);
  expect(files[0]?.text).toContain(commands.map((command) => `    ${command}\n`).join(""));
  expect(files[1]?.text).toBe("total = 2\n    print(total)\n");
});

it("takes needs and the command that makes its data from the article", () => {
  const own = { ...brief, needs: "Python 3.14 and Git.", prepare: "python3 make.py" };
  const { files, commands, needs } = getDownload(own, site);
  expect([needs, commands[1]]).toEqual([own.needs, own.prepare]);
  expect(files[0]?.text).toContain("You need Python 3.14 and Git. Open");
});

it("compiles Java before it runs its tests", () => {
  const { commands: java } = getDownload({ ...brief, tests: "SumsTest.java" }, site);
  expect(java.slice(1)).toEqual([
    "javac -encoding UTF-8 SumsTest.java",
    "java -Dfile.encoding=UTF-8 SumsTest",
  ]);
});

it("is the same bytes each time, with names in UTF-8", () => {
  const download = getDownload(brief, site);
  const archive = packDownload(download, brief.modified);
  expect(archive.equals(packDownload(getDownload(brief, site), brief.modified))).toBe(true);
  expect(archive.toString("latin1")).toContain("PK\x03\x04\x14\x00\x00\x08");
});
