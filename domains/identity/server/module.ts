import type { Audit } from "@baize/audit/server";
import type { Factors } from "@baize/factors/server";
import type { Geo } from "@baize/geo/server";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import { defineModule, type Infrastructure, spentAlarm } from "@baize/platform-server";
import {
	captchaOf,
	type Exclusions,
	openBreachRange,
	openIdentity,
	type Phones,
	seedIdentity,
	type TakesDeposits,
} from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

type Needs = Infrastructure & {
	audit: Audit;
	geo: Geo;
	notifications: Notifications;
	factors: Factors;
	phones: Phones;
	exclusions: Exclusions;
	takesDeposits: TakesDeposits;
	/** As operators have published it. */
	termsInForce(): string;
};

export const identityModule = defineModule({
	name: "identity",
	keys: ["identity.attempts", "identity.captcha", "identity.fingerprints", "identity.limits"],
	alarms: [
		spentAlarm("passwordsGuessedEverywhere", "wrongAnywhere", 1, 15 * MINUTE_MS),
		spentAlarm("manyAccountsGuessed", "loginOfAccount", 20, 15 * MINUTE_MS),
		spentAlarm("addressGuesses", "loginFromAddress", 1, 15 * MINUTE_MS),
		spentAlarm("manyRegistrations", "limit:registration", 1, 60 * MINUTE_MS),
		spentAlarm("manyPasswordsAskedAgain", "passwordOfPerson", 10, 15 * MINUTE_MS),
		{ name: "manyLoginsFailed", event: "login.failed", count: 500, withinMs: 5 * MINUTE_MS },
		{ name: "operatorsGuessed", event: "operator.loginFailed", count: 10, withinMs: 15 * MINUTE_MS },
	],
	playerCalls,
	open({
		config,
		audit,
		geo,
		notifications,
		factors,
		phones,
		exclusions,
		takesDeposits,
		termsInForce,
		...needs
	}: Needs) {
		const { database, clock, ids, outbox, bus, stream, secrets, log, onBudgetSpent } = needs;
		return openIdentity({
			database,
			clock,
			ids,
			outbox,
			bus,
			stream,
			secrets,
			onBudgetSpent,
			publicUrl: config.publicUrl,
			officeUrl: config.office.url,
			audit,
			geo,
			notifications,
			factors,
			phones,
			exclusions,
			takesDeposits,
			termsInForce,
			captcha: captchaOf(config, { clock, secrets, log }),
			...(config.breachRangeUrl ? { breaches: openBreachRange(config.breachRangeUrl) } : {}),
		});
	},
	parts: ({ bindings, exportParts, tidy }, { database, clock, ids }) => ({
		bindings,
		exportParts,
		jobs: [{ name: "identity.tidy", everyMs: HOUR_MS, run: tidy }],
		async seedDemo() {
			await seedIdentity({ database, clock, ids });
		},
	}),
});
