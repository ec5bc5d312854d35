export * from "./calls.ts";
export * from "./errors.ts";
export * from "./laws.ts";
export * from "./operator-calls.ts";
export * from "./states.data.ts";
export * from "./terms.ts";
