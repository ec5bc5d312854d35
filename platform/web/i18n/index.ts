export * from "./locale.ts";
export * from "./site-path.ts";
export * from "./texts.ts";
