import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { defineModule, type Infrastructure, spentAlarm } from "@baize/platform-server";
import { INBOX_TOPIC } from "../contract/index.ts";
import { carriersOf, openNotifications } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

export const notificationsModule = defineModule({
	name: "notifications",
	privateTopics: [INBOX_TOPIC],
	alarms: [
		spentAlarm("smsToOneCountry", "sms:toCountry", 1, 60 * MINUTE_MS),
		spentAlarm("smsToOneRange", "sms:toRange", 1, 60 * MINUTE_MS),
	],
	playerCalls,
	open({ config, database, clock, ids, outbox, onBudgetSpent, stream, bus, log }: Infrastructure) {
		const { mail, sms } = carriersOf(config);
		return openNotifications({
			database,
			clock,
			ids,
			outbox,
			onBudgetSpent,
			stream,
			bus,
			log,
			mail,
			sms,
		});
	},
	parts: ({ bindings, developmentBindings, exportOf, tidy }, { config }) => ({
		bindings: config.profile === "production" ? bindings : [...bindings, ...developmentBindings],
		jobs: [{ name: "notifications.tidy", everyMs: HOUR_MS, run: tidy }],
		exportParts: [{ name: "messages", read: (playerId) => exportOf(playerId, DEFAULT_LOCALE) }],
	}),
});
