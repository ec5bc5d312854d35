export * from "./calls.ts";
export * from "./errors.ts";
export * from "./format-jackpot.ts";
export * from "./schemas.ts";
export * from "./tick.ts";
export * from "./topics.ts";
