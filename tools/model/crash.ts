import type { Draws } from "@baize/kernel/random";
import type { Operation, Posted } from "@baize/ledger/contract";
import { openLedger } from "@baize/ledger/server";
import type { TestBooks } from "@baize/ledger/testing";
import { sql } from "kysely";

export type Post = (operation: Operation) => Promise<Posted>;

const KILL_AFTER_MS = 3;

/**
 * A way to post during which something is lost: the connections to the database, and the ledger sends again; or the process,
 * and the caller posts again to another one, while no one reads what the first one still does.
 */
export function crashing(books: TestBooks, draws: Draws): Post {
	const isProcess = draws.below(2) === 0;
	let killed: Promise<void> | undefined;
	const kill = (): Promise<void> => {
		killed ??= killSoon(books);
		return killed;
	};
	if (!isProcess)
		return async (operation) => {
			const posted = books.ledger.post(operation);
			await kill();
			return posted;
		};
	// It names one bucket in each call, the other one all.
	const lost = openLedger({ database: books.database, clock: books.clock, bucketGroups: 64 });
	let closed: Promise<void> | undefined;
	return async (operation) => {
		const unread = lost.post(operation).catch(() => undefined);
		await kill();
		const posted = await books.ledger.post(operation);
		await unread;
		closed ??= lost.close();
		await closed;
		return posted;
	};
}

async function killSoon({ database }: TestBooks): Promise<void> {
	await new Promise((resolve) => setTimeout(resolve, KILL_AFTER_MS));
	await sql`select pg_terminate_backend(pid) from pg_stat_activity
		where application_name = 'baize-ledger' and datname = current_database()`.execute(database.reader);
}
