import type { GameClass } from "@baize/ledger/contract";
import type { WageringView } from "../../contract/views.ts";

const FULL_PERCENT = 100;

export type StakeOn = {
	/** What of a stake counts for the bonus; nothing is staked at all on a game that it excludes. */
	counts: "full" | "part" | "none" | "excluded";
	percent: number;
	maxStakeMinor: number | null;
	/** The bonus would not let this stake through. */
	isRefused: boolean;
};

/** A game by its id, as in its address, with what terms count it as. */
export type OnGame = { gameClass: GameClass; gameId: string };

/** What the terms of the bonus in play mean for a stake on a game; undefined where nothing is to be wagered. */
export function stakeOn(
	wagering: WageringView | null,
	{ gameClass, gameId }: OnGame,
	stakeMinor: number | undefined,
): StakeOn | undefined {
	const ofClass = wagering?.contributions.find((each) => each.gameClass === gameClass);
	const own = wagering?.titles.find((each) => each.gameId === gameId);
	const share = ofClass?.isExcluded ? ofClass : (own ?? ofClass);
	if (!wagering || !share) return undefined;
	const { percent, isExcluded } = share;
	const { maxStakeMinor } = wagering;
	const counts = isExcluded ? "excluded" : percent === 0 ? "none" : percent >= FULL_PERCENT ? "full" : "part";
	const isAbove = maxStakeMinor !== null && stakeMinor !== undefined && stakeMinor > maxStakeMinor;
	return { counts, percent, maxStakeMinor, isRefused: !isExcluded && isAbove };
}
