import { globSync } from "node:fs";

// Run by npm after an installation. npm leaves out an optional package that wants a newer Node than npm runs on, without
// a word: the bundler's program for this system is one.
if (globSync("node_modules/@rolldown/binding-*").length === 0) {
  const [, version = "an old version"] = /node\/v(\S+)/.exec(process.env.npm_config_user_agent ?? "") ?? [];
  console.error(
    `npm runs on Node ${version} and has left out what the build needs: install with Node 20.19, 22.12 or newer. This does it, whatever your Node is: npx -y -p node@24 -p npm@11 npm ci`,
  );
  process.exitCode = 1;
}
