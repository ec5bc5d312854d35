export * from "./kinds.ts";
export * from "./operation.ts";
