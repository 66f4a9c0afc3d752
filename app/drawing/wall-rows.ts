/** Courses that a wall of all sessions has room for. */
export const WALL_ROWS = 60;
