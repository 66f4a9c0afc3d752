import type { z } from "zod";
import type { promptGroupSchema, roadmapPhaseSchema } from "./toolkit-schema.server.ts";

type GroupFile = z.output<typeof promptGroupSchema>;
type PhaseFile = z.output<typeof roadmapPhaseSchema>;

/** The name and the title of a prompt or course that another entry names. */
type Reference = { slug: string; title: string };

/** A prompt of the toolkit, with the course that teaches the skill. */
export type Prompt = Omit<GroupFile["prompts"][number], "course"> & { course: Reference };

/** Prompts that serve one kind of work. */
export type PromptGroup = Omit<GroupFile, "order" | "prompts"> & { slug: string; prompts: Prompt[] };

/** A day of the roadmap, counted from 1 over the whole roadmap. */
export type RoadmapDay = Omit<PhaseFile["days"][number], "prompts" | "course"> & {
  day: number;
  prompts: Reference[];
  course?: Reference;
};

/** A phase of the roadmap, on the line of a track. */
export type RoadmapPhase = Omit<PhaseFile, "order" | "days"> & { days: RoadmapDay[] };

/** Prompts and roadmap. */
export type Toolkit = { groups: PromptGroup[]; phases: RoadmapPhase[] };

/** How many prompts and days the toolkit has. */
export const countToolkit = ({ groups, phases }: Toolkit): { prompts: number; days: number } => ({
  prompts: groups.reduce((sum, { prompts }) => sum + prompts.length, 0),
  days: phases.reduce((sum, { days }) => sum + days.length, 0),
});
