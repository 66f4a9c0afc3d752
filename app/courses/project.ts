/** The name of a project, which stands before ' - '. */
export const getProjectName = (project: string): string => project.split(" - ")[0] ?? project;
