import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import { commitmentOf, type RoundSeeds } from "@baize/kernel/random";
import { type Clock, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { DerivedSeeds, Reader } from "@baize/platform-server";
import { LONGEST_MOVE_MS } from "@baize/wallet/server";
import { openGathered } from "../gathered.ts";
import type { PlayerQueue } from "../player-queue.ts";
import { sha256 } from "./hmac.ts";
import { type LeasedPair, type LeaseRequest, leasePairs, returnPairs } from "./store.ts";

/** What one round is drawn from. */
export type RoundDraw = RoundSeeds & { commitment: string };

/** A pair from which only this process draws. */
export type Lease = {
	pair: number;
	seeds: Omit<RoundDraw, "nonce">;
	nextNonce: number;
	untilMs: number;
	/** The round that was drawn last, until it is known whether it was played. */
	undecided?: Id | undefined;
};

/** The leases of this process in memory, and their rows in the database. */
export type LeaseTable = {
	get(playerId: Id): Lease | undefined;
	drop(playerId: Id): void;
	/**
	 * Leases the player's pair where it is free, or extends the lease that this process has. Otherwise nothing changes.
	 */
	load(playerId: Id): Promise<void>;
	/** Returns the lease: the next process continues with its numbers. Nothing of the player may be undecided. */
	returnLease(playerId: Id): Promise<void>;
	/**
	 * Returns the leases that have expired, or all; those of players with an operation that is running or undecided stay.
	 */
	returnIdle(which: "expired" | "all"): Promise<void>;
};

type TableOptions = {
	reader: Reader;
	clock: Clock;
	seeds: Pick<DerivedSeeds, "seedOf">;
	queue: Pick<PlayerQueue, "isTaken">;
	processName: string;
};

export const LEASE_MS = MINUTE_MS;
const CLOCKS_APART_MS = 5 * SECOND_MS;
/** A draw just before the end of a lease is decided by then, also by the clock of another process. */
const MARGIN_MS = LONGEST_MOVE_MS + CLOCKS_APART_MS;
const PLAYERS_AT_ONCE = 256;
const MAX_LEASES = 200_000;

export function openLeaseTable({ reader, clock, seeds, queue, processName }: TableOptions): LeaseTable {
	const leases = new Map<Id, Lease>();

	const request = openGathered<LeaseRequest, void>(PLAYERS_AT_ONCE, async (requests) => {
		const untilMs = clock.nowMs() + LEASE_MS;
		const sorted = requests.toSorted((a, b) => ascending(a.playerId, b.playerId));
		const leased = await leasePairs(reader, sorted, { name: processName, untilMs: untilMs + MARGIN_MS });
		for (const pair of leased) store(pair, untilMs);
		return requests.map(() => undefined);
	});

	function store({ playerId, pair, salt, commitment, clientSeed, nextNonce }: LeasedPair, untilMs: number): void {
		const before = leases.get(playerId);
		leases.delete(playerId);
		if (before) leases.set(playerId, { ...before, untilMs });
		else {
			const serverSeed = seeds.seedOf(salt);
			check(
				commitmentOf(serverSeed, sha256) === commitment,
				"a seed was made with another secret than the present one",
			);
			leases.set(playerId, { pair, seeds: { serverSeed, clientSeed, commitment }, nextNonce, untilMs });
		}
		if (leases.size > MAX_LEASES) void returnFree([leases.keys().next().value!]).catch(() => {});
	}

	const isFree = (playerId: Id): boolean => leases.get(playerId)?.undecided === undefined && !queue.isTaken(playerId);

	/** Returns the leases of players without a running operation at the moment of the statement. */
	async function returnFree(playerIds: readonly Id[]): Promise<void> {
		const sorted = playerIds.toSorted(ascending);
		for (let at = 0; at < sorted.length; at += PLAYERS_AT_ONCE)
			await returnLease(sorted.slice(at, at + PLAYERS_AT_ONCE).filter(isFree));
	}

	async function returnLease(playerIds: readonly Id[]): Promise<void> {
		const returned = playerIds.flatMap((playerId) => {
			const lease = leases.get(playerId);
			leases.delete(playerId);
			return lease ? [{ playerId, lease }] : [];
		});
		if (returned.length === 0) return;
		const numbers = returned.map(({ playerId, lease: { pair, nextNonce } }) => ({ playerId, pair, nextNonce }));
		try {
			await returnPairs(reader, numbers, processName);
		} catch (error) {
			// No other process knows the numbers. Before it draws again this process checks whether the pair is still its
			// own. If it has leased the pair again in the meantime, the pair had been returned, and the new lease is right.
			for (const { playerId, lease } of returned)
				if (!leases.has(playerId)) leases.set(playerId, { ...lease, untilMs: 0 });
			throw error;
		}
	}

	return {
		get: (playerId) => leases.get(playerId),
		drop: (playerId) => void leases.delete(playerId),
		load: (playerId) => request({ playerId, leased: leases.get(playerId) }),
		returnLease: (playerId) => returnLease([playerId]),
		returnIdle(which) {
			const untilMs = which === "all" ? Number.POSITIVE_INFINITY : clock.nowMs();
			return returnFree([...leases].flatMap(([playerId, lease]) => (lease.untilMs <= untilMs ? [playerId] : [])));
		},
	};
}

const ascending = (a: Id, b: Id): number => (a < b ? -1 : 1);
