import { createHash } from "node:crypto";
import { refuser } from "@baize/kernel/error";
import { readId } from "@baize/kernel/id";
import type { Handler } from "@baize/platform-server";
import {
	BANK,
	type importStatement,
	isBankKind,
	reconciliationErrors,
	type StatementFile,
} from "../../contract/index.ts";
import { coveredDays } from "../match/match.ts";
import { readCamtStatement } from "../parse/camt.ts";
import { readCsvStatement } from "../parse/csv.ts";
import { StatementFault, type StatementLine } from "../parse/line.ts";
import type { ReconciliationPorts } from "../ports.ts";
import { insertStatement, knownLines, lockProvider, readStatements } from "../store.ts";
import { statementView } from "../views.ts";
import { type BankStatementLine, settleWithBank } from "./settle-with-bank.ts";
import { writeMatches } from "./write-matches.ts";

const refuse = refuser(reconciliationErrors);

/** Imports a file whole or not at all: it is read to its end before anything is written, in one transaction. */
export const importingStatement =
	(ports: ReconciliationPorts): Handler<typeof importStatement> =>
	async ({ body: file }, { session, ip }) => {
		const { database, clock, ids, audit } = ports;
		const lines = linesOf(file);
		const importedBy = await ports.nameOf(session);
		const statementId = ids();
		// What the bank says has left is paid first, so that the lines find it. Once more is no harm if the import fails.
		await ports.cashier.applyBankLines(file.provider, lines.flatMap(payoutOf));
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
			const all = lines.filter(({ kind }) => !isBankKind(kind));
			// What the site has fetched from the company itself is not listed twice.
			const known = await knownLines(tx, file.provider, all, "fetched");
			const payments = all.filter((line) => !known.has(line));
			if (payments.length > 0) await writeMatches(ports, tx, { ...imported, lines: payments });
			await settleWithBank(ports, tx, imported, lines.filter(isBankLine));
			const counts = { lines: lines.length, fetchedBefore: known.size };
			const details = { provider: file.provider, fileName: file.fileName, ...counts };
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

/** A payment to a player whose reference is an id of ours. */
function payoutOf({ kind, reference, currency, amountMinor }: StatementLine) {
	const id = kind === "withdrawal" ? readId(reference?.toLowerCase() ?? "") : null;
	return id === null ? [] : [{ id, currency, amountMinor }];
}

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
