import { idText } from "@baize/kernel/id";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StatementLine } from "../parse/line.ts";
import { matchLines, type Payment } from "./match.ts";

const payment = (id: bigint, changed: Partial<Payment> = {}): Payment => ({
	id,
	kind: "deposit",
	currency: "CAD",
	amountMinor: 5_000n,
	date: "2026-01-10",
	lastFour: "4242",
	...changed,
});
const line = (changed: Partial<StatementLine> = {}): StatementLine => ({
	number: 2,
	reference: null,
	kind: "deposit",
	currency: "CAD",
	amountMinor: 5_000n,
	feeMinor: null,
	date: "2026-01-10",
	lastFour: "4242",
	...changed,
});
const byReference = (id: bigint, changed: Partial<StatementLine> = {}) =>
	line({ reference: idText(id), lastFour: null, ...changed });

describe("[CASH-03] matching a statement's lines", () => {
	it.each<[string, StatementLine[], Payment[], taken: bigint[], expected: (string | bigint | undefined)[][]]>([
		["by the reference", [byReference(1n)], [payment(1n), payment(2n)], [], [["matched", 1n]]],
		[
			"by the reference in capitals",
			[line({ reference: idText(30n).toUpperCase() })],
			[payment(30n)],
			[],
			[["matched", 30n]],
		],
		["a day later", [byReference(1n, { date: "2026-01-11" })], [payment(1n)], [], [["matched", 1n]]],
		["two days later", [byReference(1n, { date: "2026-01-12" })], [payment(1n)], [], [["timing", 1n]]],
		["with another amount", [byReference(1n, { amountMinor: 4_999n })], [payment(1n)], [], [["amount", 1n]]],
		["in another currency", [byReference(1n, { currency: "USD" })], [payment(1n)], [], [["missingHere", undefined]]],
		[
			"in the other direction",
			[byReference(1n, { kind: "withdrawal" })],
			[payment(1n)],
			[],
			[["missingHere", undefined]],
		],
		[
			"twice in one file",
			[byReference(1n), byReference(1n)],
			[payment(1n)],
			[],
			[
				["matched", 1n],
				["duplicate", 1n],
			],
		],
		["of an earlier statement", [byReference(1n)], [payment(1n)], [1n], [["duplicate", 1n]]],
		["without a reference", [line()], [payment(1n)], [], [["matched", 1n]]],
		["with a reference of the company's own", [line({ reference: "PSP-77" })], [payment(1n)], [], [["matched", 1n]]],
		["without a reference, of an earlier statement", [line()], [payment(1n)], [1n], [["missingHere", undefined]]],
		["without a reference, three days later", [line({ date: "2026-01-13" })], [payment(1n)], [], [["timing", 1n]]],
		[
			"without a reference, four days later",
			[line({ date: "2026-01-14" })],
			[payment(1n)],
			[],
			[["missingHere", undefined]],
		],
		[
			"without a reference, another card",
			[line({ lastFour: "1111" })],
			[payment(1n)],
			[],
			[["missingHere", undefined]],
		],
		[
			"without a reference, no card",
			[line({ lastFour: null })],
			[payment(1n, { lastFour: null })],
			[],
			[["missingHere", undefined]],
		],
		["without a reference, two that fit", [line()], [payment(1n), payment(2n)], [], [["missingHere", undefined]]],
		[
			"without a reference, two of which one has its own line",
			[line(), byReference(2n)],
			[payment(1n), payment(2n)],
			[],
			[
				["matched", 1n],
				["matched", 2n],
			],
		],
		["that we do not have", [byReference(9n)], [], [], [["missingHere", undefined]]],
	])("%s", (_, lines, payments, taken, expected) => {
		const found = matchLines(lines, payments, new Set(taken));
		expect(found.map(({ state, payment: of }) => [state, of?.id])).toEqual(expected);
	});

	it("never gives a payment to two lines, and answers every line", () => {
		const id = fc.bigInt({ min: 1n, max: 6n });
		const aLine = fc.oneof(
			id.map((of) => byReference(of)),
			fc.constantFrom("4242", "1111", null).map((lastFour) => line({ lastFour })),
		);
		const aPayment = fc.record({ of: id, lastFour: fc.constantFrom("4242", "1111") });
		fc.assert(
			fc.property(
				fc.array(aLine, { maxLength: 12 }),
				fc.uniqueArray(aPayment, { selector: ({ of }) => of }),
				(lines, some) => {
					const found = matchLines(
						lines,
						some.map(({ of, lastFour }) => payment(of, { lastFour })),
						new Set(),
					);
					expect(found.map((each) => each.line)).toEqual(lines);
					const taken = found.flatMap(({ state, payment: of }) => (of && state !== "duplicate" ? of.id : []));
					expect(new Set(taken).size).toBe(taken.length);
				},
			),
		);
	});
});
