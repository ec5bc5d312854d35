export * from "./chi-square.ts";
export * from "./returns.ts";
export * from "./trial.ts";
