import type { Draws } from "@baize/kernel/random";
import { rankOf } from "../game/cards.ts";
import { oddsOf, returnsOf, type Trial } from "../returns/index.ts";
import { hiLo, hiLoOutcomes, likelier } from "./hi-lo.ts";
import { COIN_STREAK, TOWERS, type TowersSheet, towerOutcomes, towers } from "./towers.ts";

const STAKE = 10_000;
const GUESSES = 2;
const ROWS = 4;

const sheet = { id: "sample", version: 1, title: "Sample", rtpText: "98.00", minStakeUnits: 1, maxStakeUnits: 1 };

function towerRound(all: TowersSheet["towers"], tower: number, draws: Draws): number {
	const of = { ...sheet, towers: all };
	let state = towers.open(of, { stakeMinor: STAKE, tower }, draws);
	while (!towers.isOver(of, state))
		state = towers.act(of, state, state.picks.length < ROWS ? { do: "pick", cell: 0 } : { do: "collect" });
	return Number(towers.payoutMinor(of, state));
}

function hiLoRound(draws: Draws): number {
	let state = hiLo.open(sheet, { stakeMinor: STAKE }, draws);
	for (let guessed = 0; guessed < GUESSES && !hiLo.isOver(sheet, state); guessed++)
		state = hiLo.act(sheet, state, { do: likelier(rankOf(state.shoe.card(guessed))).guess });
	return Number(hiLo.payoutMinor(sheet, state));
}

const ofTower = (id: string, title: string, all: TowersSheet["towers"], tower: number): Trial => ({
	id,
	title,
	stake: STAKE,
	returns: () => returnsOf("formula", towerOutcomes(all[tower]!, ROWS)),
	outcomes: () => oddsOf(towerOutcomes(all[tower]!, ROWS)),
	round: (draws) => towerRound(all, tower, draws),
});

export const trials: readonly Trial[] = [
	...TOWERS.map(({ name }, at) => ofTower(`towers-${name}`, `Towers, ${name}, four rows`, TOWERS, at)),
	ofTower("coin-streak", "Coin streak, four in a row", COIN_STREAK, 0),
	{
		id: "hi-lo",
		title: "Hi-Lo, the likelier guess twice",
		stake: STAKE,
		returns: () => returnsOf("formula", hiLoOutcomes(GUESSES)),
		outcomes: () => oddsOf(hiLoOutcomes(GUESSES)),
		round: hiLoRound,
	},
];
