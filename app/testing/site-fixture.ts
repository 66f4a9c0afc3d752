import type { Site } from "#app/academy/site-schema.server.ts";

/** The facts of a site for tests. */
export const TEST_SITE: Pick<Site, "identity" | "parent" | "navigation" | "enrol" | "mentors"> = {
  identity: {
    name: "Zero Academy",
    tagline: "Learn live.",
    description: "Live courses.",
    origin: "https://academy.example",
    email: "hello@academy.example",
    chatNumber: "910000000000",
    chatNumberShown: "+91 00000 00000",
    chatApp: "WhatsApp",
    author: "Zero Academy",
    profiles: [],
  },
  parent: { name: "Zero AI Labs", url: "https://parent.example", line: "Part of Zero AI Labs." },
  navigation: [
    { label: "Home", href: "/" },
    { label: "About us", href: "/about" },
  ],
  enrol: {
    message: "I would like to join {title}.",
    fee: "Fee?",
    start: "Start?",
    times: "Times?",
    subject: "Enrolment: {title}",
  },
  mentors: [],
};
