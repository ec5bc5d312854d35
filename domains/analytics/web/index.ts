export { AnalyticsChoice } from "./AnalyticsChoice.tsx";
export { notePage } from "./follow-use.ts";
export { noteUse } from "./note-use.ts";
