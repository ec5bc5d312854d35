import { describe, expect, it } from "vitest";
import { type Balance, balancesJson, INITIAL_BALANCES } from "../contract/index.ts";
import { frozen, released, shownBalances, withCash } from "./balance-freeze.ts";

const NOTHING = { bonus: 0n, locked: 0n, npBonus: 0n, pendingWithdrawal: 0n, openStakes: 0n };

/** As the server would answer with this much cash, and 5.00 of bonus. */
const balancesWith = (cash: bigint): Balance[] =>
	JSON.parse(balancesJson({ ...NOTHING, cash, bonus: 500n, currency: "CAD", bonusIn: ["slots"] } as never, "en"));
const BEFORE = balancesWith(10_000n);
const AFTER_WIN = balancesWith(12_900n);

/** Known from an answer to a question at this time. */
const asked = (balances: Balance[], askedAtMs = 0) => ({ balances, askedAtMs });

describe("[WAL-01] the balance in the header during a round", () => {
	it("is with other cash what the server would answer with that cash", () => {
		expect(withCash(BEFORE, 9_900, "en")).toEqual(balancesWith(9_900n));
	});

	it("stays unknown where it is not known", () => {
		expect(withCash(INITIAL_BALANCES, 9_900, "en")).toBe(INITIAL_BALANCES);
		expect(withCash([], 9_900, "en")).toEqual([]);
	});

	it("does not follow the books from the press on, and loses the stake when the round is decided", () => {
		const waiting = frozen(undefined, asked(BEFORE), "en");
		expect(shownBalances(waiting, asked(AFTER_WIN, 20))).toBe(BEFORE);
		const playing = frozen(waiting, asked(AFTER_WIN, 20), "en", 9_900);
		expect(shownBalances(playing, asked(AFTER_WIN, 20))).toEqual(balancesWith(9_900n));
	});

	it("shows the round's result when the stage is done, and what the page asks for from then on", () => {
		const over = released(frozen(frozen(undefined, asked(BEFORE), "en"), asked(BEFORE), "en", 12_900), 10);
		expect(shownBalances(over, asked(BEFORE, 9)), "not what was known before the round").toEqual(AFTER_WIN);
		expect(shownBalances(over, asked(AFTER_WIN, 10))).toBe(AFTER_WIN);
	});

	it("shows what came while the stage was showing the round, if it has not changed since", () => {
		const withBonus = balancesWith(10_000n).map((balance) => ({ ...balance }));
		const over = released(frozen(undefined, asked(BEFORE), "en"), 10);
		expect(shownBalances(over, asked(withBonus, 5))).toBe(BEFORE);
		expect(shownBalances(over, asked(withBonus, 11))).toBe(withBonus);
	});

	it("is frozen again from what is shown, round after round", () => {
		const over = released(frozen(undefined, asked(BEFORE), "en", 12_900), 10);
		expect(shownBalances(frozen(over, asked(BEFORE), "en"), asked(BEFORE))).toEqual(AFTER_WIN);
		expect(shownBalances(frozen(over, asked(AFTER_WIN, 10), "en"), asked(BEFORE))).toBe(AFTER_WIN);
	});

	it("is the true one if nothing is frozen", () => {
		expect(shownBalances(undefined, asked(AFTER_WIN))).toBe(AFTER_WIN);
		expect(released(undefined, 10)).toBeUndefined();
	});
});
