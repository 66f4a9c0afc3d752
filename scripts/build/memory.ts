import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Gives back the memory of what is done with: reading a large catalogue leaves three times of it behind, which the
 * engine would keep for later while the bundler, whose memory it does not count, takes its own.
 */
export function giveMemoryBack(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: { type: string; flavor: string }) => void;
  collect({ type: "major", flavor: "last-resort" });
}
