import type { Course } from "./course.ts";

type Row = Pick<Course, "id" | "duration" | "sessions" | "hours" | "level" | "track">;

const row = (
  id: string,
  duration: string,
  sessions: number,
  hours: number,
  level: Row["level"],
  track: Row["track"],
): Row => ({ id, duration, sessions, hours, level, track });

/** What the owner has fixed for the courses of the specification: section 3's table, ids by reading R2. */
export const COURSE_CONTRACT: Record<string, Row> = {
  "cursor-fullstack": row("7", "10 weeks", 20, 20, "Intermediate", "AI-Powered"),
  "ai-agents-mcp": row("9", "12 weeks", 24, 24, "Advanced", "AI-Powered"),
  "prompt-engineering": row("6", "8 weeks", 16, 16, "All Levels", "AI-Powered"),
  "ai-updates": row("11", "Ongoing", 8, 0, "All Levels", "Continuous Learning"),
  "math-for-ml": row("18", "12 weeks", 24, 24, "Intermediate", "AI-Powered"),
  "python-fundamentals": row("1", "12 weeks", 24, 24, "Beginner", "Foundation"),
  "core-java": row("12", "14 weeks", 28, 28, "Beginner", "Foundation"),
  "advanced-java": row("13", "16 weeks", 32, 32, "Advanced", "Foundation"),
  "database-mastery": row("17", "14 weeks", 28, 28, "Intermediate", "Foundation"),
  "data-structures-algorithms": row("14", "14 weeks", 28, 28, "Intermediate", "Foundation"),
  "web-development": row("3", "16 weeks", 32, 32, "Beginner", "Foundation"),
  "aws-cloud": row("4", "10 weeks", 20, 20, "Intermediate", "Foundation"),
  "high-level-system-design": row("15", "8 weeks", 16, 20, "Advanced", "Foundation"),
  "low-level-system-design": row("16", "10 weeks", 20, 24, "Advanced", "AI-Powered"),
  "debug-support": row("10", "6 weeks", 12, 12, "Intermediate", "Continuous Learning"),
};
