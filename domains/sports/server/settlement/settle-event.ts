import { check } from "@baize/kernel/check";
import { type Id, idText, readId } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { defineJob, onceCommitted, retryOnContention, SQL_STATES, type Tx } from "@baize/platform-server";
import { type BetMessage, betsTopic } from "../../contract/index.ts";
import type { BookEvent } from "../events/book-event.ts";
import type { EventCache } from "../events/event-cache.ts";
import { giveBackFreeBets } from "../free-bets/store.ts";
import type { SportsPorts } from "../ports.ts";
import { moveState, readEvents, takeEvent } from "../store/events.ts";
import {
	type BetDecision,
	bucketsWaiting,
	moveWatermark,
	takeBets,
	takeWatermark,
	writeOutcomes,
	writeSettled,
} from "../store/settlement.ts";
import { decideBet, decideLeg } from "./decide.ts";

export const SETTLE_JOB = defineJob("sports.settleEvent", "money");

/** Small enough that live play does not wait for it, large enough that a million bets take seconds. money.md */
const CHUNK_BETS = 250;

type Ports = Pick<SportsPorts, "database" | "clock" | "wallet" | "stream">;

/**
 * Settles every bet that waits for an event, in chunks: each is one transaction in one bucket, which also moves the
 * watermark. Killed at any point and run again, or run twice at once, it settles each bet once.
 */
export function openSettler(ports: Ports, cache: EventCache, chunkBets = CHUNK_BETS) {
	const { database } = ports;

	async function settleEvent(eventId: Id): Promise<void> {
		const [event] = await readEvents(database.reader, { ids: [eventId] });
		if (!event?.result) return;
		for (const bucket of await bucketsWaiting(database.reader, eventId)) {
			const settleNext = () => database.transaction((tx) => settleChunk(ports, tx, { event, bucket, chunkBets }));
			while (await retryOnContention(settleNext, { also: [SQL_STATES.duplicateKey] })) {}
		}
		await database.transaction(async (tx) => {
			await takeEvent(tx, eventId);
			await moveState(tx, eventId, ["closed"], "settled");
			const settled = await readEvents(tx, { ids: [eventId] });
			onceCommitted(tx, () => cache.put(settled));
		});
	}

	return {
		settleEvent,
		work: (payload: Record<string, unknown>): Promise<void> => settleEvent(readId(String(payload.eventId))!),
	};
}

type Chunk = { event: BookEvent; bucket: number; chunkBets: number };

/** Returns whether there may be more. */
async function settleChunk(ports: Ports, tx: Tx, { event, bucket, chunkBets }: Chunk): Promise<boolean> {
	const { eventId } = event;
	const watermark = await takeWatermark(tx, eventId, bucket);
	const bets = await takeBets(tx, eventId, bucket, watermark, chunkBets);
	const last = bets.at(-1);
	if (!last) return false;
	const decided = bets.map((bet) => decideLeg(bet, event));
	await writeOutcomes(
		tx,
		eventId,
		bucket,
		decided.map(({ bet, outcome }) => ({ betId: bet.betId, outcome })),
	);
	const settled = decided.flatMap(({ bet }) => decideBet(bet));
	await writeSettled(tx, bucket, settled, ports.clock.nowMs());
	await moveWatermark(tx, eventId, bucket, last.betId, bets.length);
	await giveBackFreeBets(tx, bucket, voidedFreeBets(settled));
	await payOut(ports, tx, settled);
	onceCommitted(tx, () => notifyPlayers(ports, settled));
	return bets.length === chunkBets;
}

const isVoid = (status: BetDecision["status"]): boolean => status === "void" || status === "push";

/** The free bets that void bets have staked. */
const voidedFreeBets = (settled: readonly BetDecision[]): Id[] =>
	settled.flatMap(({ bet, status }) => (isVoid(status) && bet.freeBetId !== null ? [bet.freeBetId] : []));

/** Last in the transaction, because it locks the wallets until the commit. */
async function payOut({ wallet }: Ports, tx: Tx, settled: readonly BetDecision[]): Promise<void> {
	const closings = settled.map(({ bet, status, payoutMinor }) => {
		const { playerId, currency, betId, stakeMinor, freeBetId } = bet;
		return {
			playerId,
			currency,
			betId,
			stakeMinor,
			winMinor: payoutMinor,
			isVoid: isVoid(status),
			isFree: freeBetId !== null,
		};
	});
	const moved = await wallet.closeBets(tx, closings);
	moved.forEach(({ status }, at) => {
		check(status === "done", `the books did not settle bet ${idText(closings[at]!.betId)}: ${status}`);
	});
}

function notifyPlayers({ stream }: Ports, settled: readonly BetDecision[]): void {
	for (const { bet, status, payoutMinor } of settled) {
		const message: BetMessage = { betId: idText(bet.betId), status, payoutMinor: toWire(payoutMinor) };
		stream.publish(betsTopic(bet.playerId), "bet", message);
	}
}
