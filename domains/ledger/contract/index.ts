export * from "./accounts.ts";
export * from "./bonus.ts";
export * from "./game-classes.data.ts";
export * from "./guards.ts";
export * from "./kinds.data.ts";
export * from "./kinds.ts";
export * from "./operation.ts";
