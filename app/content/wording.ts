/** Words that the site avoids: what a program can see of its rules of language, and what to write instead. */
const AVOIDED: [pattern: RegExp, fix: string][] = [
  [/\u2014/, "write a full stop, a comma or a colon in the place of the dash"],
  [/\be-mail\b|(?<![-/:])\bmail\b(?!-)/i, "write email"],
  [/\bstations?\b/i, "write stop, or course"],
  [/\bcatalogs?\b(?!\.json)/i, "write catalogue"],
  [
    /\b(?!Customize\b)\w*(?:[Oo]rganiz|[Rr]ecogniz|[Oo]ptimiz|[Cc]ustomiz|[Ss]ummariz|[Pp]rioritiz|[Aa]nalyz|[Bb]ehavior|[Ff]avor)\w*|\b[Cc]enters?\b|\b[Ee]nroll(?:ments?)?\b(?! Now)/,
    "use British spelling: -ise, -our, -re, enrol",
  ],
  [
    /(?<=^|[.!?:;] )(?:a person|someone|somebody|whoever)\b/i,
    "name who does it: we, you, your mentor, a colleague",
  ],
  [
    /\bstands? (?:in|on|at|as|before|beside|under|above|below|between|here|there|first|last|late|early)\b/i,
    "write is, comes or says",
  ],
  [/\breplac(?:e|es|ing)\b[^.,;:!?]{1,60}? by\b(?! piece)/i, "write replace ... with"],
  [
    /\blive(?: online)? (?:class(?:es)?|lessons?)\b|\bclasses are (?:live|online)\b|\b(?:missed|miss|attend|skip) (?:a |the )?class\b/i,
    "write session",
  ],
];

/** Letters that each of them has: most texts have none of these, and are looked at once. */
const ANY =
  /\u2014|mail|station|catalog|niz|gniz|timiz|tomiz|mariz|itiz|alyz|avior|favor|center|enroll|a person|some|whoever|stand|replac|class|lesson/i;

/** The words of a text that the site avoids, each kind once. */
export const findAvoidedWords = (text: string): { found: string; fix: string }[] =>
  ANY.test(text)
    ? AVOIDED.flatMap(([pattern, fix]) => {
        const [words] = pattern.exec(text) ?? [];
        return words === undefined ? [] : [{ found: `'${words}'`, fix }];
      })
    : [];
