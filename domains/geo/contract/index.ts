export * from "./calls.ts";
export * from "./geo-filter.ts";
export * from "./jurisdiction.ts";
export * from "./place.ts";
export * from "./safer-play.ts";
export * from "./types.ts";
