import { refuse } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { DEFAULT_LOCALE, type Locale } from "@baize/kernel/locale";
import type { Kind } from "@baize/ledger/contract";
import type { Ledger } from "@baize/ledger/server";
import { readAllPages } from "@baize/platform-server";
import {
	groupOf,
	kindsOf,
	readReceipt,
	receiptText,
	type StatementEntry,
	type StatementGroup,
	statementEntry,
} from "../../contract/index.ts";
import type { Namer } from "./names.ts";

const DEFAULT_LIMIT = 25;

export type StatementPorts = { ledger: Pick<Ledger, "history" | "subject" | "totals">; nameOf: Namer };
export type Owner = { playerId: Id; currency: string };
export type Filter = {
	fromMs?: number | undefined;
	toMs?: number | undefined;
	group?: StatementGroup | undefined;
	kind?: Kind | undefined;
};
type Query = Filter & { before?: string | undefined; limit?: number | undefined };
type Page = { entries: StatementEntry[]; before: string | null };

/** A page of what has moved a player's money, newest first. */
export async function readStatement(
	{ ledger, nameOf }: StatementPorts,
	{ playerId, currency }: Owner,
	{ before: cursor, limit = DEFAULT_LIMIT, group, kind, fromMs, toMs }: Query,
	locale: Locale,
): Promise<Page> {
	const before = cursor === undefined ? undefined : readReceipt(cursor);
	if (before === null) throw refuse("NOT_FOUND");
	const kinds = chosenKinds(group, kind);
	// Reads one row more than requested, to know whether there is a further page.
	const rows = await ledger.history(playerId, currency, { before, fromMs, toMs, kinds, limit: limit + 1 });
	const page = rows.slice(0, limit);
	const names = await nameOf(page, { playerId, locale });
	const last = page.at(-1);
	return {
		entries: page.map((row) => statementEntry(row, names.get(row.opId))),
		before: rows.length > limit && last ? receiptText(last.opId) : null,
	};
}

/** Undefined for all. */
function chosenKinds(group: StatementGroup | undefined, kind: Kind | undefined): readonly Kind[] | undefined {
	if (kind === undefined) return group === undefined ? undefined : kindsOf(group);
	return group === undefined || groupOf(kind) === group ? [kind] : [];
}

/** Everything that has moved a player's money, newest first. */
export const exportStatement = (
	ports: StatementPorts,
	owner: Owner,
	locale: Locale = DEFAULT_LOCALE,
): Promise<StatementEntry[]> =>
	readAllPages(async (before) => {
		const { entries, before: next } = await readStatement(ports, owner, { before, limit: 100 }, locale);
		return { rows: entries, next };
	});
