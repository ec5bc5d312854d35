import type { Id } from "@baize/kernel/id";
import { type Database, inSnapshot, type Reader } from "@baize/platform-server";
import { sql } from "kysely";
import { type Books, booksOf, recentBooks, wholeBooks } from "./auditor-books.ts";
import {
	chains,
	counts,
	type FindingRow,
	folds,
	forks,
	heads,
	type Law,
	opened,
	type Question,
	sums,
} from "./auditor-laws.ts";

export type { Law } from "./auditor-laws.ts";

export type Finding = { law: Law; playerId: bigint; currency: number; detail: string };

/** Without a scope the whole books; with `sinceMs` only the wallets and rows that moved since, which is cheap. */
export type AuditScope = { sinceMs: number };

/** Rows are stamped when they are sent, and may be committed this much later. */
const LATE_MS = 60_000;

const RECENT = [sums, heads, chains, forks];
const OF_WALLETS = [sums, heads, chains, folds, opened, counts];

/** Looks at one instant of the books while they go on moving. */
export const audit = (database: Database, scope?: AuditScope): Promise<Finding[]> =>
	scope
		? inSnapshot(database, (tx) => ask(tx, recentBooks(new Date(scope.sinceMs - LATE_MS)), RECENT))
		: inSnapshot(database, (tx) => ask(tx, wholeBooks, [...OF_WALLETS, forks]));

/** All that wallets and their own operations tell, of the players after one and up to another. */
export const auditPlayers = (database: Database, after: Id, last: Id): Promise<Finding[]> =>
	inSnapshot(database, async (tx) => {
		// A chain is walked by its keys; a plan that reads the whole journal is never the better one.
		await sql`set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off;
			set local enable_bitmapscan = off`.execute(tx);
		return ask(tx, booksOf(after, last), OF_WALLETS);
	});

async function ask(tx: Reader, books: Books, questions: readonly Question[]): Promise<Finding[]> {
	const { rows } = await sql<FindingRow>`with recursive ${books} ${sql.join(questions, sql` union all `)}`.execute(tx);
	return rows.map(({ player_id: playerId, ...rest }) => ({ playerId, ...rest }));
}
