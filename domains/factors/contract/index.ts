export * from "./calls.ts";
export * from "./errors.ts";
export * from "./events.ts";
export * from "./operations.ts";
export * from "./operator-calls.ts";
export * from "./passkey-calls.ts";
export * from "./schemas.ts";
export * from "./two-factor-calls.ts";
