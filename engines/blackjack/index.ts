export * from "./advice.ts";
export * from "./dealer.ts";
export * from "./kind.ts";
export * from "./return.ts";
export * from "./round.ts";
export * from "./rules.ts";
export * from "./solve.ts";
export * from "./trials.ts";
