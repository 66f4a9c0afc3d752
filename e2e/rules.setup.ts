import { readFileSync } from "node:fs";
import { test } from "@playwright/test";
import { LocalStore } from "./support/local-store.ts";
import { requireStore } from "./support/requirements.ts";

// Before all other tests: with rules that do not compile, each test of the form would wait until its time is over.
test("compiles the rules of the message store", async () => {
  requireStore();
  await new LocalStore("demo-compiled").setRules(readFileSync("firestore.rules", "utf8"));
});
