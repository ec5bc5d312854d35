import type { Alarm, AlarmRule, SecurityEvent } from "./types.ts";

/** Returns the alarms that an event raises. A raised alarm is silent until its time has passed. */
export function openAlarms(rules: readonly AlarmRule[]): (event: SecurityEvent) => Alarm[] {
	const seen = rules.map((rule) => ({ rule, timesMs: [] as number[], silentUntilMs: 0 }));

	function isRaised(of: (typeof seen)[number], atMs: number): boolean {
		const { rule } = of;
		if (atMs < of.silentUntilMs) return false;
		of.timesMs = [...of.timesMs.filter((timeMs) => atMs - timeMs < rule.withinMs), atMs].slice(-rule.count);
		if (of.timesMs.length < rule.count) return false;
		of.timesMs = [];
		of.silentUntilMs = atMs + rule.withinMs;
		return true;
	}

	return (event) => seen.filter((of) => fits(of.rule, event) && isRaised(of, event.atMs)).map(({ rule }) => rule);
}

const fits = ({ event: name, where = {} }: AlarmRule, event: SecurityEvent): boolean =>
	event.name === name && Object.entries(where).every(([key, value]) => event.details?.[key] === value);
