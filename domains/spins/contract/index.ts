export * from "./calls.ts";
export * from "./errors.ts";
export * from "./free-games.ts";
export * from "./operator-calls.ts";
export * from "./schemas.ts";
export * from "./terms.ts";
export * from "./topics.ts";
