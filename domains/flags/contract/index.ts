export * from "./calls.ts";
export * from "./errors.ts";
export * from "./events.ts";
export * from "./flags.ts";
export * from "./schemas.ts";
