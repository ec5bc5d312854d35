export * from "./calls.ts";
export * from "./office-calls.ts";
export * from "./schemas.ts";
export * from "./search-site.ts";
