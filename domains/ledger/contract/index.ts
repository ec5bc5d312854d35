export * from "./guards.ts";
export * from "./kinds.ts";
export * from "./operation.ts";
