export * from "./accounts.ts";
export * from "./guards.ts";
export * from "./kinds.data.ts";
export * from "./kinds.ts";
export * from "./operation.ts";
