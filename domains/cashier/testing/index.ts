export { anIban, lastFourOf } from "./bank-account.ts";
export { aCoinAddress } from "./coin-address.ts";
export * from "./fake-company.ts";
export { aDeposit, anAccount, aRequestId, aWithdrawal, cardForm, knownAccounts, PROVED, send } from "./payments.ts";
export { type ScriptedProvider, scriptedProvider } from "./provider.ts";
export { emailOf, openTestCashier, openTestCashierOn, until } from "./test-app.ts";
export * from "./transfers.ts";
export type { Person, TestCashier } from "./types.ts";
