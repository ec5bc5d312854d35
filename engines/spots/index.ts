export * from "./kind.ts";
export * from "./shared-kind.ts";
export * from "./spots.ts";
export * from "./trial.ts";
