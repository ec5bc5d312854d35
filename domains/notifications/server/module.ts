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
	open({ config, database, clock, ids, outbox, onBudgetSpent, stream, bus, log, scheduler }: Infrastructure) {
		const { mail, sms } = carriersOf(config);
		const notifications = openNotifications({
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
		scheduler.every(HOUR_MS, "notifications.tidy", notifications.tidy);
		return notifications;
	},
	parts: ({ bindings, developmentBindings, exportOf }, { config }) => ({
		bindings: config.profile === "production" ? bindings : [...bindings, ...developmentBindings],
		exportParts: [{ name: "messages", read: (playerId) => exportOf(playerId, DEFAULT_LOCALE) }],
	}),
});
