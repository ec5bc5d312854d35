export * from "./calls.ts";
export * from "./errors.ts";
export * from "./practice.ts";
export * from "./round-id.ts";
export type * from "./schemas.ts";
export * from "./staged-calls.ts";
