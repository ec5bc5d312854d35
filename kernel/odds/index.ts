export * from "./book.ts";
export * from "./fraction.ts";
export * from "./ladder.ts";
export * from "./percent.ts";
export * from "./price.ts";
export * from "./text.ts";
