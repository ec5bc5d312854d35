import type { MethodGroupRow } from "../../contract/index.ts";

/** As the page asks: a filter that it leaves out, or leaves empty, selects nothing. `cp`: the methods that the player has paid with. */
export type GroupQuery = {
	kind: MethodGroupRow["kind"];
	brand?: string | undefined;
	channel?: string | undefined;
	device?: string | undefined;
	ct?: string | undefined;
	cp?: string | undefined;
};

/** The rows of the table that a page may show; what the player has paid with comes first. */
export function rowsFor(table: readonly MethodGroupRow[], query: GroupQuery): MethodGroupRow[] {
	const used = (query.cp ?? "").split(",");
	const shown = table.filter(
		({ kind, brands, channels, devices, customers }) =>
			kind === query.kind &&
			isAmong(brands, query.brand) &&
			isAmong(channels, query.channel) &&
			isAmong(devices, query.device) &&
			// An empty kind of customer is one: who has not paid in yet.
			(query.ct === undefined || (customers?.includes(query.ct) ?? true)),
	);
	const isUsed = ({ method }: MethodGroupRow): boolean => used.includes(method);
	return [...shown.filter(isUsed), ...shown.filter((row) => !isUsed(row))];
}

const isAmong = (names: readonly string[] | undefined, asked: string | undefined): boolean =>
	!names || !asked || names.includes(asked);
