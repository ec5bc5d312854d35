export * from "./calls.ts";
export * from "./contact.ts";
export * from "./errors.ts";
export * from "./office-calls.ts";
