import type { Mistake } from "./mistake.ts";

/** How the academy is reached, and when it answers. */
export const CONTACT_DETAILS: Mistake[] = [
  [
    "a phone number that differs",
    "site.yaml",
    "chatNumberShown: +91 00000 00000",
    "chatNumberShown: +91 00000 00001",
    "site.yaml:@ identity.chatNumberShown: found '+91 00000 00001'; its digits are not those of chatNumber: write +910000000000, with blanks",
  ],
  [
    "a phone number with a plus",
    "site.yaml",
    'chatNumber: "910000000000"',
    'chatNumber: "+910000000000"',
    "site.yaml:@ identity.chatNumber: found '+910000000000'; write 8 to 15 digits in quotes, with country code, no plus",
  ],
  [
    "an email that is none",
    "site.yaml",
    "email: hello@academy.example",
    "email: hello at academy.example",
    "site.yaml:@ identity.email: found 'hello at academy.example'; write an email address",
  ],
  [
    "an enrolment without its course",
    "site.yaml",
    "course {title}. Please",
    "course. Please",
    "site.yaml:@ enrol.message: found 'Hello {name}, I would like to enrol in the course. Please tell me the next steps.'; name the course with {title}",
  ],
  [
    "reply hours without a dash",
    "pages/contact.yaml",
    "10:00 AM - 6:00 PM IST",
    "office hours",
    "pages/contact.yaml:@ cards.response.text: found 'We reply within 24 hours on business days (Mon-Sat), office hours.'; name days and hours as in '(Mon-Sat), 10:00 AM - 6:00 PM IST'",
  ],
];
