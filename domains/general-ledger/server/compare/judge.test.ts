import { describe, expect, it } from "vitest";
import type { LawSum } from "../../contract/index.ts";
import { judge, type OpenDiscrepancy } from "./judge.ts";

const sum = (leftMinor: bigint, rightMinor: bigint): LawSum => ({
	law: "walletsAndBooks",
	subject: "playersCasino",
	currency: "CAD",
	leftMinor,
	rightMinor,
});
const open = (differenceMinor: bigint): OpenDiscrepancy => ({
	discrepancyId: 1n,
	law: "walletsAndBooks",
	subject: "playersCasino",
	currency: "CAD",
	differenceMinor,
});

describe("[WAL-05] what a comparison finds", () => {
	it.each<[string, LawSum[], OpenDiscrepancy[], found: bigint[], ended: bigint[]]>([
		["nothing while both sides are equal", [sum(5n, 5n)], [], [], []],
		["a new difference", [sum(5n, 3n)], [], [2n], []],
		["nothing new where a difference lasts", [sum(5n, 3n)], [open(2n)], [], []],
		["the end of a difference", [sum(5n, 5n)], [open(2n)], [], [2n]],
		["the end of a difference whose account is gone", [], [open(2n)], [], [2n]],
		["another difference in place of the one before", [sum(5n, 4n)], [open(2n)], [1n], [2n]],
	])("%s", (_, sums, known, found, ended) => {
		const judged = judge(sums, known);
		expect(judged.found.map(({ differenceMinor }) => differenceMinor)).toEqual(found);
		expect(judged.ended.map(({ differenceMinor }) => differenceMinor)).toEqual(ended);
		expect(judged.found.every(({ product }) => product === "casino")).toBe(true);
	});
});
