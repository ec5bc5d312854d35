import { setTimeout as pause } from "node:timers/promises";
import { check } from "@baize/kernel/check";
import { Refusal } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { commitmentOf, type RoundSeeds } from "@baize/kernel/random";
import { type Clock, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { Bus, Database, DerivedSeeds } from "@baize/platform-server";
import { LONGEST_MOVE_MS } from "@baize/wallet/server";
import type { PairEnd } from "../../contract/index.ts";
import type { PlayerTurns } from "../player-turns.ts";
import { endPair } from "./end-pair.ts";
import { openGathered } from "./gathered.ts";
import { sha256 } from "./hmac.ts";
import { publishedSeeds } from "./published-seeds.ts";
import { type LeasedPair, type LeaseRequest, leasePairs, lockSeedsRow, returnPairs } from "./store.ts";

/** What one round is drawn from. */
export type RoundDraw = RoundSeeds & { commitment: string };
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

export type LeaseOptions = {
	database: Database;
	clock: Clock;
	seeds: DerivedSeeds;
	turns: PlayerTurns;
	bus?: Bus | undefined;
	/** What a recorded round was drawn from. */
	fairnessOf(playerId: Id, roundId: Id): Promise<{ commitment: string; nonce: number } | undefined>;
	processName: string;
};

type Lease = {
	pair: number;
	seeds: Omit<RoundDraw, "nonce">;
	nextNonce: number;
	untilMs: number;
	/** The round that was drawn last, as long as it is not known whether it was played. */
	undecided?: Id | undefined;
};

const CHANNEL = "play.pairs";
const LEASE_MS = MINUTE_MS;
const CLOCKS_APART_MS = 5 * SECOND_MS;
/** What was drawn just before the end of a lease is decided by then, also by the clock of another process. */
const MARGIN_MS = LONGEST_MOVE_MS + CLOCKS_APART_MS;
const PLAYERS_AT_ONCE = 256;
const MAX_LEASES = 200_000;
/** A process that lives returns a pair within a few milliseconds. */
const WAITS_MS = [5, 10, 20, 40, 80, 160, 320, 640];
/** Drawn from by an earlier version, which cannot be asked. */
const NOBODY = "";

export function openLeases(options: LeaseOptions): Leases {
	const { database, clock, seeds, turns, bus, fairnessOf, processName } = options;
	const { reader } = database;
	const leases = new Map<Id, Lease>();

	const load = openGathered<LeaseRequest>(PLAYERS_AT_ONCE, async (requests) => {
		const untilMs = clock.nowMs() + LEASE_MS;
		const sorted = requests.toSorted((a, b) => ascending(a.playerId, b.playerId));
		const leased = await leasePairs(reader, sorted, { name: processName, untilMs: untilMs + MARGIN_MS });
		for (const pair of leased) keep(pair, untilMs);
	});

	function keep({ playerId, pair, salt, commitment, clientSeed, nextNonce }: LeasedPair, untilMs: number): void {
		const before = leases.get(playerId);
		leases.delete(playerId);
		if (before) leases.set(playerId, { ...before, untilMs });
		else {
			const serverSeed = seeds.seedOf(salt);
			check(commitmentOf(serverSeed, sha256) === commitment, "a seed was made with another secret than the present one");
			leases.set(playerId, { pair, seeds: { serverSeed, clientSeed, commitment }, nextNonce, untilMs });
		}
		if (leases.size > MAX_LEASES) void giveBackFree([leases.keys().next().value!]).catch(() => {});
	}

	const isUsable = (lease: Lease | undefined, roundId: Id): lease is Lease =>
		lease !== undefined &&
		clock.nowMs() < lease.untilMs &&
		(lease.undecided === undefined || lease.undecided === roundId);

	/** Nothing of the player is under way or in doubt. */
	const isFree = (playerId: Id): boolean =>
		leases.get(playerId)?.undecided === undefined && !turns.isTaken(playerId);

	async function obtain(playerId: Id, roundId: Id): Promise<Lease | NotBegun> {
		const known = leases.get(playerId);
		if (known?.undecided !== roundId && !(await isDecided(playerId))) {
			leases.delete(playerId);
			await endUnreturned(playerId, processName, "unresolved");
		}
		let lessee = NOBODY;
		for (const waitMs of [0, ...WAITS_MS]) {
			if (waitMs > 0) await pause(waitMs);
			await load({ playerId, leased: leases.get(playerId) });
			const lease = leases.get(playerId);
			if (isUsable(lease, roundId)) return lease;
			// Another process has ended the pair meanwhile.
			leases.delete(playerId);
			const row = await publishedSeeds({ reader, seeds, clock }, playerId);
			if (row.client_seed === null) return { notBegun: row.commitment };
			lessee = row.leased_by ?? NOBODY;
			if (row.leased_by === NOBODY) break;
			if (row.leased_by !== null) bus?.publish(CHANNEL, String(playerId));
		}
		await endUnreturned(playerId, lessee, lessee === NOBODY ? "earlierVersion" : "restart");
		return obtain(playerId, roundId);
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

	/** Of whom nothing is under way at the moment of the statement. */
	async function giveBackFree(playerIds: readonly Id[]): Promise<void> {
		const sorted = playerIds.toSorted(ascending);
		for (let at = 0; at < sorted.length; at += PLAYERS_AT_ONCE)
			await giveBack(sorted.slice(at, at + PLAYERS_AT_ONCE).filter(isFree));
	}

	async function giveBack(playerIds: readonly Id[]): Promise<void> {
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
			// Nobody else knows the numbers. Before it draws again this process asks whether the pair is still its own.
			for (const { playerId, lease } of returned) leases.set(playerId, { ...lease, untilMs: 0 });
			throw error;
		}
	}

	bus?.subscribe(CHANNEL, (text) => {
		const playerId = BigInt(text);
		// Who asks waits for the row, and does without where it stays as it is.
		if (leases.has(playerId)) void turns.inTurn(playerId, () => giveBackDecided(playerId)).catch(() => {});
	});

	async function giveBackDecided(playerId: Id): Promise<void> {
		if (await isDecided(playerId)) await giveBack([playerId]);
	}

	async function tidy(): Promise<void> {
		const nowMs = clock.nowMs();
		await giveBackFree([...leases.keys()].filter((playerId) => leases.get(playerId)!.untilMs <= nowMs));
	}

	const tidying = setInterval(() => void tidy().catch(() => {}), LEASE_MS).unref();

	return {
		async draw(playerId, roundId, play) {
			const known = leases.get(playerId);
			const lease = isUsable(known, roundId) ? known : await obtain(playerId, roundId);
			if ("notBegun" in lease) return lease;
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
		},
		nextNonce(playerId, pair) {
			const lease = leases.get(playerId);
			return lease?.pair === pair && lease.undecided === undefined ? lease.nextNonce : undefined;
		},
		async handIn(playerId) {
			await giveBackDecided(playerId);
			// A round that nobody knows the end of counts for the pair as long as its lease lasts.
			leases.delete(playerId);
			for (const waitMs of WAITS_MS) {
				const { leased_by } = await publishedSeeds({ reader, seeds, clock }, playerId);
				if (leased_by === null || leased_by === NOBODY || leased_by === processName) return;
				bus?.publish(CHANNEL, String(playerId));
				await pause(waitMs);
			}
		},
		tidy,
		async close() {
			clearInterval(tidying);
			await giveBackFree([...leases.keys()]);
		},
	};
}

/** The round of the lease's last draw has an end in the books: this draw's, or an earlier one's. */
function conclude(lease: Lease, recorded: { commitment: string; nonce: number }): void {
	lease.undecided = undefined;
	if (recorded.commitment === lease.seeds.commitment && recorded.nonce === lease.nextNonce) lease.nextNonce++;
}

/** A listed refusal says that nothing was played; all but the one that says that nobody knows. */
const isRefusedForSure = (error: unknown): boolean => error instanceof Refusal && error.code !== "OUTSIDE_UNAVAILABLE";

const ascending = (a: Id, b: Id): number => (a < b ? -1 : 1);
