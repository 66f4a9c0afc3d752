import { test } from "@playwright/test";
import { testChanges } from "./editing/change-tests.ts";
import { testEngines } from "./editing/engine-tests.ts";
import { testForms } from "./editing/form-tests.ts";
import { testSaves } from "./editing/save-tests.ts";
import { startEditing, stopEditing } from "./editing/site.ts";
import { testTexts } from "./editing/text-tests.ts";
import { testUndo } from "./editing/undo-tests.ts";

/** Content is edited on its page, in one development server: after a failure the next test begins with a new one. */
test.setTimeout(600_000);
test.use({ actionTimeout: 100_000 });
test.beforeAll(startEditing);
test.afterAll(stopEditing);

test.describe("every style of writing", () => testChanges());
test.describe("texts of a page", () => testTexts());
test.describe("forms", () => testForms());
test.describe("saves", () => testSaves());
test.describe("changes put back", () => testUndo());
test.describe("other engines", () => testEngines());
