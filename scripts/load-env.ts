import { existsSync } from "node:fs";

// Loads the owner's settings (.env.example); variables that are set already keep their value.
if (existsSync(".env")) process.loadEnvFile(".env");
