import { describe, expect, it } from "vitest";
import { type Balance, balancesJson, INITIAL_BALANCES } from "../contract/index.ts";
import { frozen, released, shownBalances, withCash } from "./balance-freeze.ts";

const NOTHING = { bonus: 0n, locked: 0n, npBonus: 0n, pendingWithdrawal: 0n, openStakes: 0n };

/** As the server would answer with this much cash, and 5.00 of bonus. */
const balancesWith = (cash: bigint): Balance[] =>
	JSON.parse(balancesJson({ ...NOTHING, cash, bonus: 500n, currency: "CAD" } as never, "en"));
const BEFORE = balancesWith(10_000n);
const AFTER_WIN = balancesWith(12_900n);

describe("[WAL-01] the balance in the header during a round", () => {
	it("is with other cash what the server would answer with that cash", () => {
		expect(withCash(BEFORE, 9_900, "en")).toEqual(balancesWith(9_900n));
	});

	it("stays unknown where it is not known", () => {
		expect(withCash(INITIAL_BALANCES, 9_900, "en")).toBe(INITIAL_BALANCES);
		expect(withCash([], 9_900, "en")).toEqual([]);
	});

	it("does not follow the books from the press on, and loses the stake when the round is decided", () => {
		const waiting = frozen(undefined, BEFORE, "en");
		expect(shownBalances(waiting, AFTER_WIN)).toBe(BEFORE);
		const playing = frozen(waiting, AFTER_WIN, "en", 9_900);
		expect(shownBalances(playing, AFTER_WIN)).toEqual(balancesWith(9_900n));
	});

	it("shows the round's result when the stage is done, and whatever the page receives next", () => {
		const over = released(frozen(frozen(undefined, BEFORE, "en"), BEFORE, "en", 12_900), BEFORE);
		expect(shownBalances(over, BEFORE), "not what was known before the round").toEqual(AFTER_WIN);
		expect(shownBalances(over, AFTER_WIN)).toBe(AFTER_WIN);
	});

	it("is frozen again from what is shown, round after round", () => {
		const over = released(frozen(undefined, BEFORE, "en", 12_900), BEFORE);
		expect(shownBalances(frozen(over, BEFORE, "en"), BEFORE)).toEqual(AFTER_WIN);
		expect(shownBalances(frozen(over, AFTER_WIN, "en"), BEFORE)).toBe(AFTER_WIN);
	});

	it("is the true one if nothing is frozen", () => {
		expect(shownBalances(undefined, AFTER_WIN)).toBe(AFTER_WIN);
		expect(released(undefined, AFTER_WIN)).toBeUndefined();
	});
});
