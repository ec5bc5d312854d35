export { lossOf } from "@baize/ledger/contract";
export * from "./balances.ts";
export * from "./calls.ts";
export * from "./display-rows.ts";
export * from "./errors.ts";
export * from "./events.ts";
export * from "./statements.ts";
