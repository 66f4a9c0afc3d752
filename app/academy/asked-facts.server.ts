/** A fact that visitors ask for. */
export type AskedFact = {
  /** The fact in full; `short` is its form in a list of facts. */
  fact: string;
  short: string;
  of: "course" | "academy";
  /** Whether every course must state it; otherwise one course's statement is enough for all. */
  isPerCourse?: boolean;
};

declare module "zod" {
  interface GlobalMeta {
    /**
     * The fact that this field states. Until it is stated, the page of the course, or of the academy, lists it as open.
     */
    asked?: (typeof ASKED)[keyof typeof ASKED];
  }
}

/** What visitors ask of a course and of the academy, in the order of lists. The field that states a fact names it. */
export const ASKED = {
  fee: { fact: "the course fee", short: "the fee", of: "course" },
  nextStart: { fact: "the next start date", short: "the next start", of: "course" },
  times: { fact: "the days and times of sessions", short: "days and times", of: "course" },
  language: { fact: "the language of teaching", short: "language", of: "course" },
  mentor: { fact: "the name of your mentor", short: "mentor", of: "course" },
  groupSize: { fact: "the size of a group", short: "group size", of: "course" },
  recordings: {
    fact: "recordings of sessions you miss",
    short: "recordings",
    of: "course",
    isPerCourse: true,
  },
  refunds: { fact: "refunds", short: "refunds", of: "academy" },
  complaints: { fact: "complaints", short: "complaints", of: "academy" },
} as const satisfies Record<string, AskedFact>;
