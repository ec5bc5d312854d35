import type { Id } from "@baize/kernel/id";
import { type Clock, DAY_MS } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import { audit, auditPlayers, type Finding } from "./auditor.ts";
import { lastOfPortion, type Portion, readAudited, updateAudited } from "./store-audited.ts";

/** Hears what was found before it is written down that somebody has looked: a crash in between makes it be found again. */
export type Tell = (findings: readonly Finding[]) => void;

export type Patrol = {
	/** Looks at what has moved since the last look of whatever process, also of one that has crashed since. */
	recent(tell: Tell): Promise<void>;
	/** Looks at the next portion of a walk through all wallets, which begins anew each day, and once for each process. */
	onward(tell: Tell): Promise<void>;
};

/** Some tenths of a second of work. */
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
		await updateAudited(reader, { walk_began: new Date(clock.nowMs()) });
		return BEFORE_ALL;
	}

	return {
		async recent(tell) {
			const startedAt = new Date(clock.nowMs());
			const { recent_until } = await readAudited(reader);
			tell(await audit(database, { sinceMs: recent_until?.getTime() ?? startedAt.getTime() - DAY_MS }));
			await updateAudited(reader, { recent_until: startedAt });
		},
		async onward(tell) {
			const after = await comeTo();
			if (after === undefined) return;
			const last = await lastOfPortion(reader, after, portion);
			if (last !== null) tell(await auditPlayers(database, after, last));
			await updateAudited(reader, { walk_player: last });
		},
	};
}
