import { multiply } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";
import { rankOf } from "../game/cards.ts";
import { coinEndsAfter, type Outcome, oddsOf, returnsOf, type Trial } from "../returns/index.ts";
import { hiLo, hiLoOutcomes, likelier } from "./hi-lo.ts";
import {
	COIN_STREAK,
	TOWERS,
	type Tower,
	type TowersAction,
	type TowersSheet,
	towerOutcomes,
	towers,
} from "./towers.ts";

const STAKE = 10_000;
const GUESSES = 2;

const sheet = { id: "sample", version: 1, title: "Sample", rtpText: "98.00", minStakeUnits: 1, maxStakeUnits: 1 };

const PICK: TowersAction = { do: "pick", cell: 0 };
const COLLECT: TowersAction = { do: "collect" };

/** A coin decides after each row whether to climb on, so that every row is reached and the first ones most. */
function towerRound(of: TowersSheet, tower: number, draws: Draws): number {
	let state = towers.act(of, towers.open(of, { stakeMinor: STAKE, tower }, draws), PICK);
	while (!towers.isOver(of, state)) state = towers.act(of, state, draws.below(2) === 0 ? COLLECT : PICK);
	return Number(towers.payoutMinor(of, state));
}

function hiLoRound(draws: Draws): number {
	let state = hiLo.open(sheet, { stakeMinor: STAKE }, draws);
	for (let guessed = 0; guessed < GUESSES && !hiLo.isOver(sheet, state); guessed++)
		state = hiLo.act(sheet, state, { do: likelier(rankOf(state.shoe.card(guessed))).guess });
	return Number(hiLo.payoutMinor(sheet, state));
}

function coinOutcomes(tower: Tower): Outcome[] {
	return Array.from({ length: tower.rows }, (_, at) => at + 1).flatMap((rows) => {
		const stops = coinEndsAfter(rows, tower.rows);
		return towerOutcomes(tower, rows).map(({ times, chance }) => ({ times, chance: multiply(chance, stops) }));
	});
}

const ofTower = (id: string, title: string, all: TowersSheet["towers"], tower: number): Trial => {
	const of = { ...sheet, towers: all };
	return {
		id,
		title,
		stake: STAKE,
		returns: () => returnsOf("formula", coinOutcomes(all[tower]!)),
		outcomes: () => oddsOf(coinOutcomes(all[tower]!)),
		round: (draws) => towerRound(of, tower, draws),
	};
};

export const trials: readonly Trial[] = [
	...TOWERS.map(({ name }, at) =>
		ofTower(`towers-${name}`, `Towers, ${name}, a coin decides after each row`, TOWERS, at),
	),
	ofTower("coin-streak", "Coin streak, a coin decides after each row", COIN_STREAK, 0),
	{
		id: "hi-lo",
		title: "Hi-Lo, the likelier guess twice",
		stake: STAKE,
		returns: () => returnsOf("formula", hiLoOutcomes(GUESSES)),
		outcomes: () => oddsOf(hiLoOutcomes(GUESSES)),
		round: hiLoRound,
	},
];
