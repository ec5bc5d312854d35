export * from "./calls.ts";
export * from "./errors.ts";
export * from "./proposals/calls.ts";
export * from "./proposals/errors.ts";
export * from "./proposals/schemas.ts";
