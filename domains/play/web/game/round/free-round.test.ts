import { describe, expect, it } from "vitest";
import { asShown, ownAmounts, paidInCash } from "./free-round.ts";

const ended = (stakeMinor: number, winMinor: number, celebrate: boolean) => ({
	...{ type: "roundEnded", stakeMinor, winMinor, celebrate },
});
const roundOf = (winMinor: number) => ({
	...{ stakeMinor: 100, winMinor },
	events: [{ type: "waysWon" }, ended(100, winMinor, winMinor > 100)],
});
const free = (as: "cash" | "bonus", paidMinor: number) => ({ promotion: { grantId: "g", as, paidMinor } });

describe("[PROMO-01] a round as its page shows it", () => {
	it.each([
		["that the player pays", roundOf(40), { stakeMinor: 100, winMinor: 40 }, ended(100, 40, false), 40],
		[
			"that is free and wins nothing",
			{ ...roundOf(0), ...free("cash", 0) },
			{ stakeMinor: 0, winMinor: 0 },
			ended(0, 0, false),
			0,
		],
		[
			"that is free and wins less than its stake",
			{ ...roundOf(40), ...free("cash", 40) },
			{ stakeMinor: 0, winMinor: 40 },
			ended(0, 40, true),
			40,
		],
		[
			"whose win is paid in part",
			{ ...roundOf(40), ...free("cash", 15) },
			{ stakeMinor: 0, winMinor: 40 },
			ended(0, 40, true),
			15,
		],
		[
			"whose win is bonus money",
			{ ...roundOf(40), ...free("bonus", 40) },
			{ stakeMinor: 0, winMinor: 40 },
			ended(0, 40, true),
			0,
		],
	])("%s", (_case, round, amounts, end, cashMinor) => {
		expect(ownAmounts(round)).toEqual(amounts);
		expect(asShown(round).events).toEqual([{ type: "waysWon" }, end]);
		expect(paidInCash(round)).toBe(cashMinor);
	});

	it("has the stake by which its wins are counted", () => {
		expect(asShown({ ...roundOf(40), ...free("cash", 40) }).stakeMinor).toBe(100);
	});
});
