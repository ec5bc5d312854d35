import { type Binding, bind, momentCursor, pageOf, readMomentCursor, StreamedFileReply } from "@baize/platform-server";
import {
	downloadLedgerEntries,
	listAccountBalances,
	listBookDays,
	listFollowers,
	listLaws,
	listLedgerEntries,
	proposeOpening,
} from "../contract/index.ts";
import { defineOpening, proposingOpening } from "./compare/propose-opening.ts";
import { freezeViews, lawViews } from "./compare/views.ts";
import { entriesCsv } from "./entries/entries-csv.ts";
import type { EntryFilter } from "./entries/read-store.ts";
import { entriesWithLines, entryView, momentOf } from "./entries/views.ts";
import { followerViews } from "./follow-views.ts";
import { readBookDays } from "./periods/book-days.ts";
import { type DaysQuery, periodOf } from "./periods/period.ts";
import { accountView, readPeriodTotals } from "./periods/period-totals.ts";
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
		bind(listFollowers, async () => ({ followers: await followerViews(calls.ledger) })),
		bind(proposeOpening, proposingOpening(ports, calls, opening)),
		bind(listAccountBalances, async ({ query }) => ({
			accounts: (await readPeriodTotals(ports.database, periodOf(query))).map(accountView),
		})),
		bind(listBookDays, async ({ query }) => ({
			days: await readBookDays(ports.database, periodOf(query), ports.clock.nowMs()),
		})),
		bind(
			downloadLedgerEntries,
			({ query }) =>
				new StreamedFileReply("entries.csv", "text/csv; charset=utf-8", entriesCsv(reader, filterOf(query))),
		),
		bind(listLedgerEntries, async ({ query }) => {
			const { untilMs, cursor, limit = DEFAULT_ENTRIES } = query;
			const found = await entriesWithLines(reader, {
				...filterOf(query),
				until: untilMs === undefined ? undefined : new Date(untilMs),
				before: readMomentCursor(cursor),
				limit: limit + 1,
			});
			const { rows, next } = pageOf(found, limit, (entry) => momentCursor(momentOf(entry)));
			return { entries: rows.map(entryView), next };
		}),
	];
}

type EntriesQuery = DaysQuery & Pick<EntryFilter, "cause" | "account" | "currency" | "reference">;

function filterOf(query: EntriesQuery): Omit<EntryFilter, "limit"> {
	const { cause, account, currency, reference } = query;
	const { start, end } = periodOf(query);
	return { cause, account: account?.trim(), currency, reference: reference?.trim(), since: start, ended: end };
}
