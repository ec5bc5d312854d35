import type { Id } from "@baize/kernel/id";
import { type Moment, type Reader, rows, type Tx } from "@baize/platform-server";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { BANK, type BankKind } from "../contract/index.ts";
import type { Awaited } from "./match/match-bank.ts";
import type { StatementLine } from "./parse/line.ts";
import type { Tables } from "./tables.ts";

export type StatementRow = Selectable<Tables["reconciliation.statement"]>;
export type ItemRow = Selectable<Tables["reconciliation.item"]>;
export type NewStatement = Insertable<Tables["reconciliation.statement"]>;
export type NewItem = Insertable<Tables["reconciliation.item"]>;

/** Undefined if it was written, else the statement that the same file is. */
export async function insertStatement(tx: Tx, row: NewStatement): Promise<StatementRow | undefined> {
	const tables = rows<Tables>(tx);
	const written = await tables
		.insertInto("reconciliation.statement")
		.values(row)
		.onConflict((conflict) => conflict.column("sha256").doNothing())
		.returning("statement_id")
		.execute();
	if (written.length > 0) return undefined;
	return tables
		.selectFrom("reconciliation.statement")
		.selectAll()
		.where("sha256", "=", row.sha256)
		.executeTakeFirstOrThrow();
}

/** Those of the lines that a statement of the company has already: any one, or one that was fetched. */
export async function knownLines(
	tx: Tx,
	provider: string,
	lines: readonly StatementLine[],
	of: "any" | "fetched",
): Promise<Set<StatementLine>> {
	const references = lines.flatMap(({ reference }) => reference ?? []);
	if (references.length === 0) return new Set();
	const found = await rows<Tables>(tx)
		.selectFrom("reconciliation.item as i")
		.innerJoin("reconciliation.statement as s", "s.statement_id", "i.statement_id")
		.select(["i.reference", "i.kind", "i.currency", "i.amount"])
		.where("i.provider", "=", provider)
		.where("i.number", "is not", null)
		.where(sql<boolean>`i.reference = any(${references}::text[])`)
		.$if(of === "fetched", (query) => query.where("s.format", "=", "fetched"))
		.execute();
	const left = new Map<string, number>();
	for (const { reference, kind, currency, amount } of found) {
		const key = `${reference} ${kind} ${currency} ${amount}`;
		left.set(key, (left.get(key) ?? 0) + 1);
	}
	// As often as it is there: a line that a company has twice is a difference.
	const isKnown = ({ reference, kind, currency, amountMinor }: StatementLine): boolean => {
		const key = `${reference} ${kind} ${currency} ${amountMinor}`;
		const times = left.get(key) ?? 0;
		left.set(key, times - 1);
		return times > 0;
	};
	return new Set(lines.filter((line) => line.reference !== null && isKnown(line)));
}

/** The bank's numbers that an earlier statement of this name has: files of a bank overlap. */
export async function knownNumbers(
	tx: Tx,
	importedAs: string,
	lines: readonly StatementLine[],
): Promise<ReadonlySet<string>> {
	const numbers = lines.flatMap(({ bankReference }) => bankReference ?? []);
	if (numbers.length === 0) return new Set();
	const found = await rows<Tables>(tx)
		.selectFrom("reconciliation.item as i")
		.innerJoin("reconciliation.statement as s", "s.statement_id", "i.statement_id")
		.select("i.bank_reference")
		.where("s.provider", "=", importedAs)
		.where(sql<boolean>`i.bank_reference = any(${numbers}::text[])`)
		.execute();
	return new Set(found.flatMap(({ bank_reference }) => bank_reference ?? []));
}

/** Up to when the company's list was fetched. */
export async function fetchedUntil(reader: Reader, provider: string): Promise<Date | undefined> {
	const found = await rows<Tables>(reader)
		.selectFrom("reconciliation.fetched")
		.select("until")
		.where("provider", "=", provider)
		.executeTakeFirst();
	return found?.until;
}

export async function writeFetched(tx: Tx, provider: string, until: Date): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("reconciliation.fetched")
		.values({ provider, until })
		.onConflict((conflict) => conflict.column("provider").doUpdateSet({ until }))
		.execute();
}

const ROWS_PER_INSERT = 500;

export async function insertItems(tx: Tx, items: readonly NewItem[]): Promise<void> {
	for (let from = 0; from < items.length; from += ROWS_PER_INSERT)
		await rows<Tables>(tx)
			.insertInto("reconciliation.item")
			.values(items.slice(from, from + ROWS_PER_INSERT))
			.execute();
}

/** One parameter, however many there are. */
const isAmong = (paymentIds: readonly Id[]) => sql<boolean>`payment_id = any(${paymentIds}::bigint[])`;

/** The payments that lines of earlier statements are. */
export async function takenPayments(tx: Tx, paymentIds: readonly Id[]): Promise<Set<Id>> {
	if (paymentIds.length === 0) return new Set();
	const found = await rows<Tables>(tx)
		.selectFrom("reconciliation.item")
		.select("payment_id")
		.where(isAmong(paymentIds))
		.where("state", "not in", ["duplicate", "missingThere"])
		.execute();
	return new Set(found.flatMap(({ payment_id }) => payment_id ?? []));
}

