export * from "./calls.ts";
export * from "./causes.data.ts";
export * from "./errors.ts";
