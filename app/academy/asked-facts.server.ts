/** A fact that visitors ask for. */
export type AskedFact = {
  /** The fact in full, and as short as a list of such facts has it. */
  fact: string;
  short: string;
  of: "course" | "academy";
  /** Whether each course has to state it; of others one answer stands for all. */
  isPerCourse?: boolean;
};

declare module "zod" {
  interface GlobalMeta {
    /** A fact that visitors ask for: until it is stated, the page of a course, or of the academy alone, lists it. */
    asked?: (typeof ASKED)[keyof typeof ASKED];
  }
}

/** What visitors ask of a course, and of the academy, in this order. A field that states one is marked with it. */
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
