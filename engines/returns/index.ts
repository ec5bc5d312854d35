export * from "./chi-square.ts";
export * from "./outlook.ts";
export * from "./returns.ts";
export * from "./spread.ts";
export * from "./trial.ts";
