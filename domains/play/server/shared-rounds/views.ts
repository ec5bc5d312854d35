import { idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { toHex } from "@baize/kernel/random";
import type { TableResult, TableRoundView, TableSeat, TableStakeView } from "../../contract/index.ts";
import { maskedName } from "../last-wins/rules.ts";
import { sha256 } from "../seeds/hmac.ts";
import { type DrawnRound, fairnessOf } from "./round.ts";
import { phaseOf } from "./rules.ts";
import type { SharedTitle, TableRound, TableStake } from "./types.ts";

/** Nothing of the outcome before the round has run. */
export function roundView(drawn: DrawnRound, nowMs: number): TableRoundView {
	const { title, round, runMs, outcome } = drawn;
	const phase = phaseOf(round, runMs, nowMs);
	return {
		gameId: title.game.sheet.id,
		number: round.number,
		phase,
		locksAtMs: round.locksAtMs,
		startsAtMs: round.startsAtMs,
		outcome: phase === "ended" ? outcome : null,
		isInterrupted: round.isInterrupted,
		nowMs,
	};
}

/** What is shown at a time, in hundredths: bets with a target there have left. 0 where none leaves. */
export const shownX100 = ({ title, round, outcome }: DrawnRound, nowMs: number): number =>
	nowMs < round.startsAtMs ? 0 : (title.game.leaving?.shownX100(outcome, nowMs - round.startsAtMs) ?? 0);

/** A round that has ended, from what was revealed of it. */
export function resultOf(title: SharedTitle, round: TableRound): TableResult {
	const { revealed, number, chain, place, isInterrupted } = round;
	const { commitment, clientSeed } = fairnessOf(title, round);
	return {
		...{ number, commitment, clientSeed, chain, place, isInterrupted },
		outcome: revealed ? revealed.outcome : null,
		serverSeed: revealed && toHex(revealed.element),
	};
}

export function stakeView(stake: TableStake): TableStakeView {
	const { stakeId, number, seat, bet, stakeMinor, leftX100, paidMinor } = stake;
	return {
		...{ stakeId: idText(stakeId), number, seat, bet, leftX100 },
		stakeMinor: toWire(stakeMinor),
		paidMinor: toWire(paidMinor ?? 0n),
		state: stateOf(stake),
	};
}

function stateOf({ paidMinor, isVoid, leftX100 }: TableStake): TableStakeView["state"] {
	if (paidMinor === null) return "open";
	if (isVoid) return "void";
	if (leftX100 !== null) return "left";
	return paidMinor > 0n ? "paid" : "lost";
}

const KEY_LENGTH = 12;

type Shown = { game: SharedTitle["game"]; atX100: number; name: string | null };

/** A bet as others see it. Its target is not shown before it is reached. */
export function seatView(stake: TableStake, { game, atX100, name }: Shown): TableSeat {
	const hasReached = stake.paidMinor === null && stake.targetX100 !== null && stake.targetX100 <= atX100;
	return {
		key: toHex(sha256(Buffer.from(`seat ${stake.stakeId}`))).slice(0, KEY_LENGTH),
		name: stake.isNameHidden ? "" : maskedName(name),
		currency: stake.currency,
		stakeMinor: toWire(stake.stakeMinor),
		bet: game.publicBet(stake.bet),
		paidMinor: stake.paidMinor === null ? null : toWire(stake.paidMinor),
		leftX100: stake.leftX100 ?? (hasReached ? stake.targetX100 : null),
	};
}
