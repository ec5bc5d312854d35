export * from "./andar-bahar.ts";
export * from "./dragon-tiger.ts";
export * from "./trials.ts";
