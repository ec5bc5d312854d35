import { createHash } from "node:crypto";
import type { SettledLine } from "@baize/cashier/server";
import { idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { coveredDays } from "../match/match.ts";
import type { StatementLine } from "../parse/line.ts";
import type { ReconciliationPorts } from "../ports.ts";
import { fetchedUntil, insertStatement, knownLines, lockProvider, writeFetched } from "../store.ts";
import { writeMatches } from "./write-matches.ts";

/** So far back the first list of a company goes. */
const FIRST_MS = 7 * DAY_MS;
/** A company may list a payment late: what was listed before is known by then. */
const LATE_MS = 2 * DAY_MS;
const DAY_LENGTH = 10;

/**
 * Asks each company that lists what it has settled for the days that are over, and matches its lines as those of a file.
 * A company that does not answer is asked again at the next run.
 */
export async function fetchSettled(ports: ReconciliationPorts): Promise<void> {
	const nowMs = ports.clock.nowMs();
	const until = new Date(nowMs - (nowMs % DAY_MS));
	for (const { provider, linesSince } of ports.cashier.settledLists()) {
		const before = await fetchedUntil(ports.database.reader, provider);
		const from = before ?? new Date(until.getTime() - FIRST_MS);
		if (from >= until) continue;
		try {
			const listed = await linesSince(from.getTime() - LATE_MS);
			const settled = listed.filter(({ settledAtMs }) => settledAtMs < until.getTime());
			await writeDays(ports, { provider, before, until, lines: settled.map(lineOf) });
		} catch (error) {
			ports.log.warn({ err: error, provider }, "the list of what a company has settled could not be fetched");
		}
	}
}

type Days = { provider: string; before: Date | undefined; until: Date; lines: readonly StatementLine[] };

/** In one transaction with the moment up to which it was fetched, so that no day is written twice. */
async function writeDays(ports: ReconciliationPorts, { provider, before, until, lines }: Days): Promise<void> {
	const { database, clock, ids, audit } = ports;
	await database.transaction(async (tx) => {
		await lockProvider(tx, provider);
		// Another process has fetched it meanwhile.
		if ((await fetchedUntil(tx, provider))?.getTime() !== before?.getTime()) return;
		await writeFetched(tx, provider, until);
		const known = await knownLines(tx, provider, lines, "any");
		const further = lines.filter((line) => !known.has(line));
		if (further.length === 0) return;
		const days = coveredDays(further);
		const [statementId, at] = [ids(), new Date(clock.nowMs())];
		const fileName = `${provider}, ${days.first} to ${days.last}`;
		const same = await insertStatement(tx, {
			...{ statement_id: statementId, provider, format: "fetched", file_name: fileName, imported_at: at },
			sha256: createHash("sha256")
				.update(`${fileName} ${JSON.stringify(further, written)}`)
				.digest(),
			...{ imported_by: null, imported_by_name: "Site", first_date: days.first, last_date: days.last },
		});
		if (same) return;
		await writeMatches(ports, tx, { statementId, provider, at, lines: further });
		await audit.record(tx, {
			action: "statement.fetched",
			target: fileName,
			details: { provider, lines: lines.length, importedBefore: known.size },
		});
	});
}

const written = (_key: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);

/** As a file has it: its reference is our payment's id where the company knows it. */
const lineOf = (
	{ paymentId, reference, kind, currency, amountMinor, feeMinor, settledAtMs }: SettledLine,
	at: number,
): StatementLine => ({
	...{ number: at + 1, kind, currency, amountMinor, feeMinor, lastFour: null },
	reference: paymentId === null ? reference : idText(paymentId),
	date: new Date(settledAtMs).toISOString().slice(0, DAY_LENGTH),
});
