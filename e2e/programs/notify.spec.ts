import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { ids, PROJECT, run, send, store } from "./owner-commands.ts";

test.describe.configure({ mode: "serial" });
test.beforeEach(() => store.clear());

test.describe("notify.ts", () => {
  /** A chat's webhook that answers as told; gives what it was told. */
  async function listen(answers: number[] = []) {
    const told: string[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const status = answers.shift() ?? 200;
      if (status === 200) told.push((JSON.parse(Buffer.concat(chunks).toString()) as { text: string }).text);
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { told, address, stop: () => server.close() };
  }
  const notify = (since: string, until: string, webhook: string) =>
    run("notify", ["--project", PROJECT, "--since", since, "--until", until], { MESSAGES_WEBHOOK: webhook });
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  const now = async () => {
    await pause();
    const time = new Date().toISOString();
    await pause();
    return time;
  };

  test("tells each message once, also one that was sent again, and nothing of what it says", async () => {
    const { told, address, stop } = await listen();
    const times = [await now()];
    await send(ids[0], "My secret");
    await send(ids[1], "My secret");
    times.push(await now());
    // The retry of a message whose answer was lost.
    await send(ids[0], "My secret");
    await send(ids[2], "My secret");
    times.push(await now(), await now());
    for (const [index, since] of times.slice(0, -1).entries()) {
      const { status, out, errors } = await notify(since, times[index + 1] ?? "", address);
      expect([status, errors]).toEqual([0, ""]);
      expect(out).not.toMatch(/Asha|secret|a@b/);
    }
    stop();
    expect(told.map((text) => text.split(" have ")[0]?.split(" has ")[0])).toEqual([
      "2 new messages",
      "A new message",
    ]);
    expect(told.join()).not.toMatch(/Asha|secret|a@b/);
    expect(told[0]).toContain(`console.firebase.google.com/project/${PROJECT}/`);
  });

  test("tries again, and fails for the next run to make up for it when nobody could be told", async () => {
    const since = await now();
    await send(ids[0]);
    const until = await now();
    const recovering = await listen([503]);
    expect((await notify(since, until, recovering.address)).status).toBe(0);
    recovering.stop();
    expect(recovering.told).toHaveLength(1);
    const broken = await listen([500, 500, 500, 500]);
    const { status, errors } = await notify(since, until, broken.address);
    broken.stop();
    expect([status, errors]).toEqual([1, "The webhook answers 500: nobody was told.\n"]);
    expect((await notify(since, until, "")).errors).toContain("Set MESSAGES_WEBHOOK");
  });
});
