import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import { commitmentOf, type RoundSeeds } from "@baize/kernel/random";
import { type Clock, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { Reader } from "@baize/platform-server";
import { LONGEST_MOVE_MS } from "@baize/wallet/server";
import { sha256 } from "./hmac.ts";
import { firstSeeds } from "./published-seeds.ts";
import type { SeedMaker } from "./seed-maker.ts";
import { giveUp, type Holder, insertSeeds, NONCES_AT_ONCE, type NonceWish, type Taken, takeNonces } from "./store.ts";

/** The seeds of one round, taken: nobody else plays this nonce. */
export type RoundDraw = RoundSeeds & { commitment: string };

/**
 * The seeds of the players who are playing, in memory, so that a round costs no statement beside its money. Nonces are
 * taken from the database a hundred at a time: a crash skips some and repeats none. Several processes may hold the same
 * pair, each its own nonces, and each draws from it only for HOLD_MS; so it is known when nothing that was drawn from a
 * retired pair is undecided any more.
 */
export type Holds = {
	/** At once where this process holds nonces of the player. In the player's turn. */
	take(playerId: Id, clientSeed?: string): RoundDraw | Promise<RoundDraw>;
	/** The next nonce that this process will play of this pair, if it holds any. */
	nextNonce(playerId: Id, pair: number): number | undefined;
	/** Goes on with what `work` took. In the player's turn, so that nobody takes meanwhile. */
	replace(playerId: Id, work: (holder: Holder) => Promise<Taken>): Promise<void>;
	/** For a graceful stop. Whoever `isUndecided` keeps his hold, which runs out by itself. */
	release(isUndecided: (playerId: Id) => boolean): Promise<void>;
};

export type HoldOptions = { reader: Reader; clock: Clock; seeds: SeedMaker; processName: string };

type Hold = { pair: number; seeds: Omit<RoundDraw, "nonce">; nextNonce: number; endNonce: number; untilMs: number };
type Waiting = NonceWish & { resolve(): void; reject(error: unknown): void };

const HOLD_MS = MINUTE_MS;
const CLOCKS_APART_MS = 5 * SECOND_MS;
/** What was drawn just before the end of a hold is decided by then, also by the clock of another process. */
const MARGIN_MS = LONGEST_MOVE_MS + CLOCKS_APART_MS;
const PLAYERS_AT_ONCE = 256;
const MOST_HOLDS = 200_000;

export function openHolds({ reader, clock, seeds, processName }: HoldOptions): Holds {
	const held = new Map<Id, Hold>();
	let queue: Waiting[] = [];
	let isLoading = false;

	function takeHeld(playerId: Id): RoundDraw | undefined {
		const hold = held.get(playerId);
		if (!hold || hold.nextNonce >= hold.endNonce || clock.nowMs() >= hold.untilMs) return undefined;
		return { ...hold.seeds, nonce: hold.nextNonce++ };
	}

	async function takeLater(playerId: Id, clientSeed: string | undefined): Promise<RoundDraw> {
		for (;;) {
			await load({ playerId, clientSeed });
			const draw = takeHeld(playerId);
			if (draw) return draw;
		}
	}

	function load(wish: NonceWish): Promise<void> {
		const loaded = new Promise<void>((resolve, reject) => queue.push({ ...wish, resolve, reject }));
		if (!isLoading) void loadQueued();
		return loaded;
	}

	// Players who come in the same moment are loaded together; the next ones gather meanwhile.
	async function loadQueued(): Promise<void> {
		isLoading = true;
		await Promise.resolve();
		while (queue.length > 0) {
			const batch = queue.slice(0, PLAYERS_AT_ONCE);
			queue = queue.slice(batch.length);
			try {
				await loadAll(batch.toSorted((a, b) => ascending(a.playerId, b.playerId)));
				for (const waiting of batch) waiting.resolve();
			} catch (error) {
				for (const waiting of batch) waiting.reject(error);
			}
		}
		isLoading = false;
	}

	async function loadAll(wishes: readonly NonceWish[]): Promise<void> {
		const holder = newHolder();
		const taken = await takeNonces(reader, wishes, holder);
		if (taken.length < wishes.length) {
			const known = new Set(taken.map(({ playerId }) => playerId));
			const strangers = wishes.filter(({ playerId }) => !known.has(playerId));
			const made = strangers.map(({ playerId }) => firstSeeds(seeds, playerId));
			await insertSeeds(reader, made);
			taken.push(...(await takeNonces(reader, strangers, holder)));
		}
		for (const each of taken) hold(each, holder);
	}

	const newHolder = (): Holder => {
		const nowMs = clock.nowMs();
		return { name: processName, nowMs, untilMs: nowMs + HOLD_MS + MARGIN_MS };
	};

	function hold(taken: Taken, { untilMs }: Holder): void {
		const serverSeed = seeds.seedOf(taken.salt);
		const { commitment, clientSeed, firstNonce } = taken;
		check(commitmentOf(serverSeed, sha256) === commitment, "a seed was made with another secret than the present one");
		held.delete(taken.playerId);
		held.set(taken.playerId, {
			pair: taken.pair,
			seeds: { serverSeed, clientSeed, commitment },
			nextNonce: firstNonce,
			endNonce: firstNonce + NONCES_AT_ONCE,
			untilMs: untilMs - MARGIN_MS,
		});
		if (held.size > MOST_HOLDS) for (const oldest of held.keys()) return void held.delete(oldest);
	}

	return {
		take: (playerId, clientSeed) => takeHeld(playerId) ?? takeLater(playerId, clientSeed),
		nextNonce(playerId, pair) {
			const hold = held.get(playerId);
			return hold?.pair === pair ? hold.nextNonce : undefined;
		},
		async replace(playerId, work) {
			held.delete(playerId);
			const holder = newHolder();
			hold(await work(holder), holder);
		},
		async release(isUndecided) {
			const playerIds = [...held.keys()].filter((playerId) => !isUndecided(playerId)).sort(ascending);
			held.clear();
			for (let at = 0; at < playerIds.length; at += PLAYERS_AT_ONCE)
				await giveUp(reader, playerIds.slice(at, at + PLAYERS_AT_ONCE), processName);
		},
	};
}

const ascending = (a: Id, b: Id): number => (a < b ? -1 : 1);
