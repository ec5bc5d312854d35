export * from "./kind.ts";
export * from "./sheet.ts";
export * from "./trials.ts";
