import { describe, expect, it } from "vitest";
import { maskedName, plainAddress, playerDestination, transferLimits } from "../../contract/index.ts";
import { describeTransfer } from "./describe-transfer.ts";
import { transferGroups } from "./method-group.ts";
import { isTransferHeld, judgeDay, mayReceive, type ReceiverFacts, standingAt } from "./rules.ts";
import { cardsDue, sendableOf } from "./sendable.ts";

const FREE: ReceiverFacts = {
	isFound: true,
	isSender: false,
	isSamePerson: false,
	isDisabled: false,
	hasCurrency: true,
	isOffered: true,
	restriction: null,
	depositVerdict: "free",
};

describe("[CASH-05] who may receive a transfer", () => {
	it.each<[string, Partial<ReceiverFacts>, boolean]>([
		["another player whom nothing blocks", {}, true],
		["no player", { isFound: false }, false],
		["the sender", { isSender: true }, false],
		["a second account of the sender", { isSamePerson: true }, false],
		["a closed account", { isDisabled: true }, false],
		["an account in another currency", { hasCurrency: false }, false],
		["a player where transfers are not offered", { isOffered: false }, false],
		["an excluded player", { restriction: { kind: "EXCLUDED", untilMs: null } }, false],
		["a player on a break", { restriction: { kind: "TIMED_OUT", untilMs: 5 } }, false],
		["an account that waits for an operator", { depositVerdict: "held" }, false],
	])("%s", (_who, facts, expected) => {
		expect(mayReceive({ ...FREE, ...facts })).toBe(expected);
	});
});

describe("[CASH-05] the group of transfers", () => {
	it.each([
		["CAD", "", ["TTP"]],
		["CAD", "CA-ON", ["TTP"]],
		["EUR", "IE", ["TTP"]],
		["EUR", "ES", []],
		["EUR", "XX", []],
		["GBP", "GB", []],
		["BTC", "", []],
	])("of %s in the region %j is %j", (currency, region, codes) => {
		expect(transferGroups(currency, region).map(({ code }) => code)).toEqual(codes);
	});
});

describe("[CASH-05] the limits of a day", () => {
	it.each([
		["the first of the day", 100n, 0n, 0, 0, "allowed"],
		["exactly what is left", 100n, 900n, 1, 0, "allowed"],
		["a cent more than that", 101n, 900n, 1, 0, "sum"],
		["the sixth", 1n, 5n, 5, 0, "count"],
		["after five addresses of no player", 1n, 0n, 0, 5, "receivers"],
	] as const)("%s", (_name, amountMinor, sentMinor, transfers, unknownReceivers, verdict) => {
		expect(judgeDay(amountMinor, { sentMinor, transfers, unknownReceivers }, { dayMinor: 1_000n })).toBe(verdict);
	});
});

describe("[CASH-05] the time of a transfer", () => {
	const at = new Date(1_000);
	const row = { state: "waiting", ending: null, expires_at: at, held_until: null } as const;

	it("ends by the clock, at the millisecond", () => {
		expect(standingAt(row, new Date(999))).toEqual({ state: "waiting", ending: null });
		expect(standingAt(row, at)).toEqual({ state: "returning", ending: null });
		expect(standingAt({ ...row, state: "accepted" }, at)).toEqual({ state: "accepted", ending: null });
	});

	it("is held until its hour", () => {
		expect(isTransferHeld({ ...row, held_until: at }, new Date(999))).toBe(true);
		expect(isTransferHeld({ ...row, held_until: at }, at)).toBe(false);
	});
});

describe("[CASH-05] the address of a receiver", () => {
	it.each([
		["  Bea@Baize.Test ", "bea@baize.test"],
		["BÉA", "béa"],
		["ｂｅａ", "bea"],
	])("%j is %j, however it is written", (typed, plain) => {
		expect(plainAddress(typed)).toBe(plain);
	});

	it("is what the proof is bound to, with the sum, and looks no player up", () => {
		const terms = { amountMinor: 2_000, currency: "CAD", destination: playerDestination(" BEA ") };
		expect(describeTransfer(terms)).toEqual({ authorises: "withdraw 2000 CAD to player:bea", label: "bea" });
		expect(describeTransfer({ ...terms, destination: "021000021-123456789" })).toBeUndefined();
		expect(describeTransfer({ ...terms, currency: "BTC" })).toBeUndefined();
	});

	it.each([
		["Bea Kind", "B•••• K••••"],
		["bea@baize.test", "b••••"],
		["Ødegård", "Ø••••"],
		["", "••••"],
	])("the name %j is shown as %j", (name, shown) => {
		expect(maskedName(name)).toBe(shown);
	});

	it("has limits in the currencies that are listed only", () => {
		expect(transferLimits("CAD")).toMatchObject({ minMinor: 1_000n, maxMinor: 100_000n, dayMinor: 200_000n });
		expect(transferLimits("BTC")).toBeUndefined();
	});
});

describe("[CASH-05] what may be sent of a balance", () => {
	const card = (cameMinor: bigint, wentBackMinor = 0n) => ({ destination: "t", label: "", cameMinor, wentBackMinor });
	const other = { destination: undefined, label: "", cameMinor: 5_000n, wentBackMinor: 0n };
	it.each([
		["all of it where nothing came from a card", 9_000n, [other], 9_000n],
		["nothing of what came from a card", 5_000n, [card(5_000n)], 0n],
		["what was won beyond it", 9_000n, [card(5_000n)], 4_000n],
		["not what was lost of it and won again", 4_000n, [card(5_000n)], 0n],
		["what has gone back to the card counts no more", 9_000n, [card(5_000n, 3_000n)], 7_000n],
		["what is too little to go back counts no more", 9_000n, [card(5_000n, 3_001n)], 9_000n],
		["two cards together", 9_000n, [card(5_000n), card(2_000n)], 2_000n],
	])("%s", (_case, withdrawableMinor, sources, sendable) => {
		expect(sendableOf(withdrawableMinor, cardsDue(sources, 2_000n))).toBe(sendable);
	});
});
