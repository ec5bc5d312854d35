export * from "./curve.ts";
export * from "./kind.ts";
export * from "./rules.ts";
export * from "./sheet.ts";
