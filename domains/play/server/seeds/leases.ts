import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, DerivedSeeds } from "@baize/platform-server";
import type { PairEnd } from "../../contract/index.ts";
import type { PlayerTurns } from "../player-turns.ts";
import { endPair } from "./end-pair.ts";
import { LEASE_MS, type Lease, openLeaseTable, type RoundDraw } from "./lease-table.ts";
import { openPairRequests } from "./pair-requests.ts";
import { publishedSeeds } from "./published-seeds.ts";
import { lockSeedsRow, type SeedsRow } from "./store.ts";

export type { RoundDraw } from "./lease-table.ts";

/** No client seed is chosen yet for the pair of this commitment, so nothing is drawn from it. */
export type NotBegun = { notBegun: string };

/**
 * The pairs of the players who are playing, in memory, so that a round costs no statement beside its money. A pair is leased
 * to one process at a time, which alone gives its numbers: one to each round that was played, in their order, and none to
 * what was refused or asked for again. Another process asks for the pair, and gets it between two rounds; a pair that nobody
 * returns, because its process has stopped, is ended, and the next one begins.
 */
export type Leases = {
	/** Draws and decides a round. In the player's turn. What `play` throws may have been played: the number waits until that is known. */
	draw<Played extends { isPlayed: boolean }>(
		playerId: Id,
		roundId: Id,
		play: (draw: RoundDraw) => Promise<Played>,
	): Promise<Played | NotBegun>;
	/** The number of the next round, where this process knows it. */
	nextNonce(playerId: Id, pair: number): number | undefined;
	/** Nobody draws from the player's pair any more, where whoever did so can be reached. In the player's turn. */
	handIn(playerId: Id): Promise<void>;
	/** Returns the pairs that were not drawn from for a while. */
	tidy(): Promise<void>;
	/** For a graceful stop. What is undecided is not returned. */
	close(): Promise<void>;
};

/** A pair that is free, waits for its client seed, or is drawn from elsewhere; and whether whoever does so has answered. */
type Unreturned = { row: SeedsRow; isAnswered: boolean };

export type LeaseOptions = {
	database: Database;
	clock: Clock;
	seeds: DerivedSeeds;
	turns: PlayerTurns;
	bus?: Bus | undefined;
	/** What a recorded round was drawn from. */
	fairnessOf(playerId: Id, roundId: Id): Promise<Drawn | undefined>;
	processName: string;
};

type Drawn = { commitment: string; nonce: number };

/** A process that lives says within a few milliseconds that it has a pair, and returns it within a few more. */
const WAITS_MS = [5, 10, 20, 40, 80, 160];
const ANSWERED_WAITS_MS = [...WAITS_MS, 320, 640, 1_280];
/** Drawn from by an earlier version, which cannot be asked. */
const NOBODY = "";

