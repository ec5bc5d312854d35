import type { Id } from "@baize/kernel/id";
import { type Clock, DAY_MS } from "@baize/kernel/time";
import type { Database, Reader } from "@baize/platform-server";
import { sql } from "kysely";
import { audit, auditPlayers, type Finding } from "./auditor.ts";

/** Hears what was found before it is written down that somebody has looked: a crash in between makes it be found again. */
export type Tell = (findings: readonly Finding[]) => void;

export type Patrol = {
	/** Looks at what has moved since the last look of whatever process, also of one that has crashed since. */
	recent(tell: Tell): Promise<void>;
	/** Looks at the next portion of a walk through all wallets, which begins anew each day, and once for each process. */
	onward(tell: Tell): Promise<void>;
};

/** So much of the walk at a time: some tenths of a second. One player is never cut in two. */
export type Portion = { wallets: number; operations: number };
const PORTION: Portion = { wallets: 500, operations: 20_000 };

const BEFORE_ALL = 0n;

export function openPatrol(database: Database, clock: Clock, portion = PORTION): Patrol {
	const { reader } = database;
	let hasWalked = false;

	/** The player whom the walk has come to; undefined while it rests. */
	async function comeTo(): Promise<Id | undefined> {
		const { walk_began, walk_player } = await readAudited(reader);
		const isDue = !hasWalked || !walk_began || clock.nowMs() >= walk_began.getTime() + DAY_MS;
		hasWalked = true;
		if (walk_player !== null || !isDue) return walk_player ?? undefined;
		await sql`update ledger.audited set walk_began = ${new Date(clock.nowMs())}`.execute(reader);
		return BEFORE_ALL;
	}

	return {
		async recent(tell) {
			const startedAt = new Date(clock.nowMs());
			const { recent_until } = await readAudited(reader);
			tell(await audit(database, { sinceMs: recent_until?.getTime() ?? startedAt.getTime() - DAY_MS }));
			await sql`update ledger.audited set recent_until = ${startedAt}`.execute(reader);
		},
		async onward(tell) {
			const after = await comeTo();
			if (after === undefined) return;
			const last = await lastOfPortion(reader, after, portion);
			if (last !== null) tell(await auditPlayers(database, after, last));
			await sql`update ledger.audited set walk_player = ${last}`.execute(reader);
		},
	};
}

type AuditedRow = { recent_until: Date | null; walk_began: Date | null; walk_player: bigint | null };

async function readAudited(reader: Reader): Promise<AuditedRow> {
	const { rows } = await sql<AuditedRow>`select recent_until, walk_began, walk_player from ledger.audited`.execute(
		reader,
	);
	return rows[0]!;
}

/** Null where there is nobody more. */
async function lastOfPortion(reader: Reader, after: Id, { wallets, operations }: Portion): Promise<Id | null> {
	const { rows } = await sql<{ last: Id | null }>`select max(player_id) as last
		from (
			select player_id, sum(seq) over (order by player_id, currency) - seq as before
			from (
				select player_id, currency, seq from ledger.wallet
				where player_id > ${after} order by player_id, currency limit ${wallets}
			) next
		) next
		where before < ${operations}`.execute(reader);
	return rows[0]?.last ?? null;
}
