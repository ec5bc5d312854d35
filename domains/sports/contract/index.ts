export * from "./calls.ts";
export * from "./errors.ts";
export * from "./events.ts";
export * from "./fair-match.ts";
export * from "./limits.ts";
export * from "./match-draw.ts";
export * from "./schemas.ts";
export * from "./selection-id.ts";
