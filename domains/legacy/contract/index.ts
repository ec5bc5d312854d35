export * from "./addresses.ts";
export * from "./messages.ts";
export * from "./rulebook.ts";
export * from "./sync.ts";
