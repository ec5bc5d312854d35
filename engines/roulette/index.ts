export * from "./layout.ts";
export * from "./roulette.ts";
export * from "./table.ts";
export * from "./trials.ts";
