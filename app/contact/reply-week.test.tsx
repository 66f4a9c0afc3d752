import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ReplyWeek } from "./reply-week.tsx";

/** The hours that are named below the days, each with its place in percent. */
const listHours = (from: number, to: number) =>
  Array.from(
    renderToStaticMarkup(<ReplyWeek days={["Mon"]} from={from} to={to} zone="IST" />).matchAll(
      /left:([\d.]+)%">([^<]+)</g,
    ),
    ([, left, hour]) => `${left}: ${hour}`,
  );

it.each([
  [10, 18, ["0: 12 AM", "41.666666666666664: 10 AM", "75: 6 PM", "100: 12 AM"]],
  [0, 24, ["0: 12 AM", "100: 12 AM"]],
])("names each hour once where replies come from %i to %i", (from, to, hours) =>
  expect(listHours(from, to)).toEqual(hours),
);
