import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import { accountCode, accountSpec, type Entry, type Line } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";

/** The series of the entries that the comparison with the wallets posts itself, which nothing else waits for. */
export const OWN_SERIES = 0;
const SERIES_COUNT = 16n;

/** An entry's id decides its series, so the same id is always locked by the same row. */
export const seriesOf = (id: Id): number => Number(id % SERIES_COUNT) + 1;

const codeOf = ({ account, subject }: Line): string => accountCode(account, subject);

/** The accounts that the lines name; those that exist are left as they are. */
export async function openAccounts(tx: Reader, lines: readonly Pick<Line, "account" | "subject">[]): Promise<void> {
	const kinds = new Map(lines.map((line) => [codeOf(line as Line), accountSpec(line.account).kind]));
	await rows<Tables>(tx)
		.insertInto("general_ledger.account")
		.values([...kinds].map(([code, kind]) => ({ code, kind })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export type PostAnswer = "posted" | "replayed" | "conflict";

export async function writeEntry(tx: Tx, entry: Entry, at: Date, series = seriesOf(entry.id)): Promise<PostAnswer> {
	const { id, cause, reference, corrects = null, lines } = entry;
	const { rows: found } = await sql<{ answer: PostAnswer }>`select general_ledger.post_entry(
		${id}, ${series}::smallint, ${at}, ${cause}, ${reference}, ${corrects}::bigint, ${lines.map(codeOf)}::text[],
		${lines.map(({ currency }) => currency)}::text[], ${lines.map(({ amountMinor }) => amountMinor)}::bigint[]
	) as answer`.execute(tx);
	return found[0]!.answer;
}

export type BalanceRow = {
	account: string;
	kind: Tables["general_ledger.account"]["kind"];
	currency: string;
	amount: bigint;
};

/** Without a moment the stored sums; with one the sum of all lines up to and including it. */
export async function readBalances(reader: Reader, at?: Date): Promise<BalanceRow[]> {
	const sums = at
		? sql`select l.account, l.currency, sum(l.amount)::bigint as amount from general_ledger.line l
			join general_ledger.entry e using (entry_id) where e.at <= ${at} group by l.account, l.currency`
		: sql`select account, currency, sum(amount)::bigint as amount from general_ledger.balance group by account, currency`;
	const { rows: found } = await sql<BalanceRow>`select s.account, a.kind, s.currency, s.amount
		from (${sums}) s join general_ledger.account a on a.code = s.account order by s.account, s.currency`.execute(
		reader,
	);
	return found;
}
