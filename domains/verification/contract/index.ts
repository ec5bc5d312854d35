export * from "./calls.ts";
export * from "./document.ts";
export * from "./errors.ts";
export * from "./events.ts";
export * from "./operator-calls.ts";
export * from "./schemas.ts";
export * from "./standing.ts";
export * from "./states.ts";
