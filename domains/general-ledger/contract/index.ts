export * from "./accounts.data.ts";
export * from "./calls.ts";
export * from "./entry.ts";
export * from "./errors.ts";
export * from "./laws.ts";
export * from "./schemas.ts";
