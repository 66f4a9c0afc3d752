/** The address of the sample site. */
export const ORIGIN = "https://academy.example";

/** The academy, on every page. */
export const ORGANIZATION = {
  "@type": "EducationalOrganization",
  "@id": `${ORIGIN}/#organization`,
  name: "Academy",
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/icons/icon.png`,
  description: "An academy.",
  sameAs: ["https://parent.example/academy"],
  email: "a@academy.example",
  contactPoint: { "@type": "ContactPoint" },
  parentOrganization: { "@type": "Organization" },
};

/** The site, on every page. */
export const WEBSITE = {
  "@type": "WebSite",
  "@id": `${ORIGIN}/#website`,
  name: "Academy",
  url: `${ORIGIN}/`,
  publisher: { "@id": `${ORIGIN}/#organization` },
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${ORIGIN}/courses?search={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
};

/** A page, which may be about something else in its data. */
export const webPage = (path: string, mainEntity?: { "@id": string }) => ({
  ...(mainEntity ? { mainEntity } : {}),
  "@type": "WebPage",
  "@id": `${ORIGIN}${path}#webpage`,
  url: `${ORIGIN}${path}`,
  name: path,
  description: "A page.",
  isPartOf: { "@id": `${ORIGIN}/#website` },
  inLanguage: "en-US",
});

/** The only course. */
export const COURSE = {
  "@type": "Course",
  "@id": `${ORIGIN}/courses/java#course`,
  name: "Java",
  description: "A course.",
  url: `${ORIGIN}/courses/java`,
  image: `${ORIGIN}/share/java.png`,
  provider: { "@type": "EducationalOrganization", "@id": `${ORIGIN}/#organization` },
  educationalLevel: "Beginner",
  coursePrerequisites: ["None"],
  timeRequired: "P14W",
  numberOfCredits: 28,
  teaches: ["Java"],
  syllabusSections: [
    { "@type": "Syllabus", name: "The language", description: "You write classes.", timeRequired: "P4W" },
  ],
  mentions: [{ "@type": "Thing", name: "Java 25" }],
  inLanguage: "en-US",
  isAccessibleForFree: false,
  offers: { "@type": "Offer", category: "Paid", priceCurrency: "INR" },
  hasCourseInstance: { "@type": "CourseInstance", courseMode: "Online", courseWorkload: "PT28H" },
};

/** A session of the course. */
export const SESSION = {
  "@type": "LearningResource",
  "@id": `${ORIGIN}/courses/java/session#resource`,
  name: "Heading",
  description: "A session.",
  url: `${ORIGIN}/courses/java/session`,
  inLanguage: "en-US",
  isAccessibleForFree: true,
  learningResourceType: "Lesson",
  provider: { "@id": `${ORIGIN}/#organization` },
  isPartOf: { "@type": "Course", "@id": COURSE["@id"], name: "Java", url: COURSE.url },
};

/** Breadcrumbs with these names. */
export const trail = (...names: string[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: names.map((name, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: `${ORIGIN}/${index}`,
  })),
});
