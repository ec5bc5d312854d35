import { describe, expect, it } from "vitest";
import { type Awaited, type BankLine, matchBank } from "./match-bank.ts";

const line = (changed: Partial<BankLine> = {}): BankLine => ({
	reference: null,
	kind: "toBank",
	currency: "CAD",
	amountMinor: 90_000n,
	date: "2026-01-10",
	...changed,
});
const awaited = (id: bigint, changed: Partial<BankLine> = {}): Awaited => ({ ...line(changed), id, provider: "acme" });

describe("[CASH-03] matching a company's payouts with the bank's statement", () => {
	it.each<[string, BankLine[], Awaited[], (bigint | undefined)[]]>([
		["by amount and day", [line()], [awaited(1n)], [1n]],
		["some days later", [line({ date: "2026-01-17" })], [awaited(1n)], [1n]],
		["too many days later", [line({ date: "2026-01-18" })], [awaited(1n)], [undefined]],
		[
			"by the reference, however late and in whatever letters",
			[line({ reference: "PO-1", date: "2026-03-01" })],
			[awaited(1n, { reference: "po-1" })],
			[1n],
		],
		["of two with the same amount neither", [line()], [awaited(1n), awaited(2n)], [undefined]],
		[
			"of two the one that the reference names, and then the other by what is left",
			[line(), line({ reference: "PO-2" })],
			[awaited(1n), awaited(2n, { reference: "PO-2" })],
			[1n, 2n],
		],
		["not in the other direction", [line({ kind: "fromBank" })], [awaited(1n)], [undefined]],
		["not in another currency", [line({ currency: "EUR" })], [awaited(1n)], [undefined]],
		[
			"not of another amount, whatever the reference",
			[line({ reference: "PO-1", amountMinor: 1n })],
			[awaited(1n, { reference: "PO-1" })],
			[undefined],
		],
		["once", [line(), line()], [awaited(1n)], [1n, undefined]],
	])("%s", (_, lines, others, expected) => {
		const found = matchBank(lines, others);
		expect(lines.map((each) => found.get(each)?.id)).toEqual(expected);
	});
});
