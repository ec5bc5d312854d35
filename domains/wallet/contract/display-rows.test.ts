import { describe, expect, it } from "vitest";
import { type Balance, balancesJson, type DisplayOptions, displayRows, INITIAL_BALANCES } from "./index.ts";

const NOTHING = { cash: 0n, bonus: 0n, locked: 0n, npBonus: 0n, pendingWithdrawal: 0n, openStakes: 0n };
const balances = (funds: Partial<typeof NOTHING>): Balance[] =>
	JSON.parse(balancesJson({ playerId: 7n, currency: "CAD", seq: 1n, ...NOTHING, ...funds, bonusIn: ["slots"] }, "en"));

const DESKTOP: DisplayOptions = { isDesktop: true };
const PHONE: DisplayOptions = { isDesktop: false };
const ALL = { cash: 100n, bonus: 200n, locked: 300n, npBonus: 400n };

describe("[WAL-02] the rows of the balance display", () => {
	it.each([
		["everything on a desktop", balances(ALL), DESKTOP, "playable unlocked bonus locked nonPlayableBonus"],
		["no playable row on a phone", balances(ALL), PHONE, "unlocked bonus locked nonPlayableBonus"],
		["… unless it is forced", balances({}), { ...PHONE, forcePlayable: true }, "playable"],
		["only playable for an empty wallet", balances({}), DESKTOP, "playable"],
		["unlocked when it is forced", balances({}), { ...DESKTOP, forceUnlocked: true }, "playable unlocked"],
		["unlocked when it is not zero", balances({ cash: 1n }), PHONE, "unlocked"],
		["only the bonus", balances({ bonus: 1n }), PHONE, "bonus"],
		["only the locked money", balances({ locked: 1n }), PHONE, "locked"],
		["only the promised bonus", balances({ npBonus: 1n }), PHONE, "nonPlayableBonus"],
		["nothing of what is not known", INITIAL_BALANCES, DESKTOP, ""],
		[
			"an unknown amount when forced",
			[],
			{ ...DESKTOP, forcePlayable: true, forceUnlocked: true },
			"playable unlocked",
		],
	] satisfies [string, readonly Balance[], DisplayOptions, string][])("show %s", (_, list, options, types) => {
		expect(
			displayRows(list, options)
				.map((row) => row.type)
				.join(" "),
		).toBe(types);
	});

	it("have a heading, an amount and a condition, and a tooltip where the fund needs explaining", () => {
		const rows = displayRows(balances(ALL), DESKTOP);
		expect(rows[0]).toEqual({
			type: "playable",
			heading: "wallet.rows.playable.heading",
			amount: "$6.00",
			condition: "wallet.rows.playable.condition",
		});
		expect(rows.filter((row) => row.tooltip).map((row) => row.type)).toEqual(["locked", "nonPlayableBonus"]);
	});

	it("never read 0.00 for what is not known", () => {
		expect(displayRows(INITIAL_BALANCES, { isDesktop: true, forcePlayable: true })[0]?.amount).toBe("");
	});
});
