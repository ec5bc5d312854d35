export * from "./age.ts";
export * from "./calls.ts";
export * from "./display-name.ts";
export * from "./errors.ts";
export * from "./events.ts";
export * from "./registration.ts";
export * from "./roles.ts";
export * from "./schemas.ts";
