/** A graded answer: its score, its grade, and what cost or gained points. */
export type Grade = { score: number; grade: string; reasons: string[] };

type Policy = Map<string, string[]>;

const BROAD = ["*", "http:", "https:", "ftp:", "http://*", "https://*"];

function readPolicy(text: string | undefined): Policy {
  const directives = (text ?? "").split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives.filter(([name]) => name).map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );
}

const allows = (sources: string[], of: string[]) => sources.some((source) => of.includes(source));

/** Points for the policies of a page: each must allow what is done, so the strictest counts. */
function gradePolicies(header: Policy, page: Policy): [points: number, reason: string] {
  const find = (name: string): string[] =>
    page.get(name) ?? page.get("default-src") ?? header.get(name) ?? header.get("default-src") ?? ["*"];
  const scripts = find("script-src");
  if (page.size + header.size === 0) return [-25, "no policy"];
  if (allows(scripts, [...BROAD, "'unsafe-inline'", "data:"]) || allows(find("object-src"), BROAD))
    return [-20, "scripts or objects from anywhere"];
  if ([...page.values()].flat().some((source) => /^(http|ftp):/.test(source)))
    return [-20, "sources without encryption"];
  if (allows([...scripts, ...find("style-src")], ["'unsafe-eval'"])) return [-10, "unsafe-eval"];
  if (allows(find("style-src"), [...BROAD, "'unsafe-inline'", "data:"])) return [0, "inline styles"];
  return page.get("default-src")?.join() === "'none'" ? [10, "default-src 'none'"] : [5, "no unsafe source"];
}

function gradeTransport(header = ""): [points: number, reason: string] {
  const age = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
  if (age === 0) return [-20, "no HSTS"];
  if (age < 15_768_000) return [-10, "HSTS for less than six months"];
  return [0, "HSTS"];
}

function gradeFrames(header: Policy, frameOptions = ""): [points: number, reason: string] {
  const ancestors = header.get("frame-ancestors");
  if (ancestors && !allows(ancestors, BROAD)) return [5, "frame-ancestors"];
  return /^(deny|sameorigin)$/i.test(frameOptions) ? [0, "X-Frame-Options"] : [-20, "can be framed"];
}

function gradeReferrer(header = ""): [points: number, reason: string] {
  if (!header) return [0, "no Referrer-Policy"];
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header)
    ? [5, "private Referrer-Policy"]
    : [-5, "unsafe Referrer-Policy"];
}

function gradeResources(header = ""): [points: number, reason: string] {
  return /^same-(origin|site)$/.test(header) ? [10, "CORP"] : [0, "no CORP"];
}

/** Scripts of other origins without an integrity cost points; those of the own origin none. */
function gradeScripts(html: string): [points: number, reason: string] {
  return /<script[^>]+src="(https?:)?\/\//i.test(html)
    ? [-50, "scripts of other origins"]
    : [0, "own scripts"];
}

const GRADES = ["F", "D-", "D", "D", "D+", "C-", "C", "C", "C+", "B-", "B", "B", "B+", "A-", "A", "A"];

/**
 * Grades an answer by the scoring of MDN's HTTP Observatory: 100 points, less what is missing; what is more than
 * needed counts only from 90 points on. Certificates and redirects to https are the host's and taken as given.
 * @param headers of the answer, their names in small letters.
 */
export function gradeAnswer(headers: Record<string, string | undefined>, html: string): Grade {
  const header = readPolicy(headers["content-security-policy"]);
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1];
  const marks = [
    gradePolicies(header, readPolicy(meta)),
    gradeTransport(headers["strict-transport-security"]),
    headers["x-content-type-options"] === "nosniff"
      ? ([0, "nosniff"] as const)
      : ([-5, "no X-Content-Type-Options"] as const),
    gradeFrames(header, headers["x-frame-options"]),
    gradeReferrer(headers["referrer-policy"]),
    gradeResources(headers["cross-origin-resource-policy"]),
    gradeScripts(html),
  ];
  const sum = (of: (points: number) => boolean) =>
    marks.reduce((total, [points]) => total + (of(points) ? points : 0), 0);
  const needed = 100 + sum((points) => points < 0);
  const score = Math.max(0, needed >= 90 ? needed + sum((points) => points > 0) : needed);
  return {
    score,
    grade: score >= 100 ? "A+" : (GRADES[Math.max(0, Math.floor(score / 5) - 4)] ?? "A"),
    reasons: marks.map(([points, reason]) => `${points} ${reason}`),
  };
}
