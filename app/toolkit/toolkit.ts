import type { z } from "zod";
import type { Track } from "#app/academy/tracks.ts";
import type { promptGroupSchema, roadmapPhaseSchema } from "./toolkit-schema.server.ts";

/** A group of prompts as its file has it. */
export type GroupFile = z.output<typeof promptGroupSchema>;
/** A phase of the roadmap as its file has it. */
type PhaseFile = z.output<typeof roadmapPhaseSchema>;

/** Id of the worked answer on the page of its group. */
export const WORKED_ID = "worked";

/** The name and the title of a course or a prompt. */
type Reference = { slug: string; title: string };

/** A course that goes with a prompt or a day. */
export type RelatedCourse = Reference & { track: Track };

/** A prompt of the toolkit, with the course that teaches its skill. */
export type Prompt = Omit<GroupFile["prompts"][number], "course" | "draft"> & { course?: RelatedCourse };

/** An answer to a prompt with a mentor's corrections. */
export type WorkedAnswer = GroupFile["worked"];

/** Prompts that serve one kind of work. */
export type PromptGroup = Omit<GroupFile, "order" | "prompts"> & { slug: string; prompts: Prompt[] };

/** A day of the roadmap, counted from 1 over the whole roadmap. */
export type RoadmapDay = Omit<PhaseFile["days"][number], "prompts" | "course"> & {
  day: number;
  prompts: (Reference & { group: string })[];
  course?: RelatedCourse;
};

/** A phase of the roadmap, on the line of a track. */
export type RoadmapPhase = Omit<PhaseFile, "order" | "days"> & { days: RoadmapDay[] };

/** Prompts and roadmap. */
export type Toolkit = { groups: PromptGroup[]; phases: RoadmapPhase[] };

/** The prompts of these slugs, each with its group; one that is not there is left out. */
export const findPrompts = ({ groups }: Toolkit, slugs: string[]): { prompt: Prompt; group: PromptGroup }[] =>
  slugs.flatMap((slug) =>
    groups.flatMap((group) =>
      group.prompts.filter((prompt) => prompt.slug === slug).map((prompt) => ({ prompt, group })),
    ),
  );

/** How many prompts and days the toolkit has, and how many hours the days take together. */
export const countToolkit = ({
  groups,
  phases,
}: {
  groups: { prompts: unknown[] }[];
  phases: { days: { minutes: number }[] }[];
}): Record<"prompts" | "days" | "hours", number> => ({
  prompts: groups.reduce((sum, { prompts }) => sum + prompts.length, 0),
  days: phases.reduce((sum, { days }) => sum + days.length, 0),
  hours: phases.reduce((sum, { days }) => sum + countHours(days), 0),
});

/** Whole hours of some days. */
export const countHours = (days: { minutes: number }[]): number =>
  Math.round(days.reduce((sum, { minutes }) => sum + minutes, 0) / 60);

/** A day by its number and title: 'Day 1: Set up and break something'. */
export const formatDayTitle = ({ day, title }: { day: number; title: string }): string =>
  `Day ${day}: ${title}`;
