import { sheets } from "@baize/games/sheets";
import { describe, expect, it } from "vitest";
import { spinsTerms } from "../../testing/index.ts";
import { DEMO_PRICES } from "../seed/demo-prices.data.ts";
import { failedChecks } from "./checks.ts";

const spins = { count: 2, titles: ["tidal-book"], stakeUnits: 20, days: 7 };

describe("[PROMO-02] an offer of spins can be published", () => {
	it.each<[string, Partial<typeof spins>, string | undefined]>([
		["on a game that takes the stake", {}, undefined],
		["not on a game that is not there", { titles: ["tidal-book", "no-such-game"] }, "no-such-game"],
		["not at a stake that the game does not take", { stakeUnits: 21 }, "tidal-book"],
	])("%s", (_name, over, detail) => {
		const terms = spinsTerms(0, { spins: { ...spins, ...over } });
		const failed = failedChecks({ terms, price: DEMO_PRICES.spins }, { titles: sheets, isCodeTaken: false });
		const refused = failed.filter(({ check }) => check === "spinsRefused");
		expect(refused).toEqual(detail === undefined ? [] : [{ check: "spinsRefused", place: null, detail }]);
	});

	it("not without a price", () => {
		const failed = failedChecks({ terms: spinsTerms(0), price: null }, { titles: sheets, isCodeTaken: false });
		expect(failed.map(({ check }) => check)).toContain("priceMissing");
	});
});
