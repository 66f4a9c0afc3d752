/** Address of what the editor asks of the development server. */
export const EDITING_ADDRESS = "/@editing";
