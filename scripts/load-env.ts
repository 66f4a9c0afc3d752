import { existsSync } from "node:fs";

// The owner's settings; what the environment sets already stays (see .env.example).
if (existsSync(".env")) process.loadEnvFile(".env");
