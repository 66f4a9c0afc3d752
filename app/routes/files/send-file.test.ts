import { describe, expect, it } from "vitest";
import { sendFile } from "./send-file.server.ts";

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
