import type { Clock } from "@baize/kernel/time";
import type { Log } from "../log/index.ts";
import { type Alarm, type AlarmRule, openAlarms } from "./alarms.ts";
import { openSecurityQueue, type SecuritySink } from "./queue.ts";

export type { AlarmRule } from "./alarms.ts";
export { securitySinkOf } from "./sinks.ts";
export { openSpentBudgets, type SpentBudget } from "./spent-budgets.ts";
export type { SecuritySink };

export const SEVERITIES = ["info", "warning", "alert"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** An event for the people who watch over the site's security. Never contains a password, code, token or PIN. */
export type SecurityEvent = {
	/** Object and what happened to it: "login.failed", "budget.spent". */
	name: string;
	severity: Severity;
	atMs: number;
	actorId?: string;
	playerId?: string;
	ip?: string;
	details?: Record<string, unknown>;
};

export type SecurityEvents = {
	/** Queues the event; it is sent later and never delays its cause. */
	emit(event: Omit<SecurityEvent, "atMs">): void;
	/** Called for every raised alarm, for the metrics. */
	onAlarm(listener: (alarm: Alarm) => void): void;
	/** Sends what is still waiting, for as long as a stop may take. */
	close(): Promise<void>;
};

export type SecurityPorts = { clock: Clock; log: Log; sink?: SecuritySink | undefined; alarms: readonly AlarmRule[] };

/** Events go to the sink, if there is one, and each is checked for alarms, which are also logged. */
export function openSecurityEvents({ clock, log, sink, alarms }: SecurityPorts): SecurityEvents {
	const queue = sink && openSecurityQueue(sink, log);
	const raisedBy = openAlarms(alarms);
	const listeners: ((alarm: Alarm) => void)[] = [];

	function raise(alarm: Alarm): void {
		log.error({ alarm: alarm.name, count: alarm.count, withinMs: alarm.withinMs }, "security alarm");
		queue?.add({
			name: "alarm.raised",
			severity: "alert",
			atMs: clock.nowMs(),
			details: { alarm: alarm.name, count: alarm.count, withinMs: alarm.withinMs },
		});
		for (const listener of listeners) listener(alarm);
	}

	return {
		emit(event) {
			const whole = { ...event, atMs: clock.nowMs() };
			queue?.add(whole);
			for (const alarm of raisedBy(whole)) raise(alarm);
		},
		onAlarm: (listener) => void listeners.push(listener),
		close: async () => queue?.close(),
	};
}
