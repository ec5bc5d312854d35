export * from "./kind.ts";
export * from "./sheet.ts";
