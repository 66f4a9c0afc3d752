/** A prompt of the toolkit. */
export type Prompt = {
  slug: string;
  title: string;
  when: string;
  prompt: string;
  good: string;
  level: "Beginner" | "Intermediate" | "Advanced";
  /** Slug and title of the course that teaches the skill. */
  course: { slug: string; title: string };
};

/** Prompts that serve one kind of work. */
export type PromptGroup = { slug: string; title: string; summary: string; prompts: Prompt[] };

/** A day of the roadmap. */
export type RoadmapDay = {
  /** Counted from 1 over the whole roadmap. */
  day: number;
  title: string;
  task: string;
  result: string;
  minutes: number;
  /** Whether the day ends a week. */
  review: boolean;
  prompts: { slug: string; title: string }[];
  course?: { slug: string; title: string } | undefined;
};

/** A phase of the roadmap, on the line of a track. */
export type RoadmapPhase = { track: string; title: string; summary: string; days: RoadmapDay[] };

/** Prompts and roadmap. */
export type Toolkit = { groups: PromptGroup[]; phases: RoadmapPhase[] };
