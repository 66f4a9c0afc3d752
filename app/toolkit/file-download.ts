/** Milliseconds after which the browser has taken the file over; Safari begins to read it late. */
const HANDED_OVER = 40_000;

/** Hands a text to the visitor as a file. */
export function downloadFile(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), HANDED_OVER);
}
