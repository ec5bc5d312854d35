import type { QuickRound } from "@baize/engines/reels";
import type { Draws } from "@baize/kernel/random";

/** A bonus as it is played: so much of it, in stakes of so much, until so much is wagered. All in units. */
export type Play = {
	faceUnits: number;
	stakeUnits: number;
	requiredUnits: number;
	/** What of a stake counts, in per cent. */
	percent: number;
	maxConvertedUnits: number | null;
};

/** What became of it, once for each life: what was kept, and how much was staked. */
export type Life = { kept: number; staked: number; isFinished: boolean };

/** How a round of a title is drawn, in line bets, and how many of them its stake is. */
export type Title = { round: QuickRound; lines: number };

/** A remainder below this is none: wins of a part of a stake are not whole units. */
const NOTHING = 1e-9;

/**
 * Plays the bonus once, as the books would: the stake, or what is left of the bonus where that is less, until it is wagered
 * or used up. Every round is one of the title, drawn as players' rounds are, so the distribution is the title's own.
 */
export function playOnce({ round, lines }: Title, play: Play, draws: Draws): Life {
	let [balance, left, staked] = [play.faceUnits, play.requiredUnits, 0];
	while (left > NOTHING && balance > NOTHING) {
		const stake = Math.min(play.stakeUnits, balance);
		balance += (round(draws) * stake) / lines - stake;
		left -= (stake * play.percent) / 100;
		staked += stake;
	}
	const isFinished = left <= NOTHING && balance > NOTHING;
	const kept = isFinished ? Math.min(balance, play.maxConvertedUnits ?? Number.POSITIVE_INFINITY) : 0;
	return { kept, staked, isFinished };
}

export type Played = {
	finishX1000: number;
	/** What those who finish keep, on average. */
	keptUnits: number;
	playerValueUnits: number;
	stakedUnits: number;
	cost95Units: number;
};

/**
 * What lives come to. Where nothing caps what is kept, the value is exact but for the mean of what is staked: each unit that
 * is staked costs what the title keeps, whatever the course of play.
 */
export function sumUp(lives: readonly Life[], play: Play, returnShare: number): Played {
	const finished = lives.filter(({ isFinished }) => isFinished);
	const staked = mean(lives.map((life) => life.staked));
	const kept = mean(finished.map((life) => life.kept));
	const value =
		play.maxConvertedUnits === null
			? play.faceUnits - (1 - returnShare) * staked
			: mean(lives.map((life) => life.kept));
	const sorted = lives.map((life) => life.kept).sort((a, b) => a - b);
	return {
		finishX1000: Math.round((finished.length * 1_000) / lives.length),
		keptUnits: Math.round(kept),
		playerValueUnits: Math.round(Math.max(0, value)),
		stakedUnits: Math.round(staked),
		cost95Units: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
	};
}

const mean = (numbers: readonly number[]): number =>
	numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
