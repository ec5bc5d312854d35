import { dayStartMs, readDay, zoneNamed } from "@baize/kernel/time";

/** Days as the player's calendar has them, the last one included, and the time zone of that calendar. */
export type Days = { from: string | undefined; to: string | undefined; zone: string };

/** Between two moments, as the server takes them. */
export type Period = { fromMs?: number; toMs?: number };

const ANY_ZONE = "UTC";

/** What the address asks for. What it names wrongly is left out. */
export function readDays(search: URLSearchParams): Days {
	const day = (name: string): string | undefined => {
		const text = search.get(name) ?? "";
		return readDay(text) ? text : undefined;
	};
	return { from: day("from"), to: day("to"), zone: zoneNamed(search.get("zone") ?? "") ?? ANY_ZONE };
}

/** The moments between which the days are. */
export function periodOf({ from, to, zone }: Days): Period {
	const first = from === undefined ? undefined : readDay(from);
	const last = to === undefined ? undefined : readDay(to);
	return {
		...(first && { fromMs: Math.max(0, dayStartMs(zone, first)) }),
		...(last && { toMs: Math.max(0, dayStartMs(zone, { ...last, day: last.day + 1 })) }),
	};
}

export const isReversed = ({ from, to }: Days): boolean => from !== undefined && to !== undefined && from > to;
