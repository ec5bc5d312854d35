import { describe, expect, it } from "vitest";
import { isDepositRequest } from "../deposit/deposit-request.ts";
import { isWithdrawalRequest, storableRequest, type WithdrawalRequest } from "../withdraw/withdrawal-request.ts";
import { openRequestStore } from "./request-store.ts";

function memory(start: Record<string, string> = {}) {
	const sentId = new Map(Object.entries(start));
	return {
		getItem: (key: string) => sentId.get(key) ?? null,
		setItem: (key: string, text: string) => void sentId.set(key, text),
		removeItem: (key: string) => void sentId.delete(key),
	};
}
const request: WithdrawalRequest = {
	body: { method: "card", amountMinor: 2_500, destination: "card_1", requestId: "request-1" },
	label: "•••• 4242",
};
const storeOf = (playerId: string, storage = memory()) =>
	openRequestStore("withdrawal", playerId, isWithdrawalRequest, storableRequest, () => storage);

describe("[CASH-04] what a tab stores of a request whose answer has not come", () => {
	it("is there again after a reload, unchanged, until it is removed", () => {
		const storage = memory();
		storeOf("one", storage).save(request);
		expect(storeOf("one", storage).read()).toEqual(request);
		storeOf("one", storage).remove();
		expect(storeOf("one", storage).read()).toBeUndefined();
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
	] as const)("names the place by %s", (_name, method, destination, sentId, label) => {
		const storage = memory();
		storeOf("one", storage).save({ ...request, body: { ...request.body, method, destination } });
		expect(storeOf("one", storage).read()).toMatchObject({ body: { destination: sentId }, label });
	});

	it("is the player's own: another who logs in here does not find it", () => {
		const storage = memory();
		storeOf("one", storage).save(request);
		expect(storeOf("two", storage).read()).toBeUndefined();
		expect(storeOf("one", storage).read()).toEqual(request);
	});

	it.each([
		"",
		"null",
		"{",
		"[]",
		JSON.stringify({ ...request, label: 7 }),
		JSON.stringify({ ...request, body: { ...request.body, amountMinor: "2500" } }),
		JSON.stringify({ ...request, body: { ...request.body, method: "cheque" } }),
		JSON.stringify({ ...request, body: { ...request.body, requestId: undefined } }),
	])("is ignored if it reads %s", (text) => {
		expect(storeOf("one", memory({ "cashier.withdrawal.one": text })).read()).toBeUndefined();
	});

	it("loses only this stored copy if the browser stores nothing", () => {
		const forbidden = (): never => {
			throw new Error("storage is forbidden");
		};
		const requestStore = openRequestStore("withdrawal", "one", isWithdrawalRequest, storableRequest, forbidden);
		requestStore.save(request);
		expect(requestStore.read()).toBeUndefined();
		requestStore.remove();
	});

	it("knows a deposit from what is none", () => {
		expect(isDepositRequest({ method: "card", amountMinor: 2_500, requestId: "request-1" })).toBe(true);
		expect(isDepositRequest({ method: "card", requestId: "request-1" })).toBe(false);
	});
});
