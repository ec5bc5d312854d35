export * from "./advice.ts";
export * from "./hands.ts";
export * from "./kind.ts";
export * from "./return.ts";
export * from "./rules.ts";
export * from "./trials.ts";
