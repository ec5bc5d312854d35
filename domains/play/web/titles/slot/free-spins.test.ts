import {
	CORAL_CASCADE,
	GATE_OPEN,
	IRON_GARDEN,
	PAINTED_DUNES,
	playCascade,
	playCluster,
	playSticky,
	playWays,
	SILK_CARAVAN,
	stickyStake,
	THUNDER_PINES,
} from "@baize/engines/slots";
import { type Draws, seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import * as cascade from "../cascade/frames.ts";
import * as cluster from "../cluster/frames.ts";
import * as sticky from "../sticky/frames.ts";
import type { TitleRound } from "../title-round.ts";
import * as ways from "../ways/frames.ts";
import { type FeatureFrame, isInFeature } from "./free-spins.ts";

const STAKE = 400;
const MAX_SEED = 5_000;

type Title = {
	/** `won`: so many of the `parts` of a stake. */
	play(draws: Draws): { won: number; events: { type: string }[] };
	parts: number;
	framesOf(round: TitleRound): readonly FeatureFrame[];
};

const played =
	<Event extends { type: string }>(play: (draws: Draws, events: Event[]) => number): Title["play"] =>
	(draws) => {
		const events: Event[] = [];
		return { won: play(draws, events), events };
	};

const ofWays = (sheet: typeof SILK_CARAVAN): Title => ({
	play: played(playWays(sheet)),
	parts: sheet.coins,
	framesOf: (round) => ways.framesOf(sheet, round, ways.restingOf(sheet)),
});
const ofSticky = (sheet: typeof IRON_GARDEN): Title => ({
	play: played(playSticky(sheet)),
	parts: stickyStake(sheet),
	framesOf: (round) => sticky.framesOf(sheet, round, sticky.restingOf(sheet)),
});

const TITLES: [string, Title][] = [
	["Silk Caravan", ofWays(SILK_CARAVAN)],
	["Painted Dunes", ofWays(PAINTED_DUNES)],
	[
		"Coral Cascade",
		{ play: played(playCluster(CORAL_CASCADE)), parts: 100, framesOf: (round) => cluster.framesOf(round) },
	],
	[
		"Thunder Pines",
		{
			play: played(playCascade(THUNDER_PINES)),
			parts: THUNDER_PINES.coins,
			framesOf: (round) => cascade.framesOf(THUNDER_PINES, round, cascade.restingOf(THUNDER_PINES)),
		},
	],
	["Iron Garden", ofSticky(IRON_GARDEN)],
	["Iron Garden: Gate Open", ofSticky(GATE_OPEN)],
];

/** The first round of a title in which free spins begin. */
function roundWithFeature({ play, parts }: Title): TitleRound {
	for (let seed = 0; seed < MAX_SEED; seed++) {
		const { won, events } = play(seededDraws(seed));
		const winMinor = (STAKE * won) / parts;
		if (events.some(({ type }) => type === "freeSpinsBegun"))
			return { bet: { stakeMinor: STAKE }, stakeMinor: STAKE, winMinor, events, actions: [] };
	}
	throw new Error("no round has free spins");
}

describe.each(TITLES)("[GAME-01] free spins of %s", (_title, title) => {
	const round = roundWithFeature(title);
	const frames = title.framesOf(round);
	const begun = frames.findIndex(({ kind }) => kind === "begun");

	it("are a scene of their own, from their title to what they have won", () => {
		expect(frames.map(isInFeature)).toEqual(frames.map((_, at) => at >= begun && at < frames.length - 1));
		expect(frames.slice(-2).map(({ kind }) => kind)).toEqual(["total", "ended"]);
		expect(frames.at(-1)).not.toHaveProperty("spin");
	});

	it("sum up what they have won without what the round had won before", () => {
		const { spin, wonMinor } = frames.at(-2)!;
		expect(wonMinor).toBe(round.winMinor);
		expect(spin!.beforeMinor).toBe(frames[begun - 1]?.wonMinor ?? 0);
		expect(spin!.number).toBe(spin!.of);
	});
});

it("[GAME-01] holds of Copper Vault are a scene of their own, which ends with the round", () => {
	expect(isInFeature({ kind: "held", wonMinor: 0, held: {} })).toBe(true);
	expect(isInFeature({ kind: "ended", wonMinor: 0, held: {} })).toBe(false);
});
