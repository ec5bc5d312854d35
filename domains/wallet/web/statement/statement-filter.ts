import { dayStartMs, readDay, zoneNamed } from "@baize/kernel/time";
import { KIND_NAMES, type Kind } from "@baize/ledger/contract";
import { STATEMENT_GROUPS, type StatementGroup } from "../../contract/statement-groups.ts";

/** What the address of a statement asks for: days as the player's calendar has them, the last one included. */
export type StatementFilter = {
	group: StatementGroup | undefined;
	kind: Kind | undefined;
	from: string | undefined;
	to: string | undefined;
	zone: string;
};

const ANY_ZONE = "UTC";

/** What the address names wrongly is left out. */
export function readFilter(search: URLSearchParams): StatementFilter {
	const day = (name: string): string | undefined => {
		const text = search.get(name) ?? "";
		return readDay(text) ? text : undefined;
	};
	return {
		group: STATEMENT_GROUPS.find((group) => group === search.get("group")),
		kind: KIND_NAMES.find((kind) => kind === search.get("kind")),
		from: day("from"),
		to: day("to"),
		zone: zoneNamed(search.get("zone") ?? "") ?? ANY_ZONE,
	};
}

/** The moments between which the days are, as the server takes them. */
export function periodOf({ from, to, zone }: Pick<StatementFilter, "from" | "to" | "zone">): {
	fromMs?: number;
	toMs?: number;
} {
	const first = from === undefined ? undefined : readDay(from);
	const last = to === undefined ? undefined : readDay(to);
	return {
		...(first && { fromMs: Math.max(0, dayStartMs(zone, first)) }),
		...(last && { toMs: Math.max(0, dayStartMs(zone, { ...last, day: last.day + 1 })) }),
	};
}

export const isReversed = ({ from, to }: StatementFilter): boolean =>
	from !== undefined && to !== undefined && from > to;

export const isFiltered = ({ group, kind, from, to }: StatementFilter): boolean =>
	(group ?? kind ?? from ?? to) !== undefined;
