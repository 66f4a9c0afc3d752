const KEY = "zero-academy:reloaded";

/**
 * Loads the page again, once for each reason, so that a page that a new deployment has left behind comes anew.
 * @param reason what is out of date, such as the address of a file that is gone.
 * @returns false when it was loaded again for it already, or when that could not be remembered.
 */
export function reloadOnce(reason: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === reason) return false;
    sessionStorage.setItem(KEY, reason);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
