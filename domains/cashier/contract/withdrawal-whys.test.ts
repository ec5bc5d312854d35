import { describe, expect, it } from "vitest";
import { type PayoutFacts, withdrawalWhys } from "./withdrawal-whys.ts";

const UNTIL = Date.UTC(2026, 10, 26);
const FREE: PayoutFacts = {
	isOpen: true,
	isFrozen: false,
	document: { verdict: "clear" },
	withdrawableMinor: 5_000,
	minMinor: 2_000,
	open: [],
};
const OPEN = { amountMinor: 3_000, createdAtMs: 1, canCancel: true };
const cashCodes = (facts: Partial<PayoutFacts>): string[] =>
	(withdrawalWhys({ ...FREE, ...facts }).cash ?? []).map(({ code }) => code);

describe("[CASH-04] why cash cannot be withdrawn", () => {
	it.each([
		["no reason where nothing is in the way", {}, []],
		["an operator has closed withdrawals", { isOpen: false }, ["withdrawalsClosed"]],
		["payouts are frozen", { isFrozen: true }, ["payoutsFrozen"]],
		["the document is blocked", { document: { verdict: "blocked" } }, ["documentBlocked"]],
		["the document is required", { document: { verdict: "required" } }, ["documentRequired"]],
		["it is less than the least", { withdrawableMinor: 1_999 }, ["belowMinimum"]],
		["exactly the least is enough", { withdrawableMinor: 2_000 }, []],
		["nothing is offered in this currency, so there is no least", { withdrawableMinor: 0, minMinor: undefined }, []],
		["a hold", { hold: { untilMs: UNTIL, reasons: ["passwordChanged"] } }, ["payoutHeld"]],
		[
			"all reasons at once",
			{
				isOpen: false,
				isFrozen: true,
				document: { verdict: "required" },
				withdrawableMinor: 0,
				hold: { untilMs: UNTIL, reasons: ["phoneChanged"] },
			},
			["withdrawalsClosed", "payoutsFrozen", "documentRequired", "belowMinimum", "payoutHeld"],
		],
	] satisfies [string, Partial<PayoutFacts>, string[]][])("%s", (_name, facts, expected) => {
		expect(cashCodes(facts)).toEqual(expected);
	});

	it("has the least amount, and the causes and the end of a hold, as evidence", () => {
		const hold = { untilMs: UNTIL, reasons: ["passwordChanged", "emailChanged"] as const };
		const { cash } = withdrawalWhys({ ...FREE, withdrawableMinor: 1, hold: { ...hold, reasons: [...hold.reasons] } });
		expect(cash).toMatchObject([
			{ code: "belowMinimum", because: [{ fact: "minimum", amountMinor: 2_000 }] },
			{ code: "payoutHeld", untilMs: UNTIL, because: [{ fact: "passwordChanged" }, { fact: "emailChanged" }] },
		]);
	});
});

describe("[CASH-04] [WAL-03] why an open withdrawal is not paid yet", () => {
	it.each([
		["it is on its way until its next step", { nextStepByMs: UNTIL }, { code: "withdrawalOpen", untilMs: UNTIL }],
		["its next step has no time", {}, { code: "withdrawalOpen" }],
		[
			"it is held",
			{ hold: { untilMs: UNTIL, reasons: ["newDestination"] } },
			{ code: "payoutHeld", untilMs: UNTIL, because: [{ fact: "requested" }, { fact: "newDestination" }] },
		],
		["it is frozen, and its end is not known", { hold: { reasons: ["frozen"] } }, { code: "payoutsFrozen" }],
	] satisfies [string, Partial<PayoutFacts["open"][number]>, object][])("%s", (_name, of, expected) => {
		const [why] = withdrawalWhys({ ...FREE, open: [{ ...OPEN, ...of }] }).pendingWithdrawal ?? [];
		expect(why).toMatchObject(expected);
		expect(why?.because[0]).toEqual({ fact: "requested", amountMinor: 3_000, atMs: 1 });
		expect("untilMs" in why!).toBe("untilMs" in expected);
	});

	it.each([
		["can be taken back where the law lets it", true, [{ call: "cancelWithdrawal" }]],
		["cannot be taken back where it does not", false, []],
	])("%s", (_name, canCancel, changedBy) => {
		const { pendingWithdrawal } = withdrawalWhys({ ...FREE, open: [{ ...OPEN, canCancel }] });
		expect(pendingWithdrawal?.[0]?.changedBy).toEqual(changedBy);
	});
});
