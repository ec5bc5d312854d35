import type { Kind } from "@baize/ledger/contract";
import { describe, expect, it } from "vitest";
import { fundChanges } from "../../contract/statements.ts";
import { cashChange, paidOut } from "./statement-lines.ts";

const entry = (kind: Kind, stakeMinor: bigint, winMinor = 0n) => ({
	funds: fundChanges(kind, stakeMinor, winMinor).map(({ fund, changeMinor }) => ({
		fund,
		changeMinor: Number(changeMinor),
	})),
});

describe("[WAL-05] a line of the statement", () => {
	it.each([
		["withdrawalRequest", 5_000n, 0n, -5_000, null],
		["withdrawalPaid", 5_000n, 0n, null, 5_000],
		["withdrawalFailed", 5_000n, 0n, 5_000, null],
		["deposit", 0n, 5_000n, 5_000, null],
		["sportsBet", 1_000n, 0n, -1_000, null],
		["sportsSettle", 1_000n, 0n, 0, null],
		["casinoRound", 100n, 100n, 0, null],
	] as const)("of a %s of %i and %i changes the cash by %j and pays out %j", (kind, stake, win, change, out) => {
		expect(cashChange(entry(kind, stake, win))).toBe(change);
		expect(paidOut(entry(kind, stake, win))).toBe(out);
	});
});
