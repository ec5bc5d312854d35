import { exactReturn } from "@baize/engines/reels";
import { oddsOfReturns, oddsOfSpread, type Spread } from "@baize/engines/returns";
import { toNumber } from "@baize/kernel/odds";
import { describe, expect, it } from "vitest";
import { registry } from "./registry.ts";
import { sheetOf } from "./sheets.ts";
import { SPREADS } from "./spreads.ts";

/** A sound spread is this many standard errors from the exact return once in 16,000 times. */
const SDS = 4;
/** Of the deviation: rarest wins come, or do not, in some million rounds, and wins of one class are taken as their mean. */
const NEAR = 0.25;

/** `deviation`: where it is stated; that of a slot with lines takes seconds to count. */
type Stated = { mean: number; deviation?: number; version: number };

function statedOf(gameId: string): Stated {
	const sheet = sheetOf(gameId);
	if (sheet) return { mean: toNumber(exactReturn(sheet).total), version: sheet.version };
	const game = registry.find(gameId)!;
	const { total, standardDeviation } = game.returnsOf(game.settings(1)[0]!);
	return { mean: toNumber(total), deviation: standardDeviation, version: game.sheet.version };
}

describe.each(Object.entries(SPREADS))("[GAME-02] the spread of %s", (gameId, spread: Spread) => {
	const odds = oddsOfSpread(spread);
	const { mean, deviation, version } = statedOf(gameId);
	const found = odds.reduce((sum, { times, chance }) => sum + times * chance, 0);
	const square = odds.reduce((sum, { times, chance }) => sum + times ** 2 * chance, 0);
	const foundDeviation = Math.sqrt(square - found ** 2);

	it("is that of the sheet in play, with every case in one class", () => {
		expect(spread.version).toBe(version);
		expect(spread.classes.reduce((all, [, count]) => all + count, 0)).toBe(spread.cases);
	});

	it("has the exact return, and the deviation where that is stated", () => {
		expect(Math.abs(found - mean)).toBeLessThan((SDS * foundDeviation) / Math.sqrt(spread.cases) + 1e-4);
		if (deviation !== undefined) expect(Math.abs(foundDeviation / deviation - 1)).toBeLessThan(NEAR);
	});
});

describe("[GAME-02] the results of a round", () => {
	it("are known of every bet of every title, so that each page can say what playing does", () => {
		const unknown = registry.all
			.filter(({ sheet, kind }) => kind !== "lines" && !SPREADS[sheet.id])
			.flatMap((game) =>
				game.settings(1).map((bet) => ({ id: game.sheet.id, odds: oddsOfReturns(game.returnsOf(bet)) })),
			)
			.filter(({ odds }) => odds === undefined);
		expect(unknown.map(({ id }) => id)).toEqual([]);
		expect(registry.all.filter(({ sheet, kind }) => kind === "lines" && !SPREADS[sheet.id])).toEqual([]);
	});
});
