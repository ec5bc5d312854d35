export { TIME } from "./date-formats.ts";
export * from "./locale.ts";
export * from "./site-path.ts";
export * from "./texts.ts";
