/**
 * Copies a text that is still loading, as a promise where the browser accepts one: Safari allows a write only while it
 * handles the click.
 * @returns false when the browser refuses.
 * @throws Error when the text does not load.
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    if ("ClipboardItem" in window) {
      const blob = text.then((loaded) => new Blob([loaded], { type: "text/plain" }));
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    } else await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    await text;
    return false;
  }
}
