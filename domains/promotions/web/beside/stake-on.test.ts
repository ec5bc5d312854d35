import { describe, expect, it } from "vitest";
import type { WageringView } from "../../contract/views.ts";
import { stakeOn } from "./stake-on.ts";

const wagering = (percent: number, over: Partial<WageringView> = {}): WageringView => ({
	...{ timesX10: 100, days: 7, fundsOrder: "cashFirst", counts: "bonus", endsWithWithdrawal: true },
	...{ maxStakeMinor: 500, maxConvertedMinor: null },
	contributions: [{ gameClass: "slots", percent, isExcluded: false }],
	titles: [],
	...over,
});
const ON_SLOT = { gameClass: "slots", gameId: "tidal-book" } as const;
const excluding = wagering(0, { contributions: [{ gameClass: "slots", percent: 0, isExcluded: true }] });

describe("[PROMO-02] a stake on a game while a bonus is in play", () => {
	it.each([
		["at the highest stake is taken", wagering(100), 500, "full", false],
		["above it is not, and the page says so first", wagering(100), 501, "full", true],
		["above it is not where nothing of it would count either", wagering(0), 501, "none", true],
		["counts in part", wagering(20), 100, "part", false],
		[
			"of any size is taken where the terms have no highest one",
			wagering(100, { maxStakeMinor: null }),
			9e9,
			"full",
			false,
		],
		["that the operator pays is under no highest one", wagering(100), undefined, "full", false],
		["on an excluded game is not taken, whatever its size", excluding, 1, "excluded", false],
	] as const)("%s", (_name, terms, stakeMinor, counts, isRefused) => {
		expect(stakeOn(terms, ON_SLOT, stakeMinor)).toMatchObject({ counts, isRefused });
	});

	it.each([
		["counts as its class where another title is named", "amber-fox", null, 100, "full"],
		["counts by its own share", "tidal-book", 20, 100, "part"],
		["may count nothing", "tidal-book", 0, 100, "none"],
		["may be excluded", "tidal-book", null, 100, "excluded"],
		["stays excluded with its class", "tidal-book", 20, null, "excluded"],
	] as const)("on a title %s", (_name, gameId, own, ofClass, counts) => {
		const terms = wagering(ofClass ?? 0, {
			contributions: [{ gameClass: "slots", percent: ofClass ?? 0, isExcluded: ofClass === null }],
			titles: [{ gameId, name: "Named", percent: own ?? 0, isExcluded: own === null }],
		});
		expect(stakeOn(terms, ON_SLOT, 100)).toMatchObject({ counts });
	});

	it("means nothing without terms, or for a class that they do not know", () => {
		expect(stakeOn(null, ON_SLOT, 100)).toBeUndefined();
		expect(stakeOn(wagering(100), { ...ON_SLOT, gameClass: "sports" }, 100)).toBeUndefined();
	});
});
