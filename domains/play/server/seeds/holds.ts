import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import { commitmentOf, type RoundSeeds } from "@baize/kernel/random";
import { type Clock, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { Reader } from "@baize/platform-server";
import { LONGEST_MOVE_MS } from "@baize/wallet/server";
import { sha256 } from "./hmac.ts";
import type { SeedMaker } from "./seed-maker.ts";
import { giveUp, type Holder, insertSeeds, NONCES_AT_ONCE, type Taken, takeNonces } from "./store.ts";

/** The seeds of one round, taken: nobody else plays this nonce. */
export type RoundDraw = RoundSeeds & { commitment: string };

/**
 * The seeds of the players who are playing, in memory, so that a round costs no statement beside its money. Nonces are
 * taken from the database a hundred at a time: a crash skips some and repeats none. Several processes may hold the same
 * pair, each its own nonces, and each draws from it only for HOLD_MS; so it is known when nothing that was drawn from a
 * retired pair is undecided any more.
 */
export type Holds = {
	/** At once where this process holds nonces of the player. */
	take(playerId: Id): RoundDraw | Promise<RoundDraw>;
	/** The next nonce that this process will play of this pair, if it holds any. */
	nextNonce(playerId: Id, pair: number): number | undefined;
	/** Waits for loads under way, lets nobody take, and goes on with what `work` took. */
	replace(playerId: Id, work: (holder: Holder) => Promise<Taken>): Promise<void>;
	/** The player has seeds after this. */
	ensure(playerId: Id): Promise<void>;
	/** For a graceful stop. Whoever `isUndecided` keeps his hold, which runs out by itself. */
	release(isUndecided: (playerId: Id) => boolean): Promise<void>;
};

export type HoldOptions = { reader: Reader; clock: Clock; seeds: SeedMaker; processName: string };

type Hold = { pair: number; seeds: Omit<RoundDraw, "nonce">; nextNonce: number; endNonce: number; untilMs: number };
type Waiting = { playerId: Id; resolve(): void; reject(error: unknown): void };

const HOLD_MS = MINUTE_MS;
const CLOCKS_APART_MS = 5 * SECOND_MS;
/** What was drawn just before the end of a hold is decided by then, also by the clock of another process. */
const MARGIN_MS = LONGEST_MOVE_MS + CLOCKS_APART_MS;
const PLAYERS_AT_ONCE = 256;
const MOST_HOLDS = 200_000;

export function openHolds({ reader, clock, seeds, processName }: HoldOptions): Holds {
	const held = new Map<Id, Hold>();
	const loading = new Map<Id, Promise<void>>();
	let queue: Waiting[] = [];
	let isLoading = false;

	function takeHeld(playerId: Id): RoundDraw | undefined {
		const hold = held.get(playerId);
		if (!hold || hold.nextNonce >= hold.endNonce || clock.nowMs() >= hold.untilMs) return undefined;
		return { ...hold.seeds, nonce: hold.nextNonce++ };
	}

	async function takeLater(playerId: Id): Promise<RoundDraw> {
		for (;;) {
			await load(playerId);
			const draw = takeHeld(playerId);
			if (draw) return draw;
		}
	}

	function load(playerId: Id): Promise<void> {
		const underWay = loading.get(playerId);
		if (underWay) return underWay;
		const loaded = new Promise<void>((resolve, reject) => queue.push({ playerId, resolve, reject }));
		remember(playerId, loaded);
		if (!isLoading) void loadQueued();
		return loaded;
	}

	function remember(playerId: Id, promise: Promise<void>): void {
		loading.set(playerId, promise);
		const forget = (): void => void loading.delete(playerId);
		promise.then(forget, forget);
	}

	// Players who come in the same moment are loaded together; the next ones gather meanwhile.
	async function loadQueued(): Promise<void> {
		isLoading = true;
		await Promise.resolve();
		while (queue.length > 0) {
			const batch = queue.slice(0, PLAYERS_AT_ONCE);
			queue = queue.slice(batch.length);
			try {
				await loadAll(batch.map(({ playerId }) => playerId).sort(ascending));
				for (const waiting of batch) waiting.resolve();
			} catch (error) {
				for (const waiting of batch) waiting.reject(error);
			}
		}
		isLoading = false;
	}

	async function loadAll(playerIds: readonly Id[]): Promise<void> {
		const holder = newHolder();
		const taken = await takeNonces(reader, playerIds, holder);
		if (taken.length < playerIds.length) {
			const known = new Set(taken.map(({ playerId }) => playerId));
			const strangers = playerIds.filter((playerId) => !known.has(playerId));
			await insertSeeds(reader, strangers.map(firstSeeds));
			taken.push(...(await takeNonces(reader, strangers, holder)));
		}
		for (const each of taken) hold(each, holder);
	}

	const firstSeeds = (playerId: Id) => ({
		playerId,
		clientSeed: seeds.newClientSeed(),
		first: seeds.newSeed(),
		next: seeds.newSeed(),
	});

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
		take: (playerId) => takeHeld(playerId) ?? takeLater(playerId),
		nextNonce(playerId, pair) {
			const hold = held.get(playerId);
			return hold?.pair === pair ? hold.nextNonce : undefined;
		},
		async replace(playerId, work) {
			for (let before = loading.get(playerId); before; before = loading.get(playerId)) await before.catch(() => {});
			held.delete(playerId);
			const holder = newHolder();
			const replaced = work(holder).then((taken) => hold(taken, holder));
			remember(playerId, replaced);
			await replaced;
		},
		async ensure(playerId) {
			if (!held.has(playerId)) await load(playerId);
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
