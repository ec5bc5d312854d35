import { describe, expect, it } from "vitest";
import type { HistoryRowView } from "../../contract/schemas.ts";
import { lastUsedFirst, lastUsedOf } from "./last-used.ts";

const payment = (changed: Partial<HistoryRowView>): HistoryRowView => ({
	paymentId: "06xp688900000",
	kind: "deposit",
	state: "settled",
	method: "card",
	amountMinor: 1,
	currency: "CAD",
	createdAtMs: 5,
	changedAtMs: 6,
	...changed,
});
const methods = ["card", "bankTransfer", "crypto"].map((method) => ({ method })) as never;

describe("[CASH-01] what the player paid with last", () => {
	it.each([
		["nothing before the first deposit", [], undefined],
		[
			"a card by its last four digits",
			[payment({ counterpart: "•••• 4242" })],
			{ method: "card", label: "•••• 4242", atMs: 5 },
		],
		["a method without a number", [payment({ method: "crypto" })], { method: "crypto", atMs: 5 }],
		[
			"not one that was declined",
			[payment({ state: "declined" }), payment({ createdAtMs: 3 })],
			{ method: "card", atMs: 3 },
		],
		["not a withdrawal", [payment({ kind: "withdrawal" })], undefined],
	])("is %s", (_name, payments, expected) => {
		expect(lastUsedOf(payments)).toEqual(expected);
	});

	it.each([
		["crypto", ["crypto", "card", "bankTransfer"]],
		["card", ["card", "bankTransfer", "crypto"]],
		["a method that is no longer offered", ["card", "bankTransfer", "crypto"]],
		[undefined, ["card", "bankTransfer", "crypto"]],
	])("is offered first: %s", (method, expected) => {
		const last = method === undefined ? undefined : { method, atMs: 1 };
		expect(lastUsedFirst(methods, last).map((each) => each.method)).toEqual(expected);
	});
});
