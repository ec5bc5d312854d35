export * from "./loader.ts";
export type { PageContext, Pending, Viewer } from "./page-context.ts";
export * from "./page-environment.ts";
export * from "./when-idle.ts";
