export * from "./affiliates.ts";
export * from "./arrival.ts";
export * from "./calls.ts";
export * from "./codes.ts";
export * from "./errors.ts";
export * from "./tokens.ts";
