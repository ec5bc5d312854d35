import { CSV_START, writeCsv } from "@baize/kernel/csv";
import { idText } from "@baize/kernel/id";
import { decimalText } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import type { EntryFilter } from "./read-store.ts";
import { entriesWithLines, momentOf, type StoredEntry } from "./views.ts";

const HEAD = ["entry", "time", "cause", "reference", "corrects", "account", "currency", "debit", "credit"];
/** Read, formatted and sent before the next ones are read. */
const PAGE = 500;
const LINE_END = "\r\n";

/** Entries as CSV, a page at a time, so that a file of any length needs no more memory than a page. */
export async function* entriesCsv(reader: Reader, filter: Omit<EntryFilter, "limit">): AsyncGenerator<string> {
	yield CSV_START + writeCsv([HEAD]) + LINE_END;
	for (let before = filter.before; ; ) {
		const page = await entriesWithLines(reader, { ...filter, before, limit: PAGE });
		if (page.length > 0) yield writeCsv(page.flatMap(linesOf)) + LINE_END;
		const last = page.at(-1);
		if (!last || page.length < PAGE) return;
		before = momentOf(last);
	}
}

/** Amounts are exact, times in ISO 8601. */
const linesOf = ({ id, at, cause, reference, corrects, lines }: StoredEntry): string[][] =>
	lines.map(({ account, currency, amountMinor }) => [
		...[idText(id), at.toISOString(), cause, reference, corrects === null ? "" : idText(corrects), account, currency],
		amountMinor > 0n ? decimalText(amountMinor, currency) : "",
		amountMinor < 0n ? decimalText(-amountMinor, currency) : "",
	]);
