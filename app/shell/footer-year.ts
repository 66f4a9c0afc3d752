/** Corrects the year in the footer, which is that of the build: a site may not be built again at New Year. */
export function correctFooterYear(): void {
  const year = document.querySelector<HTMLElement>("[data-year]");
  const now = new Date().getFullYear();
  if (year && now > Number(year.dataset.year)) year.textContent = String(now);
}
