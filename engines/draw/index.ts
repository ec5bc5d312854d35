export * from "./choice-game.ts";
export * from "./keno.ts";
export * from "./over-under.ts";
export * from "./plinko.ts";
export * from "./scratch.ts";
export * from "./threshold.ts";
export * from "./trials.ts";
export * from "./wheel.ts";
