export * from "./calls.ts";
export * from "./errors.ts";
export * from "./laws.ts";
export * from "./missions.data.ts";
export * from "./operator-calls.ts";
export * from "./terms.ts";
