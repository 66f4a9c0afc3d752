import { writeFileSync } from "node:fs";
import { getStoreConfig } from "#app/contact/store-config.server.ts";
import { getSiteFolder } from "./folders.ts";
import type { Times } from "./stopwatch.ts";

/** What a build has cost: processor time by cause, and the most memory that all its programs had at a time. */
export type Cost = { times: Times; megabytes: number };

const NO_STORE = `
==========================================================================================
 NO MESSAGE STORE IS CONFIGURED. The contact page of this build has no form: it offers
 email and chat. To receive messages, set the variables of .env.example and build again.
==========================================================================================
`;

/** Says where the finished site is, and writes what it has cost into the file that BUILD_TIMES names. */
export function sayBuilt(cost: Cost): void {
  if (!getStoreConfig(process.env)) console.warn(NO_STORE);
  const seconds = (Date.now() - performance.timeOrigin) / 1000;
  console.log(`The site is in ${getSiteFolder()} after ${seconds.toFixed(1)} s.`);
  if (process.env.BUILD_TIMES) writeFileSync(process.env.BUILD_TIMES, JSON.stringify({ seconds, ...cost }));
}
