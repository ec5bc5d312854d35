export { aDeposit, anAccount, aRequestId, aWithdrawal, cardForm, knownAccounts, PROVED, send } from "./payments.ts";
export { type ScriptedProvider, scriptedProvider } from "./provider.ts";
export { emailOf, openTestCashier, type Person, type TestCashier, until } from "./test-app.ts";
