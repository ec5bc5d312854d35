import type { Audit } from "@baize/audit/server";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import { defineModule, type Infrastructure, spentAlarm } from "@baize/platform-server";
import { openFactors, sealedColumns } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

type Needs = Infrastructure & { audit: Audit; notifications: Notifications };

/** What people prove themselves by. Its calls open later: `factorCalls`. */
export const factorsModule = defineModule({
	name: "factors",
	keys: ["factors.codes", "factors.pin-pepper"],
	sealedColumns,
	alarms: [
		spentAlarm("manyPinsGuessed", "attempts:PIN_CODE", 20, 15 * MINUTE_MS),
		spentAlarm("manyCodesGuessed", "attempts:login", 20, 15 * MINUTE_MS),
		{ name: "manyFactorsRemoved", event: "twoFactor.disabled", count: 20, withinMs: 60 * MINUTE_MS },
	],
	playerCalls,
	open({ config, audit, notifications, ...needs }: Needs) {
		const { database, clock, ids, outbox, bus, random, secrets, onBudgetSpent } = needs;
		return openFactors({
			database,
			clock,
			ids,
			outbox,
			bus,
			random,
			secrets,
			onBudgetSpent,
			publicUrl: config.publicUrl,
			officeUrl: config.office.url,
			audit,
			notifications,
		});
	},
	parts: ({ tidy }) => ({ jobs: [{ name: "factors.tidy", everyMs: HOUR_MS, run: tidy }] }),
});
