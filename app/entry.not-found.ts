import { leadToMeantPage } from "#app/browser/page-address.ts";

// The only script of the page for unknown addresses.
void leadToMeantPage();
