import { existsSync } from "node:fs";

// Loads the owner's settings (.env.example); variables that are set already keep their value.
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
} catch {
  console.error(
    ".env cannot be read: make it a file that you can read, as .env.example shows, or remove it.",
  );
  process.exit(1);
}
