export * from "./kind.ts";
export * from "./spots.ts";
export * from "./trial.ts";
