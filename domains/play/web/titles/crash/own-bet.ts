import type { CrashBet, CrashOutcome } from "@baize/engines/crash";
import type { TableResult, TableStakeView } from "../../../contract/index.ts";

/** The player's bet in a round, for money or for practice. `stakeId`: null in practice. */
export type OwnBet = {
	number: number;
	bet: CrashBet;
	state: TableStakeView["state"];
	leftX100: number | null;
	paidMinor: number;
	stakeId: string | null;
};

/** Where a round has broken off, in hundredths; null before that, and for a round that was not played. */
export const crashX100Of = (round: Pick<TableResult, "outcome"> | null): number | null =>
	(round?.outcome as CrashOutcome | null | undefined)?.crashX100 ?? null;

export const betOfStake = ({ number, bet, state, leftX100, paidMinor, stakeId }: TableStakeView): OwnBet => ({
	...{ number, state, leftX100, paidMinor, stakeId },
	bet: bet as CrashBet,
});

/** What a stake pays at a multiplier, cut as the server cuts. */
export const paysAtMinor = (stakeMinor: number, x100: number): number => Math.floor((stakeMinor * x100) / 100);

export const leavesAt = (own: OwnBet, leftX100: number): OwnBet => ({
	...own,
	state: "left",
	leftX100,
	paidMinor: paysAtMinor(own.bet.stakeMinor, leftX100),
});

/** A bet of practice when the round has broken off: by its target, or where it was left. */
export function endedInPractice(own: OwnBet, outcomeX100: number | null): OwnBet {
	if (outcomeX100 === null) return { ...own, state: "void", paidMinor: own.bet.stakeMinor };
	const target = own.state === "left" ? own.leftX100 : own.bet.autoX100;
	return target !== null && target <= outcomeX100
		? leavesAt(own, target)
		: { ...own, state: "lost", leftX100: null, paidMinor: 0 };
}
