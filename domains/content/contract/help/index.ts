export * from "./calls.ts";
export * from "./folded.ts";
export * from "./marked.ts";
export * from "./own-cases.ts";
