import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharesOfWin } from "./share-win.ts";

const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });

describe("[PROMO-02] the shares of a win", () => {
	it.each<[string, bigint, bigint[], bigint[]]>([
		["of one stake are the win", 250n, [100n], [250n]],
		["of equal stakes are equal", 400n, [100n, 100n], [200n, 200n]],
		["of a stake and its insurance are two to one", 150n, [100n, 50n], [100n, 50n]],
		["leave to the first what a cut leaves", 100n, [10n, 10n, 10n], [34n, 33n, 33n]],
		["of nothing are nothing", 0n, [100n, 50n], [0n, 0n]],
	])("%s", (_case, winMinor, stakes, shares) => {
		expect(sharesOfWin(winMinor, stakes)).toEqual(shares);
	});

	it("are the whole win, none below zero, and each of a further stake cut by less than a unit", () => {
		fc.assert(
			fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 12 }), (winMinor, stakes) => {
				const shares = sharesOfWin(winMinor, stakes);
				const stakedMinor = stakes.reduce((sum, stake) => sum + stake);
				expect(shares.reduce((sum, each) => sum + each)).toBe(winMinor);
				shares.forEach((each, at) => {
					const over = winMinor * stakes[at]! - each * stakedMinor;
					expect(each >= 0n && (at === 0 ? over <= 0n : over >= 0n && over < stakedMinor)).toBe(true);
				});
			}),
		);
	});
});
