import { createHash } from "node:crypto";
import { refuser } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import type { Handler, Tx } from "@baize/platform-server";
import {
	BANK,
	type BankKind,
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
import { insertStatement, knownLines, knownNumbers, lockProvider, readStatements } from "../store.ts";
import { statementView } from "../views.ts";
import { bankEntry, type PlayersLine } from "./players-at-bank.ts";
import { type BankStatementLine, settleWithBank } from "./settle-with-bank.ts";
import { EXPLAINED, writeMatches } from "./write-matches.ts";

const refuse = refuser(reconciliationErrors);

/** Imports a file whole or not at all: it is read to its end before anything is written, in one transaction. */
export const importingStatement =
	(ports: ReconciliationPorts): Handler<typeof importStatement> =>
	async ({ body: file }, { session, ip }) => {
		const { database, clock, ids, audit, cashier } = ports;
		const { players, bank } = await divided(ports, file);
		const lines = [...players, ...bank];
		const importedBy = await ports.nameOf(session);
		const statementId = ids();
		// What the bank says has left is paid first, so that the lines find it. Once more is no harm if the import fails.
		for (const [provider, of] of byProvider(players)) await cashier.applyPaidOut(provider, of.flatMap(payoutOf));
		return database.transaction(async (tx) => {
			for (const provider of byProvider(players).keys()) await lockProvider(tx, provider);
			await lockProvider(tx, file.provider);
			// The bank's lines may be matched with any company's, so one import of either at a time, in this order.
			if (bank.length > 0) await lockProvider(tx, BANK);
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
			const by = session.playerId;
			const before = await knownNumbers(tx, file.provider, lines);
			const isNew = ({ bankReference = "" }: StatementLine): boolean => !before.has(bankReference);
			const ofPlayers = players.filter(isNew);
			const counts = await writePlayers(ports, tx, { ...imported, days, by }, byProvider(ofPlayers));
			const entry = isOfBank(file) ? bankEntry(ids(), statementId, ofPlayers) : undefined;
			await settleWithBank(ports, tx, imported, bank.filter(isNew), entry ? [entry] : []);
			const more = { lines: lines.length, importedBefore: before.size, ...counts };
			const details = { provider: file.provider, fileName: file.fileName, ...more };
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

/** In the order of their names, in which they are locked. */
const byProvider = (lines: readonly PlayersLine[]): ReadonlyMap<string, PlayersLine[]> =>
	new Map([...Map.groupBy(lines, ({ provider }) => provider)].toSorted(([a], [b]) => (a < b ? -1 : 1)));

const isOfBank = ({ provider }: Pick<StatementFile, "provider">): boolean => provider === BANK;

type Divided = { players: PlayersLine[]; bank: BankStatementLine[] };

/**
 * The lines about players' payments, each with the payment that it names, and those between a company and the bank. In the
 * bank's own statement a line is a player's where it names a payment; in a company's, where it says nothing else.
 */
async function divided({ cashier, database }: ReconciliationPorts, file: StatementFile): Promise<Divided> {
	const lines = linesOf(file);
	const named = await cashier.namedPayments(database.reader, lines.filter(isPayment));
	const players: PlayersLine[] = [];
	const bank: BankStatementLine[] = [];
	for (const line of lines) {
		const payment = isPayment(line) ? named.get(line) : undefined;
		const provider = isOfBank(file) ? payment?.provider : file.provider;
		if (isPayment(line) && provider !== undefined)
			players.push({ ...line, provider, ...(payment?.provider === provider ? { paymentId: payment.id } : {}) });
		else bank.push({ ...line, kind: isOfBank(file) ? AT_BANK[line.kind] : (line.kind as BankKind) });
	}
	return { players, bank };
}

type WholeImport = { statementId: Id; provider: string; at: Date; days: ReturnType<typeof coveredDays>; by: Id };
type Counts = { fetchedBefore: number; receipts: number };

/** Matches what players have paid and were paid, and enters what has arrived of them and is not known yet. */
async function writePlayers(
	ports: ReconciliationPorts,
	tx: Tx,
	imported: WholeImport,
	players: ReadonlyMap<string, readonly PlayersLine[]>,
): Promise<Counts> {
	const { statementId, at, by } = imported;
	const ofBank = isOfBank(imported) ? { isOfBank: true, days: imported.days } : {};
	const counts: Counts = { fetchedBefore: 0, receipts: 0 };
	for (const [provider, all] of players) {
		// What the site has fetched from the company itself is not listed twice.
		const known = await knownLines(tx, provider, all, "fetched");
		const lines = all.filter((line) => !known.has(line));
		counts.fetchedBefore += known.size;
		if (lines.length === 0) continue;
		const found = await writeMatches(ports, tx, { statementId, provider, at, lines, ...ofBank });
		const explained = new Set<StatementLine>(found.filter(({ state }) => EXPLAINED.has(state)).map(({ line }) => line));
		const arrived = lines.filter((line) => !explained.has(line));
		counts.receipts += await ports.cashier.enterReceipts(tx, { provider, by }, arrived);
	}
	return counts;
}

/** A payment to a player that the line names. */
const payoutOf = ({ kind, paymentId, currency, amountMinor }: PlayersLine) =>
	kind === "withdrawal" && paymentId !== undefined ? [{ id: paymentId, currency, amountMinor }] : [];

const isPayment = (line: StatementLine): line is StatementLine & { kind: "deposit" | "withdrawal" } =>
	!isBankKind(line.kind);

/** In the bank's own statement a positive amount has come to the bank, whatever its type. */
const AT_BANK = { deposit: "toBank", withdrawal: "fromBank", toBank: "fromBank", fromBank: "toBank" } as const;

function linesOf({ format, text }: StatementFile): StatementLine[] {
	try {
		return format === "csv" ? readCsvStatement(text) : readCamtStatement(text);
	} catch (error) {
		if (error instanceof StatementFault)
			throw refuse("STATEMENT_UNREADABLE", { line: error.line, problem: error.problem });
		throw error;
	}
}
