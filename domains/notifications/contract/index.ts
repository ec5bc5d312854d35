export * from "./calls.ts";
export * from "./errors.ts";
export * from "./inbox.ts";
export * from "./operator-calls.ts";
export * from "./push.ts";
export * from "./schemas.ts";
export * from "./sms-errors.ts";
