/** A wrong variable of the environment; its message is enough, so that commands print it without a stack. */
export class SettingError extends Error {
  override name = "SettingError";
}
