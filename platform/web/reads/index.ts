export * from "./call-house.ts";
export * from "./own-id.ts";
export * from "./unknown.ts";
export * from "./use-call.ts";
export * from "./use-error-text.ts";
export * from "./use-polled.ts";
export * from "./use-server-now.ts";
export * from "./use-stream.ts";
