export type { HouseAccess, Pending, Viewer } from "./context.ts";
export * from "./loader.ts";
export * from "./viewer.ts";
