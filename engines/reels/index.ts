export * from "./events.ts";
export * from "./line.ts";
export * from "./round.ts";
export * from "./sheet.ts";
export * from "./verify.ts";
