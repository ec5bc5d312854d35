export * from "./calls.ts";
export * from "./errors.ts";
export * from "./offers.data.ts";
export * from "./office-views.ts";
export * from "./operator-calls.ts";
export * from "./terms.ts";
export * from "./views.ts";
