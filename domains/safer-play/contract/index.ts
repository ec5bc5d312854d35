export * from "./breaks.ts";
export * from "./calls.ts";
export * from "./errors.ts";
export * from "./guards.ts";
export * from "./limits.ts";
export * from "./operator-calls.ts";
export * from "./registers.ts";
export * from "./schemas.ts";