/** One import or match of a provider at a time: two would take the same payment. */
export async function lockProvider(tx: Tx, provider: string): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended('reconciliation ' || ${provider}, 0))`.execute(tx);
}

/** Payments that earlier statements did not have and this one does. */
export async function closeMissing(tx: Tx, paymentIds: readonly Id[], at: Date): Promise<void> {
	if (paymentIds.length === 0) return;
	await rows<Tables>(tx)
		.updateTable("reconciliation.item")
		.set({ closed_at: at, closed_as: "matched" })
		.where(isAmong(paymentIds))
		.where("state", "=", "missingThere")
		.where("closed_at", "is", null)
		.execute();
}

/** Those of the payments that are listed as missing already, open or explained. */
export async function listedMissing(tx: Tx, paymentIds: readonly Id[]): Promise<Set<Id>> {
	if (paymentIds.length === 0) return new Set();
	const found = await rows<Tables>(tx)
		.selectFrom("reconciliation.item")
		.select("payment_id")
		.where(isAmong(paymentIds))
		.where("state", "=", "missingThere")
		.execute();
	return new Set(found.flatMap(({ payment_id }) => payment_id ?? []));
}

/** Open lines of a bank whose payment had not moved its money when they came, the oldest first. */
export async function namedItems(
	reader: Reader,
	limit: number,
): Promise<(Pick<ItemRow, "item_id" | "provider" | "kind" | "amount"> & { names: Id })[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("reconciliation.item")
		.select(["item_id", "provider", "kind", "amount", "names"])
		.where("state", "=", "missingHere")
		.where("closed_at", "is", null)
		.where("names", "is not", null)
		.orderBy("item_id")
		.limit(limit)
		.execute();
	return found.map((row) => ({ ...row, names: row.names! }));
}

export const readItem = (reader: Reader, itemId: Id): Promise<ItemRow | undefined> =>
	rows<Tables>(reader).selectFrom("reconciliation.item").selectAll().where("item_id", "=", itemId).executeTakeFirst();

export const lockItem = (tx: Tx, itemId: Id): Promise<ItemRow | undefined> =>
	rows<Tables>(tx)
		.selectFrom("reconciliation.item")
		.selectAll()
		.where("item_id", "=", itemId)
		.forUpdate()
		.executeTakeFirst();

export const updateItem = (tx: Tx, itemId: Id, change: Updateable<Tables["reconciliation.item"]>): Promise<ItemRow> =>
	rows<Tables>(tx)
		.updateTable("reconciliation.item")
		.set(change)
		.where("item_id", "=", itemId)
		.returningAll()
		.executeTakeFirstOrThrow();

/** Lines about money between a company and the bank that wait for their pair: those of companies, or those of the bank. */
export async function awaitedItems(tx: Tx, isOfCompanies: boolean): Promise<Awaited[]> {
	const found = await rows<Tables>(tx)
		.selectFrom("reconciliation.item")
		.select(["item_id as id", "provider", "reference", "kind", "currency", "amount as amountMinor"])
		.select(sql<string>`to_char(on_date, 'YYYY-MM-DD')`.as("date"))
		.where("kind", "in", ["toBank", "fromBank"])
		.where("closed_at", "is", null)
		.where("provider", isOfCompanies ? "!=" : "=", BANK)
		.orderBy("item_id")
		.forUpdate()
		.execute();
	return found.map((row) => ({ ...row, kind: row.kind as BankKind }));
}

export type ItemFilter = {
	isOpen?: boolean | undefined;
	state?: ItemRow["state"] | undefined;
	statementId?: Id | undefined;
	provider?: string | undefined;
	after?: Moment | undefined;
	limit: number;
};

/** The oldest first. */
export function readItems(reader: Reader, filter: ItemFilter): Promise<ItemRow[]> {
	const { isOpen, state, statementId, provider, after, limit } = filter;
	let query = rows<Tables>(reader)
		.selectFrom("reconciliation.item")
		.selectAll()
		.orderBy("opened_at")
		.orderBy("item_id")
		.limit(limit);
	if (isOpen !== undefined) query = query.where("closed_at", isOpen ? "is" : "is not", null);
	if (state) query = query.where("state", "=", state);
	if (statementId !== undefined) query = query.where("statement_id", "=", statementId);
	if (provider) query = query.where("provider", "=", provider);
	if (after) query = query.where(sql<boolean>`(opened_at, item_id) > (${after.at}, ${after.id})`);
	return query.execute();
}

export type CountedStatement = StatementRow & { lines: number; matched: number; open: number };

/** Newest first, or one of them. */
export async function readStatements(
	reader: Reader,
	{ before, limit, statementId }: { before?: Moment | undefined; limit: number; statementId?: Id },
): Promise<CountedStatement[]> {
	let query = rows<Tables>(reader)
		.selectFrom("reconciliation.statement as s")
		.selectAll("s")
		.select((of) => [
			countOf(of.ref("s.statement_id"), sql`i.number is not null`).as("lines"),
			countOf(of.ref("s.statement_id"), sql`i.state = 'matched'`).as("matched"),
			countOf(of.ref("s.statement_id"), sql`i.closed_at is null`).as("open"),
		])
		.orderBy("s.imported_at", "desc")
		.orderBy("s.statement_id", "desc")
		.limit(limit);
	if (statementId !== undefined) query = query.where("s.statement_id", "=", statementId);
	if (before) query = query.where(sql<boolean>`(s.imported_at, s.statement_id) < (${before.at}, ${before.id})`);
	return query.execute();
}

const countOf = (statementId: unknown, condition: ReturnType<typeof sql>) =>
	sql<number>`(select count(*)::integer from reconciliation.item i
		where i.statement_id = ${statementId} and ${condition})`;
