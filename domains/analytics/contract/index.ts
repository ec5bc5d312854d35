export * from "./calls.ts";
export * from "./catalogue.ts";
export * from "./consent.ts";
export * from "./errors.ts";
export * from "./halo.ts";
export * from "./limits.ts";
export * from "./names.ts";
export * from "./schemas.ts";