export function openLeases(options: LeaseOptions): Leases {
	const { database, clock, seeds, turns, bus, fairnessOf, processName } = options;
	const { reader } = database;
	const leases = openLeaseTable({ reader, clock, seeds, turns, processName });

	const isUsable = (lease: Lease | undefined, roundId: Id): lease is Lease =>
		lease !== undefined &&
		clock.nowMs() < lease.untilMs &&
		(lease.undecided === undefined || lease.undecided === roundId);

	const requests = openPairRequests(bus, {
		has: (playerId) => leases.get(playerId) !== undefined,
		// Who asks waits for the row, and does without where it stays as it is.
		giveBack: (playerId) => void turns.inTurn(playerId, () => giveBackDecided(playerId)).catch(() => {}),
	});

	async function obtain(playerId: Id, roundId: Id): Promise<Lease | NotBegun> {
		await leaveUndecided(playerId, roundId);
		const found = await untilReturned(playerId, async () => {
			await leases.load(playerId);
			const lease = leases.get(playerId);
			if (isUsable(lease, roundId)) return lease;
			// Another process has ended the pair meanwhile.
			leases.drop(playerId);
			return undefined;
		});
		if ("seeds" in found) return found;
		const { row, isAnswered } = found;
		const { client_seed, commitment, leased_by } = row;
		if (client_seed === null) return { notBegun: commitment };
		if (leased_by !== null) await endUnreturned(playerId, leased_by, reasonOfEnd(leased_by, isAnswered));
		return obtain(playerId, roundId);
	}

	/**
	 * Asks whoever draws from the pair for it, until `take` has it or there is no hope. Who does not even answer has stopped;
	 * who answers may be in the middle of a round.
	 */
	async function untilReturned(playerId: Id, take: () => Promise<Lease | undefined>): Promise<Lease | Unreturned> {
		try {
			for (let at = 0; ; at++) {
				const lease = await take();
				if (lease) return lease;
				const row = await publishedSeeds({ reader, seeds, clock }, playerId);
				const isAnswered = requests.isAnswered(playerId);
				const waitMs = (isAnswered ? ANSWERED_WAITS_MS : WAITS_MS)[at];
				if (!isElsewhere(row) || waitMs === undefined) return { row, isAnswered };
				requests.ask(playerId);
				await pause(waitMs);
			}
		} finally {
			requests.end(playerId);
		}
	}

	/** Another round than the one whose end is not known: from a pair in doubt nothing more is drawn. */
	async function leaveUndecided(playerId: Id, roundId: Id): Promise<void> {
		if (leases.get(playerId)?.undecided === roundId || (await isDecided(playerId))) return;
		leases.drop(playerId);
		await endUnreturned(playerId, processName, "unresolved");
	}

	/** Whether it is known what became of the round that was drawn last. One that was given up may have been played. */
	async function isDecided(playerId: Id): Promise<boolean> {
		const lease = leases.get(playerId);
		if (lease?.undecided === undefined) return true;
		const recorded = await fairnessOf(playerId, lease.undecided);
		if (recorded) conclude(lease, recorded);
		return recorded !== undefined;
	}

	/** Ends the pair that this process has leased and does not return. */
	function endUnreturned(playerId: Id, lessee: string, endedBy: PairEnd): Promise<void> {
		return database.transaction(async (tx) => {
			const row = await lockSeedsRow(tx, playerId);
			if (row.leased_by === lessee) await endPair(tx, seeds, row, endedBy, clock.nowMs());
		});
	}

	async function giveBackDecided(playerId: Id): Promise<void> {
		if (await isDecided(playerId)) await leases.giveBack(playerId);
	}

	const tidy = () => leases.giveBackIdle("expired");
	const tidying = setInterval(() => void tidy().catch(() => {}), LEASE_MS).unref();

	return {
		async draw(playerId, roundId, play) {
			const known = leases.get(playerId);
			const lease = isUsable(known, roundId) ? known : await obtain(playerId, roundId);
			return "notBegun" in lease ? lease : drawFrom(lease, roundId, play);
		},
		nextNonce(playerId, pair) {
			const lease = leases.get(playerId);
			return lease?.pair === pair && lease.undecided === undefined ? lease.nextNonce : undefined;
		},
		async handIn(playerId) {
			await giveBackDecided(playerId);
			// A round that nobody knows the end of counts for the pair as long as its lease lasts.
			leases.drop(playerId);
			await untilReturned(playerId, async () => undefined);
		},
		tidy,
		close() {
			clearInterval(tidying);
			return leases.giveBackIdle("all");
		},
	};
}

async function drawFrom<Played extends { isPlayed: boolean }>(
	lease: Lease,
	roundId: Id,
	play: (draw: RoundDraw) => Promise<Played>,
): Promise<Played> {
	lease.undecided = roundId;
	try {
		const played = await play({ ...lease.seeds, nonce: lease.nextNonce });
		lease.undecided = undefined;
		if (played.isPlayed) lease.nextNonce++;
		return played;
	} catch (error) {
		if (isRefusedForSure(error)) lease.undecided = undefined;
		throw error;
	}
}

/** Who answers lives, and does not return the pair because it does not know what became of its last round. */
function reasonOfEnd(lessee: string, isAnswered: boolean): PairEnd {
	if (lessee === NOBODY) return "earlierVersion";
	return isAnswered ? "unresolved" : "restart";
}

/** Begun, and some process draws from it; or has drawn, and does not return it. */
const isElsewhere = ({ client_seed, leased_by }: SeedsRow): boolean =>
	client_seed !== null && leased_by !== null && leased_by !== NOBODY;

/** The round of the lease's last draw has an end in the books: this draw's, or an earlier one's. */
function conclude(lease: Lease, recorded: Drawn): void {
	lease.undecided = undefined;
	if (recorded.commitment === lease.seeds.commitment && recorded.nonce === lease.nextNonce) lease.nextNonce++;
}

/** A listed refusal says that nothing was played; all but the one that says that nobody knows. */
const isRefusedForSure = (error: unknown): boolean => error instanceof Refusal && error.code !== "OUTSIDE_UNAVAILABLE";
