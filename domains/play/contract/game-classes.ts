import type { GameClass } from "@baize/ledger/contract";

const CLASSES: Partial<Record<string, GameClass>> = {
	lines: "slots",
	cluster: "slots",
	ways: "slots",
	hold: "slots",
	cascade: "slots",
	sticky: "slots",
	roulette: "roulette",
	rouletteTable: "roulette",
	videoPoker: "videoPoker",
	blackjack: "blackjack",
	baccarat: "tableGames",
	andarBahar: "tableGames",
	dragonTiger: "tableGames",
	threeCard: "tableGames",
	sicBo: "tableGames",
	craps: "tableGames",
};

/** What the terms of a bonus count a kind of game as: an instant game where it is none of the others. */
export const gameClassOf = (kind: string): GameClass => CLASSES[kind] ?? "instantGames";
