import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { decodeText } from "./decode-text.ts";

// Loads the owner's settings (.env.example); variables that are set already keep their value.
try {
  if (existsSync(".env"))
    for (const [name, value] of Object.entries(parseEnv(decodeText(readFileSync(".env")))))
      process.env[name] ??= value;
} catch {
  console.error(
    ".env cannot be read: make it a file that you can read, as .env.example shows, or remove it.",
  );
  process.exit(1);
}
