import { idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { toHex } from "@baize/kernel/random";
import type { TableResult, TableRoundView, TableSeat, TableStakeView } from "../../contract/index.ts";
import { maskedName } from "../last-wins/rules.ts";
import { sha256 } from "../seeds/hmac.ts";
import { type DrawnRound, fairnessOf } from "./round.ts";
import { phaseOf } from "./rules.ts";
import type { SharedTitle, TableRound, TableStake } from "./types.ts";

/** The outcome in hundredths: the multiplier that is shown from the end on. */
const outcomeX100 = ({ title, outcome, runMs }: DrawnRound): number => title.game.shownX100(outcome, runMs);

/** Nothing of the outcome before the round has run. */
export function roundView(drawn: DrawnRound, nowMs: number): TableRoundView {
	const { title, round, runMs } = drawn;
	const phase = phaseOf(round, runMs, nowMs);
	return {
		gameId: title.game.sheet.id,
		number: round.number,
		phase,
		locksAtMs: round.locksAtMs,
		startsAtMs: round.startsAtMs,
		outcomeX100: phase === "ended" ? outcomeX100(drawn) : null,
		isInterrupted: round.isInterrupted,
		nowMs,
	};
}

/** What is shown at a time, in hundredths: bets with a target there have left. */
export const shownX100 = ({ title, round, outcome }: DrawnRound, nowMs: number): number =>
	nowMs < round.startsAtMs ? 0 : title.game.shownX100(outcome, nowMs - round.startsAtMs);

/** A round that has ended, from what was revealed of it. */
export function resultOf(title: SharedTitle, round: TableRound): TableResult {
	const { revealed, number, chain, place, isInterrupted } = round;
	const { commitment, clientSeed } = fairnessOf(title, round);
	return {
		...{ number, commitment, clientSeed, chain, place, isInterrupted },
		outcomeX100: revealed && title.game.shownX100(revealed.outcome, title.game.runMs(revealed.outcome)),
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
	return leftX100 === null ? "lost" : "left";
}

const KEY_LENGTH = 12;

/** A bet as others see it. Its target is not shown before it is reached. */
export function seatView(stake: TableStake, atX100: number, name: string | null): TableSeat {
	const hasReached = stake.paidMinor === null && stake.targetX100 !== null && stake.targetX100 <= atX100;
	return {
		key: toHex(sha256(Buffer.from(`seat ${stake.stakeId}`))).slice(0, KEY_LENGTH),
		name: stake.isNameHidden ? "" : maskedName(name),
		currency: stake.currency,
		stakeMinor: toWire(stake.stakeMinor),
		leftX100: stake.leftX100 ?? (hasReached ? stake.targetX100 : null),
	};
}
