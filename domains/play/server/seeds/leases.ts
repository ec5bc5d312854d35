import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, DerivedSeeds } from "@baize/platform-server";
import type { PairEnd } from "../../contract/index.ts";
import type { PlayerQueue } from "../player-queue.ts";
import { endPair } from "./end-pair.ts";
import { LEASE_MS, type Lease, openLeaseTable, type RoundDraw } from "./lease-table.ts";
import { openPairRequests, type PairRequests } from "./pair-requests.ts";
import { publishedSeeds } from "./published-seeds.ts";
import { lockSeedsRow, type SeedsRow } from "./store.ts";

export type { RoundDraw } from "./lease-table.ts";

/** The pair of this commitment has no client seed yet, so nothing is drawn from it. */
export type NotBegun = { notBegun: string };

/**
 * The pairs of the active players, in memory, so that a round needs no statement besides its money. A pair is leased to
 * one process at a time, which alone assigns its numbers: one to each round that was played, in order, and none to a
 * refused or repeated request. Another process requests the pair, and gets it between two rounds. A pair that is not
 * returned, because its process has stopped, is ended, and the next one begins.
 */
export type Leases = {
	/**
	 * Draws and decides a round. Runs in the player's queue. If `play` throws, the round may have been played: the number
	 * waits until that is known.
	 */
	draw<Played extends { isPlayed: boolean }>(
		playerId: Id,
		roundId: Id,
		play: (draw: RoundDraw) => Promise<Played>,
	): Promise<Played | NotBegun>;
	/** The number of the next round, where this process knows it. */
	nextNonce(playerId: Id, pair: number): number | undefined;
	/**
	 * Makes the process that draws from the player's pair return it, if it can be reached. Runs in the player's queue.
	 */
	handIn(playerId: Id): Promise<void>;
	/** Returns the pairs that were not drawn from for a while. */
	tidy(): Promise<void>;
	/** For a graceful stop. Undecided pairs are not returned. */
	close(): Promise<void>;
};

/** A pair that is free, needs its client seed, or is leased elsewhere; and whether the other process has answered. */
type Unreturned = { row: SeedsRow; isAnswered: boolean };

export type LeaseOptions = {
	database: Database;
	clock: Clock;
	seeds: DerivedSeeds;
	queue: PlayerQueue;
	bus?: Bus | undefined;
	/** What a recorded round was drawn from. */
	fairnessOf(playerId: Id, roundId: Id): Promise<Drawn | undefined>;
	processName: string;
};

type Drawn = { commitment: string; nonce: number };

/** A running process answers within a few milliseconds that it has a pair, and returns it within a few more. */
const WAITS_MS = [5, 10, 20, 40, 80, 160];
const ANSWERED_WAITS_MS = [...WAITS_MS, 320, 640, 1_280];
/** Leased by an earlier version, which cannot answer requests. */
const EARLIER_VERSION = "";

export function openLeases(options: LeaseOptions): Leases {
	const { database, clock, seeds, queue, bus, processName } = options;
	const leases = openLeaseTable({ reader: database.reader, clock, seeds, queue, processName });
	const undecided = openUndecided(options, leases);
	const requests = openPairRequests(bus, {
		has: (playerId) => leases.get(playerId) !== undefined,
		// The requesting process waits for the row, and does without where it does not change.
		returnLease: (playerId) => void queue.inOrder(playerId, () => undecided.returnDecided(playerId)).catch(() => {}),
	});
	const untilReturned = requesterOf(options, requests);

	const isUsable = (lease: Lease | undefined, roundId: Id): lease is Lease =>
		lease !== undefined &&
		clock.nowMs() < lease.untilMs &&
		(lease.undecided === undefined || lease.undecided === roundId);

	async function obtain(playerId: Id, roundId: Id): Promise<Lease | NotBegun> {
		await undecided.leave(playerId, roundId);
		const found = await untilReturned(playerId, async () => {
			await leases.load(playerId);
			const lease = leases.get(playerId);
			if (isUsable(lease, roundId)) return lease;
			// Another process has ended the pair in the meantime.
			leases.drop(playerId);
			return undefined;
		});
		if ("seeds" in found) return found;
		const { row, isAnswered } = found;
		const { client_seed, commitment, leased_by } = row;
		if (client_seed === null) return { notBegun: commitment };
		if (leased_by !== null) await endUnreturned(options, playerId, leased_by, reasonOfEnd(leased_by, isAnswered));
		return obtain(playerId, roundId);
	}

	const tidy = () => leases.returnIdle("expired");
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
			await undecided.returnDecided(playerId);
			// An undecided round counts for the pair as long as its lease lasts.
			leases.drop(playerId);
			await untilReturned(playerId, async () => undefined);
		},
		tidy,
		close() {
			clearInterval(tidying);
			return leases.returnIdle("all");
		},
	};
}

