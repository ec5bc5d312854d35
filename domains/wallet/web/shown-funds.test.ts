import { describe, expect, it } from "vitest";
import { type Balance, balancesJson, type FundWhy, INITIAL_BALANCES } from "../contract/index.ts";
import { shownFunds } from "./shown-funds.ts";

const NOTHING = { cash: 0n, bonus: 0n, locked: 0n, npBonus: 0n, pendingWithdrawal: 0n, openStakes: 0n };
const balances = (funds: Partial<typeof NOTHING>): Balance[] =>
	JSON.parse(balancesJson({ playerId: 7n, currency: "CAD", seq: 1n, ...NOTHING, ...funds, bonusIn: ["slots"] }, "en"));
const HELD: FundWhy = { code: "payoutHeld", by: "site", because: [], changedBy: [] };
const codes = (shown: ReturnType<typeof shownFunds>): string[] =>
	shown.map(({ fund, amountMinor, whys }) => `${fund} ${amountMinor} ${whys.map(({ code }) => code)}`.trim());

describe("[WAL-02] the funds that a page explains", () => {
	it.each([
		["nothing before the balances are known", [], undefined, []],
		["nothing before there is a wallet", INITIAL_BALANCES, [], []],
		[
			"what the amounts alone say, before the server has answered",
			balances({ cash: 100n, bonus: 200n, pendingWithdrawal: 300n }),
			undefined,
			["cash 100", "bonus 200 wageringUnmet", "pendingWithdrawal 300 withdrawalOpen"],
		],
		[
			"the server's reasons, and what is at stake",
			balances({ cash: 100n }),
			[
				{ fund: "cash", amountMinor: 100, whys: [HELD] },
				{ fund: "openStakes", amountMinor: 50, whys: [] },
			],
			["cash 100 payoutHeld", "openStakes 50 atStake"],
		],
		[
			"the newer amounts of the balances where the answer is older",
			balances({ cash: 70n }),
			[{ fund: "cash", amountMinor: 100, whys: [HELD] }],
			["cash 70 payoutHeld"],
		],
	] as const)("are %s", (_name, known, answered, expected) => {
		expect(codes(shownFunds(known, answered as never))).toEqual(expected);
	});
});
