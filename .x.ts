import { makeSite } from "./scripts/bench/made-up-site.ts";
const n=Number(process.argv[2]); const s=makeSite({courses:n}); console.log(s.folder);
