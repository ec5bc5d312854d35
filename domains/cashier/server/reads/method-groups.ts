import type { Id } from "@baize/kernel/id";
import type { Reader, SignedInVisit } from "@baize/platform-server";
import type { MethodGroupRow } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { methodsUsedBy } from "./read-store.ts";

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

/** This site is one brand, and its pages one channel. */
const HERE = { brand: "baize", channel: "web" };

/** Who the player is as a payer. spec §3 */
export async function paymentsProfileOf(
	reader: Reader,
	playerId: Id,
): Promise<{ cp: string[]; ct: string; ftd: boolean }> {
	const cp = await methodsUsedBy(reader, playerId);
	return { cp, ct: cp.length > 0 ? "depositor" : "", ftd: cp.length > 0 };
}

/** The methods that the table shows to this visitor. */
export async function methodsShown(
	{ methodGroups, database }: Pick<CashierDeps, "methodGroups" | "database">,
	kind: MethodGroupRow["kind"],
	{ session, userAgent }: SignedInVisit,
): Promise<string[]> {
	const { cp, ct } = await paymentsProfileOf(database.reader, session.playerId);
	const device = /\bMobi/.test(userAgent) ? "phone" : "desktop";
	return rowsFor(methodGroups, { kind, ...HERE, device, ct, cp: cp.join(",") }).map(({ method }) => method);
}

const isAmong = (names: readonly string[] | undefined, asked: string | undefined): boolean =>
	!names || !asked || names.includes(asked);
