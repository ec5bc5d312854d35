import type { JournalRow, Kind } from "@baize/ledger/contract";
import { describe, expect, it } from "vitest";
import { movementsOf } from "./movement.ts";

const row = (seq: number, kind: Kind, reference: number, amount = 100n): JournalRow => ({
	...{ opId: BigInt(seq), seq: BigInt(seq), kind, reference: BigInt(reference), gameId: 0, atMs: seq },
	...{ stakeMinor: kind === "deposit" || kind === "transferIn" ? 0n : amount, cashAfterMinor: 0n, isSealed: false },
	winMinor: kind === "deposit" || kind === "transferIn" ? amount : 0n,
});

const JOURNAL = [
	row(6, "transferReturned", 4),
	row(5, "withdrawalCancelled", 2),
	row(4, "transferOut", 4),
	row(3, "transferIn", 3),
	row(2, "withdrawalRequest", 2),
	row(1, "deposit", 1),
];

describe("the movements of a wallet", () => {
	it.each([
		["all before one was taken back", 4n, ["deposit", "withdrawal", "received", "sent"]],
		["without a withdrawal that was cancelled", 5n, ["deposit", "received", "sent"]],
		["and a transfer that was returned", 6n, ["deposit", "received"]],
		["up to an earlier one", 1n, ["deposit"]],
	])("are, the oldest first, %s", (_name, upTo, kinds) => {
		expect(movementsOf(JOURNAL, upTo).map(({ kind }) => kind)).toEqual(kinds);
	});
});
