export * from "./craps.ts";
export * from "./sic-bo.ts";
export * from "./trials.ts";
