/** The inline script that opens the roadmap for an old address of one of its days, such as /dev-toolkit#day-12. */
const roadmap = document.querySelector<HTMLElement>("[data-days]")?.dataset.days;
if (roadmap && location.hash.startsWith("#day-")) location.replace(roadmap + location.hash);
