export * from "./calls.ts";
export * from "./errors.ts";
export * from "./events.ts";
export * from "./fair-race.ts";
export * from "./markets.ts";
export * from "./schemas.ts";
