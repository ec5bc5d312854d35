export * from "./locale.ts";
export * from "./texts.ts";
