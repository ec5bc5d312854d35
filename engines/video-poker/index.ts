export * from "./book.ts";
export * from "./hands.ts";
export * from "./kind.ts";
export * from "./return.ts";
export * from "./round.ts";
export * from "./rules.ts";
export * from "./strategy.ts";
export * from "./trials.ts";
