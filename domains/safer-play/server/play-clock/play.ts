import { type Id, idText } from "@baize/kernel/id";
import { isUnreachable, openCache } from "@baize/platform-server";
import { PLAY_PAUSE_MS } from "../../contract/index.ts";
import type { SaferPlayPorts } from "../ports.ts";
import { idsInText } from "../record.ts";
import { TOUCH_EVERY_MS } from "./play-rules.ts";
import { ENDED_CHANNEL, type Step, takeTogether } from "./play-steps.ts";
import { openPlayerBatches } from "./player-batches.ts";
import { isStake } from "./stakes.ts";
import { readPausedPlayers } from "./store-play.ts";

const MAX_ENDS_AT_ONCE = 20_000;
/** Bars of so many wallets are written under their locks, for which stakes of the same players wait. */
const MAX_BATCH = 100;
/** Each takes a connection of the pool, which has 12. */
const MAX_BATCHES_AT_ONCE = 3;
const MAX_CACHED = 100_000;

export type PlayTracker = {
	/** Resolves when all stakes received so far have been recorded. */
	settled(): Promise<void>;
	/** Ends play that has paused for too long; a periodic job. */
	endPaused(): Promise<void>;
};

/**
 * Records who plays since when, from the stakes that the wallet reports after their commit; a report that was lost is
 * made up for by `followStakes`. No stake is decided by it: what decides is in the ledger beforehand, as bars that begin
 * later.
 */
export function openPlayTracker(ports: SaferPlayPorts): PlayTracker {
	const { wallet, clock, log, database, bus } = ports;
	const written = openCache<Id, true>({
		name: "saferPlay.writtenStakes",
		limit: MAX_CACHED,
		maxAgeMs: TOUCH_EVERY_MS,
		clock,
	});
	const queue = openPlayerBatches<Step>({
		maxBatch: MAX_BATCH,
		maxAtOnce: MAX_BATCHES_AT_ONCE,
		work: (batch) => takeTogether(ports, batch),
		failsAll: isUnreachable,
		onGivenUp({ playerId }, error) {
			// The next stake, or the next search for paused play, tries again.
			written.drop(playerId);
			log.warn({ err: error, player: idText(playerId) }, "play was not written down");
		},
	});

	bus.subscribe(
		ENDED_CHANNEL,
		(text) => {
			for (const playerId of idsInText(text)) written.drop(playerId);
		},
		written.dropAll,
	);

	wallet.onMoved((moved) => {
		if (!isStake(moved.kind)) return;
		if (written.get(moved.playerId)) return;
		written.store(moved.playerId, true);
		queue.add(moved.playerId, { kind: "stake", moved, atMs: clock.nowMs() });
	});

	async function endPaused(): Promise<void> {
		const since = new Date(clock.nowMs() - PLAY_PAUSE_MS);
		for (const playerId of await readPausedPlayers(database.reader, since, MAX_ENDS_AT_ONCE))
			queue.add(playerId, { kind: "end" });
		await queue.drained();
	}

	return { settled: queue.drained, endPaused };
}
