/** Firebase's command line, which npx installs; .github/workflows/site.yml uses the same version. */
export const FIREBASE_TOOLS = "firebase-tools@15.34.2";