/** What is done with a lease whose last draw may be undecided. */
function openUndecided(options: LeaseOptions, leases: ReturnType<typeof openLeaseTable>) {
	/** Whether the outcome of the last draw is known. A round that timed out may have been played. */
	async function isDecided(playerId: Id): Promise<boolean> {
		const lease = leases.get(playerId);
		if (lease?.undecided === undefined) return true;
		const recorded = await options.fairnessOf(playerId, lease.undecided);
		if (recorded) conclude(lease, recorded);
		return recorded !== undefined;
	}

	return {
		/** Another round than the undecided one: nothing more is drawn from an undecided pair. */
		async leave(playerId: Id, roundId: Id): Promise<void> {
			if (leases.get(playerId)?.undecided === roundId || (await isDecided(playerId))) return;
			leases.drop(playerId);
			await endUnreturned(options, playerId, options.processName, "unresolved");
		},
		async returnDecided(playerId: Id): Promise<void> {
			if (await isDecided(playerId)) await leases.returnLease(playerId);
		},
	};
}

/**
 * Requests the pair from the process that draws from it, until `take` has it or gives up. A process that does not
 * answer has stopped; one that answers may be in the middle of a round.
 */
function requesterOf({ database: { reader }, seeds, clock }: LeaseOptions, requests: PairRequests) {
	return async function untilReturned(
		playerId: Id,
		take: () => Promise<Lease | undefined>,
	): Promise<Lease | Unreturned> {
		try {
			for (let at = 0; ; at++) {
				const lease = await take();
				if (lease) return lease;
				const row = await publishedSeeds({ reader, seeds, clock }, playerId);
				const isAnswered = requests.isAnswered(playerId);
				const waitMs = (isAnswered ? ANSWERED_WAITS_MS : WAITS_MS)[at];
				if (!isElsewhere(row) || waitMs === undefined) return { row, isAnswered };
				requests.request(playerId);
				await pause(waitMs);
			}
		} finally {
			requests.end(playerId);
		}
	};
}

/** Ends the pair that another process has leased and does not return. */
function endUnreturned(
	{ database, seeds, clock }: LeaseOptions,
	playerId: Id,
	lessee: string,
	endedBy: PairEnd,
): Promise<void> {
	return database.transaction(async (tx) => {
		const row = await lockSeedsRow(tx, playerId);
		if (row.leased_by === lessee) await endPair(tx, seeds, row, endedBy, clock.nowMs());
	});
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

/** A process that answers is running, and does not return the pair because the outcome of its last round is unknown. */
function reasonOfEnd(lessee: string, isAnswered: boolean): PairEnd {
	if (lessee === EARLIER_VERSION) return "earlierVersion";
	return isAnswered ? "unresolved" : "restart";
}

/** Begun, and leased to a process that draws from it or does not return it. */
const isElsewhere = ({ client_seed, leased_by }: SeedsRow): boolean =>
	client_seed !== null && leased_by !== null && leased_by !== EARLIER_VERSION;

/** The round of the lease's last draw is in the ledger: from this draw, or from an earlier one. */
function conclude(lease: Lease, recorded: Drawn): void {
	lease.undecided = undefined;
	if (recorded.commitment === lease.seeds.commitment && recorded.nonce === lease.nextNonce) lease.nextNonce++;
}

/** A listed refusal means that nothing was played; except the one for an unknown outcome. */
const isRefusedForSure = (error: unknown): boolean => error instanceof Refusal && error.code !== "OUTSIDE_UNAVAILABLE";
