import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TRACKS } from "#app/content/tracks.ts";
import { TrackCards } from "./sections.tsx";

it("a track keeps its own facts in whatever order the cards are written", () => {
  const facts = { Foundation: ["58 weeks"], "AI-Powered": ["44 weeks"], "Continuous Learning": ["Ongoing"] };
  const cards = TRACKS.toReversed().map((track) => ({ track, promise: "p" }));
  const html = renderToStaticMarkup(<TrackCards cards={cards} facts={facts} />);
  for (const track of TRACKS) expect(html).toMatch(new RegExp(`>${track}</p><p[^>]*>${facts[track][0]}</p>`));
});
