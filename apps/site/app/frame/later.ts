// What every page loads once it can be used, in one script.
export { watchSlipCount } from "@baize/sports/web";
export { leaveTo, notePage, pageBefore, readVisited, visit } from "./links/visited-pages.ts";
export { onceLoaded } from "./once-loaded.ts";
export { FooterChoices } from "./theme/FooterChoices.tsx";
