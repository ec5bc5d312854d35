export * from "./fraction.ts";
export * from "./price.ts";
