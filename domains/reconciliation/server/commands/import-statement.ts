import { createHash } from "node:crypto";
import type { SettledPayment } from "@baize/cashier/server";
import { refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Handler, Tx } from "@baize/platform-server";
import {
	BANK,
	type importStatement,
	isBankKind,
	MAX_STATEMENT_LINES,
	reconciliationErrors,
	type StatementFile,
} from "../../contract/index.ts";
import { coveredDays, type Match, matchLines, type Payment } from "../match/match.ts";
import { readCamtStatement } from "../parse/camt.ts";
import { readCsvStatement } from "../parse/csv.ts";
import { StatementFault, type StatementLine } from "../parse/line.ts";
import type { ReconciliationPorts } from "../ports.ts";
import {
	closeMissing,
	insertItems,
	insertStatement,
	listedMissing,
	lockProvider,
	type NewItem,
	readStatements,
	takenPayments,
} from "../store.ts";
import { statementView } from "../views.ts";
import { feeEntry } from "./fee-entry.ts";
import { type BankStatementLine, settleWithBank } from "./settle-with-bank.ts";

const refuse = refuser(reconciliationErrors);

/** Payments that settled so long before or after the statement's days may be in it without a reference. */
const AROUND_MS = 4 * DAY_MS;

/** Imports a file whole or not at all: it is read to its end before anything is written, in one transaction. */
export const importingStatement =
	(ports: ReconciliationPorts): Handler<typeof importStatement> =>
	async ({ body: file }, { session, ip }) => {
		const { database, clock, ids, audit } = ports;
		const lines = linesOf(file);
		const importedBy = await ports.nameOf(session);
		const statementId = ids();
		return database.transaction(async (tx) => {
			await lockProvider(tx, file.provider);
			// The bank's lines may be matched with any company's, so one import of either at a time, in this order.
			if (lines.some(({ kind }) => isBankKind(kind))) await lockProvider(tx, BANK);
			const at = new Date(clock.nowMs());
			const days = coveredDays(lines);
			const same = await insertStatement(tx, {
				statement_id: statementId,
				provider: file.provider,
				format: file.format,
				file_name: file.fileName,
				sha256: createHash("sha256").update(file.text).digest(),
				imported_at: at,
				imported_by: session.playerId,
				imported_by_name: importedBy,
				first_date: days.first,
				last_date: days.last,
			});
			if (same) throw refuse("STATEMENT_IMPORTED", { fileName: same.file_name });
			const imported = { statementId, provider: file.provider, at };
			const payments = lines.filter(({ kind }) => !isBankKind(kind));
			if (payments.length > 0) await writeMatches(ports, tx, { ...imported, lines: payments });
			await settleWithBank(ports, tx, imported, lines.filter(isBankLine));
			const details = { provider: file.provider, fileName: file.fileName, lines: lines.length };
			await audit.record(tx, {
				action: "statement.imported",
				actorId: session.playerId,
				target: file.fileName,
				details,
				ip,
			});
			const [written] = await readStatements(tx, { statementId, limit: 1 });
			return statementView(written!);
		});
	};

const isBankLine = (line: StatementLine): line is BankStatementLine => isBankKind(line.kind);

/** In the bank's own statement a positive amount has come to the bank, whatever its type. */
const AT_BANK = { deposit: "toBank", withdrawal: "fromBank", toBank: "fromBank", fromBank: "toBank" } as const;

function linesOf({ provider, format, text }: StatementFile): StatementLine[] {
	try {
		const lines = format === "csv" ? readCsvStatement(text) : readCamtStatement(text);
		return provider === BANK ? lines.map((line) => ({ ...line, kind: AT_BANK[line.kind] })) : lines;
	} catch (error) {
		if (error instanceof StatementFault)
			throw refuse("STATEMENT_UNREADABLE", { line: error.line, problem: error.problem });
		throw error;
	}
}

type Imported = { statementId: Id; provider: string; lines: readonly StatementLine[]; at: Date };

async function writeMatches(ports: ReconciliationPorts, tx: Tx, imported: Imported): Promise<void> {
	const { statementId, provider, lines, at } = imported;
	const days = coveredDays(lines);
	const found = await ports.cashier.settledPayments(tx, {
		provider,
		from: new Date(days.from.getTime() - AROUND_MS),
		until: new Date(days.until.getTime() + AROUND_MS),
		ids: lines.flatMap(({ reference }) => readId(reference?.toLowerCase() ?? "") ?? []),
	});
	const payments = found.map(paymentOf);
	const taken = await takenPayments(
		tx,
		payments.map(({ id }) => id),
	);
	const matches = matchLines(lines, payments, taken);
	const matched = new Set(matches.flatMap(({ payment }) => payment?.id ?? []));
	const unmatched = found.filter(({ id, at: settled }) => {
		const isCovered = settled >= days.from && settled < days.until;
		return isCovered && !matched.has(id) && !taken.has(id);
	});
	const listed = await listedMissing(
		tx,
		unmatched.map(({ id }) => id),
	);
	const missing = unmatched.filter(({ id }) => !listed.has(id)).map(paymentOf);
	await closeMissing(tx, [...matched], at);
	const whose = { statement_id: statementId, provider, opened_at: at };
	await insertItems(tx, [
		...matches.map((match) => ({ ...whose, item_id: ports.ids(), ...itemOfLine(match, at) })),
		...missing.map((payment) => ({ ...whose, item_id: ports.ids(), ...itemOfPayment(payment) })),
	]);
	await postFees(ports, tx, imported, matches);
}

/** What the company took more or less than was booked with the payments. */
async function postFees(
	{ books }: ReconciliationPorts,
	tx: Tx,
	{ statementId, provider }: Imported,
	matches: readonly Match[],
) {
	const entry = await feeEntry({ id: statementId, provider, matches }, (references) =>
		references.length === 0 ? Promise.resolve([]) : books.entries(tx, { references, limit: MAX_ENTRIES }),
	);
	if (entry) await books.post(tx, entry);
}

/** A payment has one entry, and rarely a correction. */
const MAX_ENTRIES = 3 * MAX_STATEMENT_LINES;

const DAY_LENGTH = 10;

const paymentOf = ({ at, ...payment }: SettledPayment): Payment => ({
	...payment,
	date: at.toISOString().slice(0, DAY_LENGTH),
});

const EXPLAINED = new Set(["matched", "timing"]);

function itemOfLine(
	{ line, state, payment }: Match,
	at: Date,
): Omit<NewItem, "item_id" | "statement_id" | "provider" | "opened_at"> {
	return {
		number: line.number,
		reference: line.reference,
		kind: line.kind,
		currency: line.currency,
		amount: line.amountMinor,
		fee: line.feeMinor,
		on_date: line.date,
		last_four: line.lastFour,
		state,
		payment_id: payment?.id ?? null,
		payment_amount: payment?.amountMinor ?? null,
		...(EXPLAINED.has(state) ? { closed_at: at, closed_as: "matched" as const } : {}),
	};
}

const itemOfPayment = ({ id, kind, currency, amountMinor, date, lastFour }: Payment) => ({
	number: null,
	reference: null,
	kind,
	currency,
	amount: amountMinor,
	fee: null,
	on_date: date,
	last_four: lastFour,
	state: "missingThere" as const,
	payment_id: id,
	payment_amount: amountMinor,
});
