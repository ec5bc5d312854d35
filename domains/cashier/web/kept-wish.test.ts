import { describe, expect, it } from "vitest";
import { isDepositWish } from "./deposit-wish.ts";
import { openKeeper } from "./kept-wish.ts";
import { isWithdrawalWish, keepableWish, type WithdrawalWish } from "./withdrawal-wish.ts";

function memory(start: Record<string, string> = {}) {
	const kept = new Map(Object.entries(start));
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => void kept.set(key, text),
		removeItem: (key: string) => void kept.delete(key),
	};
}
const wish: WithdrawalWish = {
	body: { method: "card", amountMinor: 2_500, destination: "card_1", requestId: "request-1" },
	label: "•••• 4242",
};
const keeperOf = (playerId: string, storage = memory()) =>
	openKeeper("withdrawal", playerId, isWithdrawalWish, keepableWish, () => storage);

describe("[CASH-04] what a tab keeps of a request whose answer has not come", () => {
	it("is there again after a reload, word for word, until it is forgotten", () => {
		const storage = memory();
		keeperOf("one", storage).keep(wish);
		expect(keeperOf("one", storage).read()).toEqual(wish);
		keeperOf("one", storage).forget();
		expect(keeperOf("one", storage).read()).toBeUndefined();
	});

	it.each([
		["a card's token", "card", "card_1", "card_1", "•••• 4242"],
		["an account in the profile", "bankTransfer", "kept:01h", "kept:01h", "•••• 4242"],
		[
			"of an account that was typed, what its owner recognises",
			"bankTransfer",
			"GB33 BUKB 2020 1555 5555 55",
			"•••• 5555",
			"•••• 5555",
		],
	] as const)("names the place by %s", (_name, method, destination, kept, label) => {
		const storage = memory();
		keeperOf("one", storage).keep({ ...wish, body: { ...wish.body, method, destination } });
		expect(keeperOf("one", storage).read()).toMatchObject({ body: { destination: kept }, label });
	});

	it("is the player's own: another who logs in here does not find it", () => {
		const storage = memory();
		keeperOf("one", storage).keep(wish);
		expect(keeperOf("two", storage).read()).toBeUndefined();
		expect(keeperOf("one", storage).read()).toEqual(wish);
	});

	it.each([
		"",
		"null",
		"{",
		"[]",
		JSON.stringify({ ...wish, label: 7 }),
		JSON.stringify({ ...wish, body: { ...wish.body, amountMinor: "2500" } }),
		JSON.stringify({ ...wish, body: { ...wish.body, method: "cheque" } }),
		JSON.stringify({ ...wish, body: { ...wish.body, requestId: undefined } }),
	])("is none where it reads %s", (text) => {
		expect(keeperOf("one", memory({ "cashier.withdrawal.one": text })).read()).toBeUndefined();
	});

	it("costs only the memory where the browser keeps nothing", () => {
		const forbidden = (): never => {
			throw new Error("storage is forbidden");
		};
		const keeper = openKeeper("withdrawal", "one", isWithdrawalWish, keepableWish, forbidden);
		keeper.keep(wish);
		expect(keeper.read()).toBeUndefined();
		keeper.forget();
	});

	it("knows a deposit from what is none", () => {
		expect(isDepositWish({ method: "card", amountMinor: 2_500, requestId: "request-1" })).toBe(true);
		expect(isDepositWish({ method: "card", requestId: "request-1" })).toBe(false);
	});
});
