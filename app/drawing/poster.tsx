import type { CSSProperties } from "react";
import type { Level } from "#app/content/tracks.ts";
import { type CoverData, drawMarks } from "#app/drawing/covers/cover.ts";
import { type Layout, layOut } from "#app/drawing/covers/layout.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { getMarkPath, isHoled, round } from "./mark.ts";
import { getTiePath, listTiedRows, type PosterTie, placeNames, TIE_GAP } from "./poster-ties.ts";
import { getTextColour, TRACK_LOOKS } from "./track-look.ts";

/** Size of a poster in units of its own; the foot has room for the name of a session. */
const POSTER = { width: 640, height: 500, foot: 44 } as const;
const VIEW = `0 0 ${POSTER.width} ${POSTER.height}`;

/** Ids of the marks, which copies of the poster draw again, of the shape of one, and of the outlines. */
const MARKS_ID = "marks";
const MARK_ID = "m";
const TIES_ID = "t";

/** A session as a link; the marks of one block are lit together. */
type PosterMark = { href: string; number: number; name: string; block: number };

type PosterProps = {
  cover: CoverData;
  marks: PosterMark[];
  ties: PosterTie[];
  /** Says what the poster is. */
  label: string;
  /** The link at the foot, where the name of a session replaces it; it links to all of them as text. */
  caption: { label: string; href: string };
};

/** The colours of a poster as custom properties: marks drawn by `<use>` inherit them. */
const getColours = ({ track, level }: Pick<CoverData, "track" | "level">): CSSProperties => {
  const { background, mark } = TRACK_LOOKS[track].cover;
  return {
    "--ground": background,
    "--mark": mark,
    "--name": getTextColour(background),
    "--focus": "var(--name)",
    "--number": isHoled(level) ? mark : background,
  };
};

/** In a mark the ground shows, unless the mark is white. */
const HOLE = { fill: "var(--hole,var(--ground))" };
const WHITE = { "--marks": PALETTE.white, "--hole": PALETTE.white };

/**
 * Sizes of a mark's number: from `least` to `most`, on a phone from `large` on. A size is a `share` of half the mark, or
 * `inHole` where the mark has a hole.
 */
const NUMBER = { least: 12, most: 20, large: 17, share: 0.9, inHole: 0.6 } as const;

/** The cover of a course as its table of contents: each mark is a link to its session, which is named at the foot. */
export function Poster({ cover, marks, ties, label, caption }: PosterProps) {
  const layout = layOutPoster(cover);
  const tied = listTiedRows(ties, layout.places);
  const blocks = [...new Set(marks.map(({ block }) => block))];
  const { shape } = TRACK_LOOKS[cover.track];
  const { radius, wide, wires } = layout;
  const draw = (level: Level) => getMarkPath(shape, level, 0, 0, radius, wide);
  const share = cover.level === "Intermediate" ? NUMBER.inHole : NUMBER.share;
  const numberSize = Math.floor(Math.min(NUMBER.most, radius * share));
  const tieWidth = round(2 * (radius + TIE_GAP));
  return (
    <div className="poster-frame @container w-full overflow-clip" style={getColours(cover)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <svg viewBox={VIEW} className="poster" role="group" aria-label={label}>
        <defs>
          <g id={MARK_ID}>
            {isHoled(cover.level) ? <path style={HOLE} d={draw("Beginner")} /> : null}
            <path fillRule="evenodd" d={draw(cover.level)} />
          </g>
        </defs>
        <g
          id={MARKS_ID}
          className={`marks ${numberSize >= NUMBER.large ? "is-large" : ""}`}
          strokeLinecap={shape === "circle" ? "round" : "square"}
          strokeLinejoin={shape === "circle" ? "round" : undefined}
          strokeWidth={tieWidth + 3}
          fontSize={numberSize}
        >
          <path id={TIES_ID} d={tied.map((row) => getTiePath(row, layout)).join("")} />
          <use href={`#${TIES_ID}`} strokeWidth={tieWidth} />
          {wires ? <path strokeWidth={round(Math.max(3, radius / 4))} d={wires} /> : null}
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
          <g className="tie-names" fontSize="17" strokeWidth="6" aria-hidden="true">
            {placeNames(tied, layout, POSTER.width).map(({ name, left, y }) => (
              <text key={name} x={left} y={y}>
                {name}
              </text>
            ))}
          </g>
          {blocks.map((block) => (
            <g key={block} style={{ fill: `var(--b${block + 1},var(--marks,var(--mark)))` }}>
              {marks
                .filter((mark) => mark.block === block)
                .map((mark) => (
                  <Mark
                    key={mark.number}
                    mark={mark}
                    layout={layout}
                    isLast={mark.number === cover.sessions && !cover.isOngoing}
                    isNumbered={numberSize >= NUMBER.least}
                  />
                ))}
            </g>
          ))}
        </g>
      </svg>
      {/* In the foot of the poster, and below it where its words need more lines. */}
      <a
        href={caption.href}
        className="poster-caption max-lg:mx-gutter mx-[5%] -mt-[6%] mb-3 block text-(--name) text-[1.125rem] [font-stretch:75%] min-h-6 w-fit font-bold underline underline-offset-4"
      >
        {caption.label}
      </a>
    </div>
  );
}

/** The marks of a poster, in whole units: they are shorter to write, and near enough. */
function layOutPoster({ arrangement, sessions }: CoverData): Layout {
  const { width, height, foot } = POSTER;
  const layout = layOut(arrangement, sessions, { width, height: height - foot });
  return { ...layout, places: layout.places.map(([x, y]) => [Math.round(x), Math.round(y)]) };
}

type MarkProps = { mark: PosterMark; layout: Layout; isLast: boolean; isNumbered: boolean };

/** A mark as a link. It is not a stop of the Tab key: a link under the poster opens the same sessions as text. */
function Mark({ mark: { number, href, name }, layout: { places, arcs }, isLast, isNumbered }: MarkProps) {
  const [x, y] = places[number - 1] ?? [0, 0];
  const arc = arcs?.[number - 1];
  return (
    <a href={href} tabIndex={-1} className={isLast ? "mark-last" : undefined}>
      {arc ? <path d={arc} /> : <use href={`#${MARK_ID}`} x={x} y={y} />}
      {isNumbered ? (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a text takes no focus
        <text x={x} y={y} aria-hidden="true">
          {number}
        </text>
      ) : null}
      <text>{name}</text>
    </a>
  );
}

const COPY = { viewBox: VIEW, className: "poster-copy", focusable: "false" } as const;

/** The poster again, small: it lights the blocks that the page lights, or is white as a whole. */
export function PosterCopy({ cover, isWhite = false }: { cover: CoverData; isWhite?: boolean }) {
  return (
    <svg {...COPY} aria-hidden="true" style={{ ...getColours(cover), ...(isWhite ? WHITE : {}) }}>
      <use href={`#${MARKS_ID}`} />
    </svg>
  );
}

/** The poster of a course on another page, as its certificate shows it: every mark is white. */
export function CertificatePoster({ cover }: { cover: CoverData }) {
  const { width, height } = POSTER;
  return (
    <svg
      {...COPY}
      aria-hidden="true"
      style={getColours(cover)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers and colours
      dangerouslySetInnerHTML={{ __html: drawMarks(cover, { width, height }, true) }}
    />
  );
}
