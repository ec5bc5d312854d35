import { percentText, truncatedPercentText } from "@baize/kernel/odds";
import { describe, expect, it } from "vitest";
import { cardOf } from "../cards/index.ts";
import { edgeOf } from "../returns/index.ts";
import { onSpot, spotReturns } from "../spots/index.ts";
import { itIsASpotGame } from "../spots/testing.ts";
import { type BaccaratRules, baccarat, COMMISSION, NO_COMMISSION, totalOf } from "./index.ts";

describe("[GAME-01] the edge of baccarat", () => {
	it.each<[BaccaratRules, string, string]>([
		[COMMISSION, "banker", "1.0579"],
		[COMMISSION, "player", "1.2351"],
		[COMMISSION, "tie", "14.3596"],
		[COMMISSION, "playerPair", "10.3614"],
		[COMMISSION, "bankerPair", "10.3614"],
		[NO_COMMISSION, "banker", "1.4581"],
	])("of $id, %s, is as published: %s %%", (rules, spot, percent) => {
		expect(percentText(edgeOf(spotReturns(baccarat, rules, onSpot(spot))), 4)).toBe(percent);
	});

	it("follows from the published chances of the results", () => {
		const results = baccarat.results(COMMISSION);
		const all = results.reduce((sum, { cases }) => sum + cases, 0n);
		const chance = (...which: string[]): number =>
			Number(results.reduce((sum, { result, cases }) => (which.includes(result.winner) ? sum + cases : sum), 0n)) /
			Number(all);
		expect(all).toBe(416n * 415n * 414n * 413n * 412n * 411n);
		expect(chance("player")).toBeCloseTo(0.4462466, 7);
		expect(chance("banker", "bankerSix")).toBeCloseTo(0.4585974, 7);
		expect(chance("tie")).toBeCloseTo(0.095156, 7);
		expect(chance("bankerSix")).toBeCloseTo(0.0538637, 7);
	});

	it.each([
		["banker", "98.94"],
		["player", "98.76"],
		["tie", "85.64"],
		["playerPair", "89.63"],
		["bankerPair", "89.63"],
	])("of %s leaves a return of %s %%, cut after two decimals", (spot, percent) => {
		expect(truncatedPercentText(spotReturns(baccarat, COMMISSION, onSpot(spot)).total)).toBe(percent);
	});

	it("comes with the published standard deviation", () => {
		expect(spotReturns(baccarat, COMMISSION, onSpot("banker")).standardDeviation).toBeCloseTo(0.93, 2);
	});
});

describe("[GAME-01] the drawing table", () => {
	/** Cards in the order in which they leave the shoe: player, banker, player, banker, then third cards. */
	const deal = (names: string): ReturnType<typeof baccarat.draw> => {
		const wanted = names.split(" ").map(cardOf);
		const order = Array.from({ length: 416 }, (_, at) => at);
		let dealt = 0;
		const below = (): number => {
			const at = order.indexOf(wanted[dealt] ?? order[dealt]!);
			[order[at], order[dealt]] = [order[dealt]!, order[at]!];
			return at - dealt++;
		};
		return baccarat.draw(COMMISSION, { below });
	};

	it.each([
		["a natural eight of the player", "4c 2c 4d 3c", 2, 2],
		["a natural nine of the banker", "2c 4c Kd 5c", 2, 2],
		["six against seven", "2c 3c 4d 4h", 2, 2],
		["a player who stands on six; a banker with five draws", "2c 2d 4d 3c 9h", 2, 3],
		["three against a third eight: the banker stands", "2c 2d Kd Ac 8h", 3, 2],
		["three against a third nine: the banker draws", "2c 2d Kd Ac 9h 9s", 3, 3],
		["four against a third one: the banker stands", "2c 2d Kd 2h Ah", 3, 2],
		["five against a third four: the banker draws", "2c 2d Kd 3h 4h 9s", 3, 3],
		["six against a third six: the banker draws", "2c 3d Kd 3h 6h 9s", 3, 3],
		["six against a third five: the banker stands", "2c 3d Kd 3h 5h", 3, 2],
		["seven: the banker stands", "2c 3d Kd 4h 6h", 3, 2],
	])("%s", (_case, cards, player, banker) => {
		const dealt = deal(cards);
		expect([dealt.player.length, dealt.banker.length]).toEqual([player, banker]);
	});

	it("counts tens and pictures as nothing and leaves off full tens", () => {
		expect(totalOf(["Kc", "Th", "9s"].map(cardOf))).toBe(9);
		expect(totalOf(["7c", "8h", "As"].map(cardOf))).toBe(6);
	});
});

describe.each([COMMISSION, NO_COMMISSION])("[GAME-01] $id", (rules) => {
	itIsASpotGame(baccarat, rules);
});
