import { CSV_START, writeCsv } from "@baize/kernel/csv";
import type { Locale } from "@baize/kernel/locale";
import { decimalText } from "@baize/kernel/money";
import type { StatementEntry } from "../../contract/index.ts";
import { type Filter, type Owner, readStatement, type StatementPorts } from "./read-statement.ts";

const HEAD = ["receipt", "time", "kind", "about", "reference", "stake", "win", "change", "cash after", "currency"];
/** Read, formatted and sent before the next ones are read. */
const PAGE = 1_000;
const LINE_END = "\r\n";

/** The statement as CSV, a page at a time: it needs no more memory for a million lines than for a thousand. */
export async function* statementCsv(
	ports: StatementPorts,
	owner: Owner,
	filter: Filter,
	locale: Locale,
): AsyncGenerator<string> {
	yield CSV_START + writeCsv([HEAD]) + LINE_END;
	for (let before: string | undefined; ; ) {
		const page = await readStatement(ports, owner, { ...filter, before, limit: PAGE }, locale);
		if (page.entries.length > 0) yield writeCsv(page.entries.map((entry) => line(entry, owner.currency))) + LINE_END;
		if (page.before === null) return;
		before = page.before;
	}
}

/** Amounts are exact, times in ISO 8601. */
function line(entry: StatementEntry, currency: string): string[] {
	const { id, atMs, kind, about = "", reference, stakeMinor, winMinor, funds, cashAfterMinor } = entry;
	const changeMinor = funds.find(({ fund }) => fund === "cash")?.changeMinor ?? 0;
	const amounts = [stakeMinor, winMinor, changeMinor, cashAfterMinor].map((minor) =>
		decimalText(BigInt(minor), currency),
	);
	return [id, new Date(atMs).toISOString(), kind, about, reference, ...amounts, currency];
}
