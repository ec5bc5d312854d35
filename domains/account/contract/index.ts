export * from "./leaving/calls.ts";
export * from "./leaving/errors.ts";
export * from "./leaving/schemas.ts";
export * from "./profile/calls.ts";
