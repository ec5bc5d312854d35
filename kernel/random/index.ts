export * from "./chain.ts";
export * from "./draws.ts";
export * from "./fair.ts";
export * from "./hex.ts";
export * from "./seeded.ts";
