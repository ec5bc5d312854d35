import type { Clock } from "@baize/kernel/time";
import type { Log } from "../log/index.ts";
import { openAlarms } from "./alarms.ts";
import { openSecurityQueue } from "./queue.ts";
import type { Alarm, AlarmRule, SecurityEvents, SecuritySink } from "./types.ts";

export { securitySinkOf } from "./sinks.ts";
export { openSpentBudgets, type SpentBudget } from "./spent-budgets.ts";
export type {
	AlarmRule,
	SecurityEvent,
	SecurityEvents,
	SecuritySink,
} from "./types.ts";

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
