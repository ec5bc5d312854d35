/**
 * A test runs on a phone and on a desktop only where the size of the screen matters. What does not depend on it is
 * tested once, at the size named by this tag; every-page.spec.ts visits each page at both.
 */
export const PHONE = "@phone";
export const DESK = "@desk";
