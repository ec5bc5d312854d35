import { check } from "@baize/kernel/check";
import { idText } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { type Database, retryOnContention, type Tx } from "@baize/platform-server";
import type { WalletPort } from "../ports.ts";
import { sealedText } from "../rounds/sealing.ts";
import { type DrawnRound, type LeftBy, sealedEnd, sealedReturn } from "./round.ts";
import { countOpenStakes, type StakeEnd, takeOpenStakes, writeEnds } from "./stake-store.ts";
import { markSettled } from "./store.ts";
import type { SharedTitle, TableRound, TableStake } from "./types.ts";

/** Small enough that live play does not wait for it. */
const STAKES_AT_ONCE = 500;
/** So many transactions beside one another: one computes while the other is stored. */
const SETTLERS = 2;

type Ports = { database: Database; clock: Clock; wallet: WalletPort };

/** The round with its outcome, or without one where it is void. */
export type Ended = { title: SharedTitle; round: TableRound; drawn: DrawnRound | undefined };

/**
 * Settles every open stake of a round that has ended, so many in one transaction. Killed at any point and run again, or
 * run twice at once, it settles each stake once: a stake that another transaction closes is passed over.
 */
export async function settleRound(ports: Ports, ended: Ended): Promise<void> {
	const { database, clock } = ports;
	const settleNext = () => database.transaction((tx) => settleSome(ports, tx, ended));
	const settleAll = async (): Promise<void> => {
		while ((await retryOnContention(settleNext)) > 0) {}
	};
	await Promise.all(Array.from({ length: SETTLERS }, settleAll));
	// One that is being cashed out is closed by that, or open again: then the next run finds it.
	if ((await countOpenStakes(database.reader, ended.round)) > 0) return;
	await markSettled(database.reader, ended.round, clock.nowMs());
}

/** Returns how many it has settled. */
async function settleSome({ wallet }: Ports, tx: Tx, ended: Ended): Promise<number> {
	const stakes = await takeOpenStakes(tx, ended.round, STAKES_AT_ONCE);
	if (stakes.length === 0) return 0;
	const ends = stakes.map((stake) => endOf(ended, stake));
	await writeEnds(tx, ends);
	const closings = ends.map(({ stake, paidMinor, isVoid, sealed }) => ({
		playerId: stake.playerId,
		currency: stake.currency,
		roundId: stake.stakeId,
		gameId: ended.title.number,
		stakeMinor: stake.stakeMinor,
		winMinor: paidMinor,
		isVoid,
		sealed,
	}));
	const moved = await wallet.closeRounds(tx, closings);
	moved.forEach(({ status }, at) => {
		check(status === "done", `the books did not settle stake ${idText(closings[at]!.roundId)}: ${status}`);
	});
	return stakes.length;
}

function endOf({ title, round, drawn }: Ended, stake: TableStake): StakeEnd & { sealed: Uint8Array } {
	if (!drawn) {
		const sealed = Buffer.from(sealedText(sealedReturn(title, round, stake)));
		return { stake, leftX100: null, paidMinor: stake.stakeMinor, isVoid: true, sealed };
	}
	const { game } = title;
	const action = interruptedAction(drawn, stake);
	const paidMinor = game.payoutMinor(drawn.outcome, stake.bet, action?.interruptedX100 ?? null);
	const leftX100 = action?.interruptedX100 ?? (paidMinor > 0n ? stake.targetX100 : null);
	const end = { winMinor: paidMinor, events: game.events(drawn.outcome, stake.bet), ...(action && { action }) };
	const sealed = Buffer.from(sealedText(sealedEnd(title, round, stake, end)));
	return { stake, leftX100, paidMinor, isVoid: false, sealed };
}

/** How a stake leaves an interrupted round that its target has not taken out of it. */
function interruptedAction(
	{ title, round, outcome }: DrawnRound,
	{ bet, targetX100 }: TableStake,
): Extract<LeftBy, { interruptedX100: number }> | undefined {
	const { leaving } = title.game;
	if (!round.isInterrupted || !leaving) return undefined;
	const leftX100 = leaving.interruptedX100(outcome, bet, round.aliveAtMs! - round.startsAtMs);
	return leftX100 === targetX100 ? undefined : { interruptedX100: leftX100 };
}
