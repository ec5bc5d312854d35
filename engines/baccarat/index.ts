export * from "./baccarat.ts";
export * from "./trials.ts";
