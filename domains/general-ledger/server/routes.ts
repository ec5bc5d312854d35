import { toWire } from "@baize/kernel/money";
import { type Binding, bind, momentCursor, pageOf, readMomentCursor } from "@baize/platform-server";
import { endProductFreeze, listAccountBalances, listLaws, listLedgerEntries } from "../contract/index.ts";
import { endingFreeze } from "./compare/end-freeze.ts";
import { freezeViews, lawViews } from "./compare/views.ts";
import { readBalances } from "./entries/store-entries.ts";
import { entriesWithLines, entryView, momentOf } from "./entries/views.ts";
import type { CallPorts, GeneralLedgerPorts } from "./ports.ts";

const DEFAULT_ENTRIES = 50;

export function generalLedgerRoutes(ports: GeneralLedgerPorts, calls: CallPorts): Binding[] {
	const { reader } = ports.database;
	return [
		bind(listLaws, async () => ({ laws: await lawViews(reader), freezes: await freezeViews(reader) })),
		bind(endProductFreeze, endingFreeze(ports, calls)),
		bind(listAccountBalances, async () => {
			const rows = await readBalances(reader);
			return {
				accounts: rows.map(({ account, kind, currency, amount }) => ({
					id: `${account} ${currency}`,
					account,
					kind,
					currency,
					amountMinor: toWire(amount),
				})),
			};
		}),
		bind(listLedgerEntries, async ({ query }) => {
			const { cause, account, currency, reference, untilMs, cursor, limit = DEFAULT_ENTRIES } = query;
			const found = await entriesWithLines(reader, {
				cause,
				account,
				currency,
				reference: reference?.trim(),
				until: untilMs === undefined ? undefined : new Date(untilMs),
				before: readMomentCursor(cursor),
				limit: limit + 1,
			});
			const { rows, next } = pageOf(found, limit, (entry) => momentCursor(momentOf(entry)));
			return { entries: rows.map(entryView), next };
		}),
	];
}
