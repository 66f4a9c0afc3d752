import { beforeAll, expect, it } from "vitest";
import { CONTENT_FOLDER } from "#app/academy/settings.server.ts";
import { loader as loadBrief } from "#app/routes/brief/route.tsx";
import { loader as loadCourse } from "#app/routes/course/route.tsx";
import { loader as loadGroup } from "#app/routes/prompt-group/route.tsx";
import { loader as loadSession } from "#app/routes/session/route.tsx";
import { keepContent } from "#app/site/current-content.server.ts";
import { loadFixture } from "#app/testing/fixture.server.ts";

beforeAll(() => keepContent(CONTENT_FOLDER, loadFixture()));

it.each([
  ["course", "Course not found", () => loadCourse({ params: { slug: "nothing" } })],
  ["session", "Session not found", () => loadSession({ params: { slug: "ai-updates" } })],
  ["brief", "Brief not found", () => loadBrief({ params: { slug: "core-java", name: "nothing" } })],
  ["group", "Group not found", () => loadGroup({ params: { group: "nothing" } })],
])("the page of a missing %s says '%s'", (_, statusText, load) =>
  expect(load).toThrow(expect.objectContaining({ init: { status: 404, statusText } })),
);
