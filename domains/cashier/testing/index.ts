export { emailOf, openTestCashier, type Person, type TestCashier, until } from "./house.ts";
export { aDeposit, anAccount, aRequestId, aWithdrawal, cardForm, knownAccounts, PROVED, send } from "./payments.ts";
export { type ScriptedProvider, scriptedProvider } from "./provider.ts";
