import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { pack, sendFile } from "./send-file.server.ts";

describe("the answer of a file", () => {
  const send = (path: string, body: string | undefined) => sendFile(new URL(path, "http://localhost"), body);

  it("has the type of its extension: code to download is text, which no browser runs", async () => {
    const answer = await send("/courses/core-java/projects/bank/check.mjs", "1;");
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(await answer.text()).toBe("1;");
  });

  it("is 404 where no file has the address", async () =>
    expect((await send("/covers/none.svg", undefined)).status).toBe(404));
});

describe("an archive", () => {
  const texts = { "a/one.md": "One.\n", "b/two.md": "Two: ümläut.\n" };

  it("holds each text under its path", () => {
    const files = Object.entries(unzipSync(pack({ texts })));
    expect(files.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual(Object.entries(texts));
  });

  it("is dated 1 January 1980, 0:00, whenever it is packed", () =>
    expect([...pack({ texts }).slice(10, 14)]).toEqual([0, 0, 0x21, 0]));
});
