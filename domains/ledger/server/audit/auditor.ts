import type { Id } from "@baize/kernel/id";
import { type Database, inSnapshot, type Reader } from "@baize/platform-server";
import { sql } from "kysely";
import { BONUS_INVARIANTS, inForce, known } from "./auditor-bonus.ts";
import { type Books, booksOf, recentBooks, wholeBooks } from "./auditor-books.ts";
import {
	chains,
	counts,
	type FindingRow,
	folds,
	forks,
	heads,
	type Invariant,
	type InvariantQuery,
	opened,
	revisions,
	sums,
} from "./auditor-invariants.ts";

export type { Invariant } from "./auditor-invariants.ts";

export type Finding = { invariant: Invariant; playerId: bigint; currency: number; detail: string };

/** Without a scope the whole books; with `sinceMs` only the wallets and rows that moved since, which is cheap. */
export type AuditScope = { sinceMs: number };

/** Rows are stamped when they are sent, and may commit this much later. */
const LATE_MS = 60_000;

const RECENT = [sums, heads, chains, forks, inForce, known];
const OF_WALLETS = [sums, heads, chains, folds, opened, revisions, counts, ...BONUS_INVARIANTS];

/** Audits one snapshot of the books while they continue to move. */
export const audit = (database: Database, scope?: AuditScope): Promise<Finding[]> =>
	scope
		? inSnapshot(database, (tx) => runQueries(tx, recentBooks(new Date(scope.sinceMs - LATE_MS)), RECENT))
		: inSnapshot(database, (tx) => runQueries(tx, wholeBooks, [...OF_WALLETS, forks]));

/** All invariants that one player's wallets and operations show, for the players after one and up to another. */
export const auditPlayers = (database: Database, after: Id, last: Id): Promise<Finding[]> =>
	inSnapshot(database, async (tx) => {
		// A chain is read by its keys; a plan that reads the whole journal is never better.
		await sql`set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off;
			set local enable_bitmapscan = off`.execute(tx);
		return runQueries(tx, booksOf(after, last), OF_WALLETS);
	});

async function runQueries(tx: Reader, books: Books, queries: readonly InvariantQuery[]): Promise<Finding[]> {
	const { rows } = await sql<FindingRow>`with recursive ${books} ${sql.join(queries, sql` union all `)}`.execute(tx);
	return rows.map(({ player_id: playerId, ...rest }) => ({ playerId, ...rest }));
}
