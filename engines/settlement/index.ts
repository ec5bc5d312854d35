export * from "./match.ts";
export * from "./race.ts";
export * from "./settle.ts";
export * from "./system.ts";
export * from "./types.ts";
