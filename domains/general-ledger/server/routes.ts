import { toWire } from "@baize/kernel/money";
import { type Binding, bind, momentCursor, pageOf, readMomentCursor } from "@baize/platform-server";
import { listAccountBalances, listLaws, listLedgerEntries, proposeOpening } from "../contract/index.ts";
import { defineOpening, proposingOpening } from "./compare/propose-opening.ts";
import { freezeViews, lawViews } from "./compare/views.ts";
import { readBalances } from "./entries/store-entries.ts";
import { entriesWithLines, entryView, momentOf } from "./entries/views.ts";
import type { CallPorts, GeneralLedgerPorts } from "./ports.ts";

const DEFAULT_ENTRIES = 50;

export function generalLedgerRoutes(ports: GeneralLedgerPorts, calls: CallPorts): Binding[] {
	const { reader } = ports.database;
	const opening = defineOpening(ports, calls);
	return [
		bind(listLaws, async () => ({
			laws: await lawViews(reader),
			freezes: await freezeViews(reader, await opening.open(reader)),
		})),
		bind(proposeOpening, proposingOpening(ports, calls, opening)),
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
