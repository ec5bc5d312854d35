export * from "./hi-lo.ts";
export * from "./times.ts";
export * from "./towers.ts";
export * from "./trials.ts";
