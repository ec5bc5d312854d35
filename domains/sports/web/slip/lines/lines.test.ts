import { potentialReturnMinor } from "@baize/engines/settlement";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Quote } from "../../../contract/schemas.ts";
import { clashing, combinedX10000, hasMoved, linesOf, readStake, returnsMinor } from "./lines.ts";

const quote = (selectionId: string, over: Partial<Quote> = {}): Quote => ({
	selectionId,
	eventId: selectionId.slice(0, 1),
	key: "home",
	kind: "match-result",
	priceX10000: 20_000,
	marketState: "open",
	marginText: "4.81",
	isOpen: true,
	startsAtMs: 0,
	startPrecision: "time",
	closesAtMs: 0,
	competition: "",
	participants: [],
	...over,
});
const leg = (selectionId: string, priceX10000 = 20_000) => ({ selectionId, priceX10000 });

describe("[SPORT-02] a line of the slip", () => {
	it.each([
		["as it was seen, before the first quote", undefined, "open", false],
		["at the same price", { quotes: [quote("a-1-home")], gone: [] }, "open", false],
		["at another price", { quotes: [quote("a-1-home", { priceX10000: 18_500 })], gone: [] }, "open", true],
		[
			"suspended, its price unsaid",
			{ quotes: [quote("a-1-home", { isOpen: false, marketState: "suspended", priceX10000: 9 })], gone: [] },
			"suspended",
			false,
		],
		["closed", { quotes: [quote("a-1-home", { isOpen: false, marketState: "closed" })], gone: [] }, "closed", false],
		["no longer offered", { quotes: [], gone: ["a-1-home"] }, "gone", false],
	] as const)("stands %s", (_what, quotes, status, moved) => {
		const [line] = linesOf([leg("a-1-home")], quotes);
		expect([line?.status, line && hasMoved(line)]).toEqual([status, moved]);
	});

	it("clashes with another one of the same match", () => {
		const lines = linesOf([leg("a-1-home"), leg("b-1-home"), leg("a-2-over")]);
		expect(clashing(lines).map((line) => line.selectionId)).toEqual(["a-1-home", "a-2-over"]);
	});
});

describe("[SPORT-02] what the slip promises", () => {
	it("equals what the server pays, to the last cent", () => {
		const prices = fc.array(fc.integer({ min: 10_001, max: 500_000 }), { minLength: 1, maxLength: 12 });
		fc.assert(
			fc.property(prices, fc.bigInt({ min: 1n, max: 500_000n }), (found, stakeMinor) => {
				const lines = linesOf(found.map((price, at) => leg(`${at}-1-home`, price)));
				const paid = potentialReturnMinor(stakeMinor, found);
				const max = 25_000_000n;
				expect(returnsMinor(stakeMinor, lines, max)).toBe(paid > max ? max : paid);
			}),
		);
	});

	it("shows the combined price cut, never rounded up", () => {
		expect(combinedX10000(linesOf([leg("a-1-home", 19_500), leg("b-1-home", 18_800)]))).toBe(36_660);
		expect(combinedX10000(linesOf([leg("a-1-home", 33_333), leg("b-1-home", 33_333)]))).toBe(111_108);
	});
});

describe("[SPORT-02] a stake as typed", () => {
	const limits = { minStakeMinor: 10, maxStakeMinor: 500_000, maxPayoutMinor: 25_000_000, maxLegs: 12 };
	it.each([
		["", { kind: "none" }],
		["10", { kind: "stake", stakeMinor: 1_000n }],
		["10,50", { kind: "stake", stakeMinor: 1_050n }],
		["١٠٫٥", { kind: "stake", stakeMinor: 1_050n }],
		["0.10", { kind: "stake", stakeMinor: 10n }],
		["0.09", { kind: "issue", issue: "tooSmall" }],
		["5000.01", { kind: "issue", issue: "tooLarge" }],
		["ten", { kind: "issue", issue: "notAmount" }],
		["1.005", { kind: "issue", issue: "notAmount" }],
		["-5", { kind: "issue", issue: "notAmount" }],
	])("%j", (text, reading) => {
		expect(readStake(text, "CAD", limits)).toEqual(reading);
	});
});
