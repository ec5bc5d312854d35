export * from "./calls.ts";
export * from "./errors.ts";
export * from "./items.ts";
export * from "./schemas.ts";
