export * from "./calls.ts";
export * from "./errors.ts";
export * from "./retention.data.ts";
export * from "./rules.data.ts";
export * from "./schemas.ts";
export * from "./states.ts";
export { unitsIn } from "./units.data.ts";
