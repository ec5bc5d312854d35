export * from "./calls.ts";
export * from "./errors.ts";
export * from "./filters.ts";
export * from "./flags.ts";
export * from "./game.ts";
export * from "./links.ts";
export * from "./search.ts";
