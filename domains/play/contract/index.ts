export * from "./calls.ts";
export * from "./errors.ts";
export * from "./favourites.ts";
export * from "./last-wins.ts";
export * from "./launch.ts";
export * from "./practice.ts";
export * from "./round-id.ts";
export type * from "./schemas.ts";
export * from "./staged-calls.ts";
