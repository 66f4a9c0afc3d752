import { globSync } from "node:fs";

// npm leaves out, without a word, a program that wants a newer Node than npm runs on: such an installation fails here.
// Any other Node than the project's own does not matter, since commands run with that.
const [, version = "", major] = /node\/v((\d+)\.\S*)/.exec(process.env.npm_config_user_agent ?? "") ?? [];
const [own] = process.versions.node.split(".");

if (globSync("node_modules/@rolldown/binding-*").length === 0) {
  console.error(
    `npm runs on Node ${version} and has left out what the build needs: install with Node 20.19, 22.12 or newer. This does it, whatever your Node is: npx -y -p node@24 -p npm@11 npm ci`,
  );
  process.exitCode = 1;
} else if (version && major !== own)
  console.log(
    `npm runs on Node ${version}; the project's commands run on its own, Node ${process.versions.node}. Nothing is to be done.`,
  );
