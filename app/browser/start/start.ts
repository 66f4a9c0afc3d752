import { recordActions } from "./record-actions.ts";
import { startPage } from "./start-page.ts";

// The script that the build writes into the head of every page: the first to run, before the first paint.
recordActions();
startPage();
