/** Corrects the year in the footer, which is that of the build, where the visitor's year is later (reading R20). */
export function correctFooterYear(): void {
  const year = document.querySelector("[data-year]");
  const now = new Date().getFullYear();
  if (year && now > Number(year.textContent)) year.textContent = String(now);
}
