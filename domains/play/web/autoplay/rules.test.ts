import { describe, expect, it } from "vitest";
import { playRounds } from "./play-rounds.ts";
import { type AutoplayChoice, type AutoplayEnd, type AutoplayRound, hasFeature } from "./rules.ts";

const STAKE = 100;
const CHOICE: AutoplayChoice = { rounds: 3, lossLimitMinor: 250, singleWinMinor: 1_000, stopsAtFeature: true };
const lost: AutoplayRound = { stakeMinor: STAKE, winMinor: 0, hasFeature: false };
const won = (winMinor: number): AutoplayRound => ({ ...lost, winMinor });
const feature: AutoplayRound = { ...lost, hasFeature: true };

/** Plays these rounds, and refuses what comes after them. `stopIn`: the player stops in this round, or in its pause. */
async function play(
	rounds: readonly AutoplayRound[],
	over: Partial<AutoplayChoice> = {},
	{ stopIn = Number.POSITIVE_INFINITY, inPause = false } = {},
): Promise<[AutoplayEnd, number]> {
	let spun = 0;
	let stop: AutoplayEnd | null = null;
	const end = await playRounds(
		{ ...CHOICE, ...over },
		{
			stakeMinor: () => STAKE,
			async spin() {
				if (!inPause && spun + 1 === stopIn) stop = "stopped";
				return rounds[spun++];
			},
			stopped: () => stop,
			onProgress: () => {},
			async pause() {
				if (inPause && spun === stopIn) stop = "stopped";
			},
		},
	);
	return [end, spun];
}

describe("[SAFE-01] several rounds after one press", () => {
	it.each<[string, readonly AutoplayRound[], Partial<AutoplayChoice>, [AutoplayEnd, number]]>([
		["end after the chosen number", [won(100), won(100), won(100), won(100)], {}, ["done", 3]],
		["end before a stake could exceed the limit of losses", [lost, lost, lost], {}, ["loss", 2]],
		["may lose exactly the limit", [lost, lost, lost], { lossLimitMinor: 300 }, ["done", 3]],
		["count wins against losses", [won(150), lost, lost], {}, ["done", 3]],
		["end at a single win of the chosen size", [won(1_000)], {}, ["win", 1]],
		["and not at a smaller one", [won(999)], {}, ["refused", 2]],
		["nor where no size is chosen", [won(50_000)], { singleWinMinor: null }, ["refused", 2]],
		["end at the feature", [feature], {}, ["feature", 1]],
		["and go on where that is chosen", [feature], { stopsAtFeature: false }, ["refused", 2]],
		["end with the first round that is refused", [], {}, ["refused", 1]],
	])("%s", async (_name, rounds, over, expected) => {
		expect(await play(rounds, over)).toEqual(expected);
	});

	it.each([
		["in a round, which is still shown", false],
		["between two rounds", true],
	])("end when the player stops them %s", async (_when, inPause) => {
		expect(await play([won(100), won(100)], {}, { stopIn: 1, inPause })).toEqual(["stopped", 1]);
	});

	it("know the features of all slots", () => {
		expect(hasFeature([{ type: "reelsStopped" }, { type: "freeSpinsBegun" }])).toBe(true);
		expect(hasFeature([{ type: "coinsHeld" }])).toBe(true);
		expect(hasFeature([{ type: "reelsStopped" }, { type: "roundEnded" }])).toBe(false);
	});
});
