/** Corrects the year in the footer, which is that of the build: a site may not be built again at New Year. */
export function correctFooterYear(): void {
  const year = document.querySelector("[data-year]");
  const now = new Date().getFullYear();
  if (year && now > Number(year.textContent)) year.textContent = String(now);
}
