import { type ChoiceSheet, choiceKind, plinko } from "@baize/engines/draw";
import { type Game, type GameSheet, instantGame, jackpotReturn, sharedGame, stagedGame } from "@baize/engines/game";
import { minesKind } from "@baize/engines/mines";
import { rouletteTable } from "@baize/engines/roulette";
import { add } from "@baize/kernel/odds";
import { describe, expect, it } from "vitest";
import { otherGameOf } from "./others.ts";
import { EMBER_CROWN } from "./pots.data.ts";
import { gamesOfPot, pots } from "./pots.ts";
import { registry } from "./registry.ts";

const carrying = <Sheet extends GameSheet>(gameId: string) => ({
	...(otherGameOf(gameId)!.sheet as Sheet),
	jackpot: EMBER_CROWN,
});

describe("[JACK-01] the jackpots of the titles", () => {
	it("are those of their sheets, each once, and carried by titles that are decided in one request", () => {
		expect(pots).toEqual([EMBER_CROWN]);
		for (const { id } of pots)
			for (const gameId of gamesOfPot(id))
				expect(registry.find(gameId)).toMatchObject({ timing: "instant", sheet: { jackpot: { id } } });
	});

	it.each<[string, () => Game]>([
		["with decisions", () => stagedGame(minesKind, carrying("firefly-meadow"))],
		["with many players", () => sharedGame(rouletteTable, carrying("piazza-roulette"))],
	])("are not carried by a title %s", (_kind, bind) => {
		expect(bind).toThrow("it carries a jackpot");
	});

	it("are a part of the return of every bet, and stand in the published rules with their words", () => {
		const [without, with_] = [
			otherGameOf("garnet-drop")!,
			instantGame(choiceKind(plinko), carrying<ChoiceSheet>("garnet-drop")),
		];
		for (const bet of without.settings(1)) {
			const [{ parts, total }, returns] = [without.returnsOf(bet), with_.returnsOf(bet)];
			expect(returns.parts).toEqual([...parts, { name: "jackpot", share: jackpotReturn(EMBER_CROWN) }]);
			expect(returns.total).toEqual(add(total, jackpotReturn(EMBER_CROWN)));
		}
		const { jackpot, ...rest } = with_.publishedText() as { jackpot: { words: object } };
		expect(rest).toEqual(without.publishedText());
		expect(jackpot).toMatchObject(EMBER_CROWN);
		expect(Object.keys(jackpot.words)).toEqual(["stream", "draw", "contributions", "win", "mustDrop", "practice"]);
	});
});
