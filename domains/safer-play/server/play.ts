import { bucketOf, type Id, idText } from "@baize/kernel/id";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { onceCommitted, type Tx } from "@baize/platform-server";
import type { WalletMoved } from "@baize/wallet/contract";
import { PLAY_PAUSE_MS } from "../contract/index.ts";
import { decide } from "./decide.ts";
import { guardByBars, stretchOf } from "./guard-wallet.ts";
import { lockPerson, type Person } from "./person.ts";
import { hasEnded, realityCheckAtMs } from "./play-rules.ts";
import type { SaferPlayPorts } from "./ports.ts";
import { tellChanged } from "./record.ts";
import { insertPlay, readOpenPlay, readPausedPlayers, updatePlay } from "./store-play.ts";
import type { PlayRow } from "./tables.ts";

/** A stake that is later than the last one by less than this need not be written down. */
const TOUCH_EVERY_MS = MINUTE_MS;
const END_EVERY_MS = 30 * SECOND_MS;
const ENDS_A_ROUND = 500;
const REMEMBERED = 100_000;

/** Tells every process that a player's play has ended: his next stake begins another, and is written down at once. */
const ENDED_CHANNEL = "safer_play_ended";

const STAKES: readonly string[] = ["casinoStake", "casinoRound", "sportsBet"];

export type PlayKeeper = {
	/** When all that was heard so far has been written down. */
	settled(): Promise<void>;
	/** Ends play that has paused for too long; it also runs by the clock. */
	endPaused(): Promise<void>;
};

/**
 * Keeps who plays since when, from the stakes that the wallet tells of after their commit. Nothing of it decides about a
 * stake: what does stands in the books beforehand, as bars that begin later.
 */
export function openPlayKeeper(ports: SaferPlayPorts): PlayKeeper {
	const { wallet, clock, log, rounds, database, bus } = ports;
	const writtenMs = new Map<Id, number>();
	let last: Promise<void> = Promise.resolve();

	bus.subscribe(
		ENDED_CHANNEL,
		(text) => void writtenMs.delete(BigInt(text)),
		() => writtenMs.clear(),
	);

	wallet.onMoved((moved) => {
		if (!STAKES.includes(moved.kind)) return;
		const nowMs = clock.nowMs();
		if (nowMs - (writtenMs.get(moved.playerId) ?? Number.NEGATIVE_INFINITY) < TOUCH_EVERY_MS) return;
		if (writtenMs.size >= REMEMBERED) writtenMs.clear();
		writtenMs.set(moved.playerId, nowMs);
		last = last.then(() => touchSafely(moved, nowMs));
	});

	async function touchSafely(moved: WalletMoved, atMs: number): Promise<void> {
		try {
			await decide(ports, (tx) => touch(ports, tx, moved, atMs));
		} catch (error) {
			// The next stake tries again.
			writtenMs.delete(moved.playerId);
			log.warn({ err: error, player: idText(moved.playerId) }, "play was not written down");
		}
	}

	async function endPaused(): Promise<void> {
		const since = new Date(clock.nowMs() - PLAY_PAUSE_MS);
		for (const playerId of await readPausedPlayers(database.reader, since, ENDS_A_ROUND)) {
			await decide(ports, (tx) => endIfPaused(ports, tx, playerId));
		}
	}
	rounds.every(END_EVERY_MS, "saferPlay.endPaused", endPaused);

	return { settled: () => last, endPaused };
}

async function touch(ports: SaferPlayPorts, tx: Tx, { playerId, currency, seq }: WalletMoved, atMs: number) {
	const person = await lockPerson(ports, tx, playerId);
	const open = await readOpenPlay(tx, playerId);
	if (open && !isOver(person, open, atMs)) await updatePlay(tx, open, { last_at: later(open.last_at, atMs) });
	else {
		if (open) await updatePlay(tx, open, { is_open: false });
		const { lostMinor } = await ports.wallet.guards.lost(tx, playerId, currency, seq);
		const at = new Date(atMs);
		const stretch = { started_at: at, last_at: at, checked_at: at };
		const play_id = ports.ids();
		const bucket = bucketOf(playerId);
		await insertPlay(tx, { play_id, player_id: playerId, bucket, ...stretch, lost_before: lostMinor, is_open: true });
	}
	tellChanged(ports, tx, playerId);
	await guardByBars(ports, tx, person);
}

const later = (before: Date, atMs: number): Date => new Date(Math.max(before.getTime(), atMs));

const isOver = ({ reality_check_ms }: Person, open: PlayRow, nowMs: number): boolean =>
	hasEnded(stretchOf(open), reality_check_ms, nowMs);

async function endIfPaused(ports: SaferPlayPorts, tx: Tx, playerId: Id): Promise<void> {
	const person = await lockPerson(ports, tx, playerId);
	const open = await readOpenPlay(tx, playerId);
	if (open && isOver(person, open, ports.clock.nowMs())) await end(ports, tx, person, open);
}

async function end(ports: SaferPlayPorts, tx: Tx, person: Person, open: PlayRow): Promise<void> {
	await updatePlay(tx, open, { is_open: false });
	onceCommitted(tx, () => ports.bus.publish(ENDED_CHANNEL, String(person.player_id)));
	tellChanged(ports, tx, person.player_id);
	await guardByBars(ports, tx, person);
}

/** The player has read the time and what it came to. An answer before the question is due changes nothing. */
export const answerRealityCheck = (ports: SaferPlayPorts, playerId: Id, choice: "goOn" | "stop"): Promise<void> =>
	decide(ports, async (tx) => {
		const person = await lockPerson(ports, tx, playerId);
		const open = await readOpenPlay(tx, playerId);
		const dueMs = open && realityCheckAtMs(stretchOf(open), person.reality_check_ms);
		const nowMs = ports.clock.nowMs();
		if (!open || dueMs === null || dueMs === undefined || nowMs < dueMs) return;
		const answered = { ...open, checked_at: new Date(nowMs) };
		await updatePlay(tx, open, { checked_at: answered.checked_at });
		if (choice === "stop" || isOver(person, answered, nowMs)) return end(ports, tx, person, answered);
		tellChanged(ports, tx, playerId);
		await guardByBars(ports, tx, person);
	});
