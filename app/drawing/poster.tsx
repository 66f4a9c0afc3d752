import type { CSSProperties } from "react";
import type { Level } from "#app/academy/tracks.ts";
import type { Point } from "#app/drawing/covers/arrangements.ts";
import { type CoverData, drawMarks } from "#app/drawing/covers/cover.ts";
import { getWirePath, type Layout, layOut } from "#app/drawing/covers/layout.ts";
import { joinClasses } from "#app/text/join-classes.ts";
import { getMarkPath, isHoled, round } from "./mark.ts";
import { getTextColour, TRACK_LOOKS } from "./track-look.ts";

/** Size of a poster in units of its own. On a phone a unit is 0.58 pixels. */
const POSTER = { width: 640, height: 456 } as const;
const VIEW = `0 0 ${POSTER.width} ${POSTER.height}`;

/** The part of a poster that marks fill. */
const MARKS_VIEW = `32 32 ${POSTER.width - 64} ${POSTER.height - 64}`;

/** Id of the shape of a mark. */
const MARK_ID = "m";

/** A session as a link; `group` holds the classes of marks that light together. */
type PosterMark = { href: string; number: number; name: string; group: string };

type PosterProps = {
  cover: CoverData;
  marks: PosterMark[];
  /** Name of the poster for screen readers. */
  label: string;
  /** Rules by which its marks are lit. */
  styles: string;
};

/** The colours of a poster as custom properties: marks drawn by `<use>` inherit them. */
const getColours = ({ track, level }: Pick<CoverData, "track" | "level">): CSSProperties => {
  const { background, mark } = TRACK_LOOKS[track].cover;
  return {
    "--ground": background,
    "--mark": mark,
    "--name": getTextColour(background),
    "--number": isHoled(level) ? mark : background,
  };
};

/** A mark whose fill, hole and edge change when it is lit; `poster.css` sets them. */
const BODY = { fill: "var(--body,var(--mark))" };
const getGround = (isFilled: boolean) => ({
  fill: `var(--hole,${isFilled ? "var(--ground)" : "none"})`,
  stroke: "var(--rim,none)",
  strokeWidth: "var(--rim-width,3px)",
});

/** Size of the hole of a number, as a share of the mark: larger than on a cover, where there is no number. */
const HOLE: Partial<Record<Level, number>> = { Intermediate: 0.58 };

/** The largest number, and its share of half the room: in a narrow mark, in a wide one, and in an arc. */
const NUMBER = { most: 24, narrow: 1.7, wide: 2, arc: 2.4 } as const;

/** Half of 24 pixels on a phone: no mark is harder to hit. */
const HALF_TARGET = 21;

/** The cover of a course as its table of contents: each mark is a link to its session, which is named at the foot. */
export function Poster({ cover, marks, label, styles }: PosterProps) {
  const layout = layOutPoster(cover);
  const { shape } = TRACK_LOOKS[cover.track];
  const { radius, wide, wires } = layout;
  const hole = HOLE[cover.level];
  const place = { x: 0, y: 0, r: radius, wide };
  const room = radius * (isHoled(cover.level) && !layout.arcs ? (hole ?? 0.72) : 1);
  const share = layout.arcs ? NUMBER.arc : wide > 1.5 || cover.sessions < 10 ? NUMBER.wide : NUMBER.narrow;
  return (
    <div className="poster-frame w-full overflow-clip" style={getColours(cover)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <svg viewBox={MARKS_VIEW} className="poster" role="group" aria-label={label}>
        <style>{styles}</style>
        <defs>
          <g id={MARK_ID}>
            {shape === "square" && radius >= HALF_TARGET ? null : (
              <path fill="none" pointerEvents="all" d={getTarget(layout)} />
            )}
            {layout.arcs ? null : (
              <>
                <path style={getGround(isHoled(cover.level))} d={getMarkPath(shape, "Beginner", place)} />
                <path style={BODY} fillRule="evenodd" d={getMarkPath(shape, cover.level, place, hole)} />
              </>
            )}
          </g>
        </defs>
        <g className="marks" fontSize={Math.floor(Math.min(NUMBER.most, room * share))}>
          {wires.length > 0 ? (
            <path strokeWidth={round(Math.max(3, radius / 4))} d={getWirePath(wires)} />
          ) : null}
          {marks.map((mark) => (
            <Mark
              key={mark.number}
              mark={mark}
              layout={layout}
              isLast={mark.number === cover.sessions && !cover.isOngoing}
            />
          ))}
        </g>
      </svg>
    </div>
  );
}

/**
 * The area that takes a tap on a mark, unless the mark is a large square. Around a turned mark it fills the corners.
 */
function getTarget({ radius, wide, angles }: Layout): string {
  const least = HALF_TARGET * (angles ? Math.SQRT2 : 1);
  const [x, y] = [radius * wide, radius].map((half) => Math.round(Math.max(least, half))) as [number, number];
  return `M${-x} ${-y}h${2 * x}v${2 * y}h${-2 * x}z`;
}

/** How a mark or its target is moved. Arcs are narrower than targets, so every second arc is higher. */
function getMove(number: number, angle: number | undefined, isArc: boolean): string | undefined {
  if (isArc && number % 2 === 0) return `translate(0 ${-2 * HALF_TARGET})`;
  return angle ? `rotate(${round(angle)})` : undefined;
}

/** A wire that leaves the picture continues beyond it; the frame clips it. */
const lengthen = (x: number): number =>
  x === 0 || x === POSTER.width ? x * 2 - POSTER.width / 2 : Math.round(x);

/** The marks and wires of a poster, in whole units, which are shorter to write and exact enough. */
function layOutPoster({ arrangement, sessions }: CoverData): Layout {
  const layout = layOut(arrangement, sessions, POSTER);
  return {
    ...layout,
    places: layout.places.map(([x, y]) => [Math.round(x), Math.round(y)]),
    wires: layout.wires.map((wire) => wire.map(([x, y]): Point => [lengthen(x), Math.round(y)])),
  };
}

type MarkProps = { mark: PosterMark; layout: Layout; isLast: boolean };

/** A mark as a link. Not in the tab order: the page has links to the same sessions as text. */
function Mark({ mark: { number, href, name, group }, layout: { places, arcs, angles }, isLast }: MarkProps) {
  const [x, y] = places[number - 1] ?? [0, 0];
  const [arc, angle] = [arcs?.[number - 1], angles?.[number - 1]];
  return (
    <a href={href} tabIndex={-1} className={joinClasses(group, isLast && "mark-last")}>
      {arc ? <path style={{ ...getGround(false), ...BODY }} d={arc} /> : null}
      <g transform={`translate(${x} ${y})`}>
        <use href={`#${MARK_ID}`} transform={getMove(number, angle, Boolean(arc))} />
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a text takes no focus */}
        <text x="0" aria-hidden="true">
          {number}
        </text>
      </g>
      <text>{name}</text>
    </a>
  );
}

/** The poster of a course on another page, as its certificate shows it. */
export const CertificatePoster = ({ cover }: { cover: CoverData }) => (
  <svg
    viewBox={VIEW}
    className="poster-copy"
    focusable="false"
    aria-hidden="true"
    style={getColours(cover)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers and colours
    dangerouslySetInnerHTML={{ __html: drawMarks(cover, POSTER) }}
  />
);
