import { MINUTE_MS } from "@baize/kernel/time";
import type { AlarmRule } from "@baize/platform-server";

const spent = (name: string, budget: string, count: number, withinMs: number): AlarmRule => ({
	name,
	event: "budget.spent",
	where: { budget },
	count,
	withinMs,
});

/** The events that alert an operator at once. */
export const ALARMS: readonly AlarmRule[] = [
	spent("passwordsGuessedEverywhere", "wrongAnywhere", 1, 15 * MINUTE_MS),
	spent("manyAccountsGuessed", "loginOfAccount", 20, 15 * MINUTE_MS),
	spent("addressGuesses", "loginFromAddress", 1, 15 * MINUTE_MS),
	spent("manyRegistrations", "limit:registration", 1, 60 * MINUTE_MS),
	spent("manyPasswordsAskedAgain", "passwordOfPerson", 10, 15 * MINUTE_MS),
	spent("manyPinsGuessed", "attempts:PIN_CODE", 20, 15 * MINUTE_MS),
	spent("manyCodesGuessed", "attempts:login", 20, 15 * MINUTE_MS),
	spent("smsToOneCountry", "sms:toCountry", 1, 60 * MINUTE_MS),
	spent("smsToOneRange", "sms:toRange", 1, 60 * MINUTE_MS),
	{ name: "manyLoginsFailed", event: "login.failed", count: 500, withinMs: 5 * MINUTE_MS },
	{ name: "operatorsGuessed", event: "operator.loginFailed", count: 10, withinMs: 15 * MINUTE_MS },
	{ name: "manyFactorsRemoved", event: "twoFactor.disabled", count: 20, withinMs: 60 * MINUTE_MS },
];
