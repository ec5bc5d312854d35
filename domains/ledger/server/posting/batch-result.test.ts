import { BrokenInvariant } from "@baize/kernel/check";
import { describe, expect, it } from "vitest";
import { aRound } from "../../testing/index.ts";
import { type BatchRow, rowOfJson } from "./batch.ts";
import { readBatch } from "./batch-result.ts";

const [FIRST, SECOND, THIRD] = [aRound(11n, 1n, 5n, 0n), aRound(12n, 2n, 5n, 0n), aRound(13n, 3n, 5n, 0n)];
const OPERATIONS = [FIRST, SECOND, THIRD];

/**
 * The second operation is applied in a wallet with other funds, and has parts; the first completes a bonus; the third is
 * blocked.
 */
const ROW: BatchRow = {
	moved_place: "{2,1}",
	moved_seq: "{7,8}",
	moved_cash: "{70,80}",
	fund_place: "{2}",
	fund_bonus: "{1}",
	fund_locked: "{2}",
	fund_np_bonus: "{3}",
	fund_pending_withdrawal: "{4}",
	fund_open_stakes: "{5}",
	unmoved_place: "{3}",
	unmoved_outcome: "{5}",
	unmoved_seq: "{-4}",
	unmoved_cash: "{90}",
	held_place: "{3}",
	held_guard: "{4}",
	held_headroom: "{2}",
	held_until_ms: "{1790000000000}",
	part_place: "{2}",
	part_grant: "{77}",
	part_stake_bonus: "{4}",
	part_stake_locked: "{1}",
	part_stake_removed: "{0}",
	part_win_bonus: "{2}",
	part_win_locked: "{3}",
	part_win_removed: "{0}",
	part_counted: "{5000}",
	converted_place: "{1}",
	converted_seq: "{9}",
	converted_cash: "{95}",
};

describe("the result of a batch", () => {
	it("is read by the places of its operations", () => {
		const { posted, moved, converted } = readBatch(ROW, OPERATIONS);
		const parts = {
			grant: 77n,
			stakeBonusMinor: 4n,
			stakeLockedMinor: 1n,
			stakeRemovedMinor: 0n,
			winBonusMinor: 2n,
			winLockedMinor: 3n,
			winRemovedMinor: 0n,
			countedX1000: 5_000n,
		};
		expect(posted).toEqual([
			{ status: "done", cashAfterMinor: 80n, seq: 8n, replayed: false },
			{ status: "done", cashAfterMinor: 70n, seq: 7n, replayed: false, parts },
			{ status: "blocked", guard: 4, headroomMinor: 2n, untilMs: 1_790_000_000_000 },
		]);
		const other = { bonus: 1n, locked: 2n, npBonus: 3n, pendingWithdrawal: 4n, openStakes: 5n };
		const none = { bonus: 0n, locked: 0n, npBonus: 0n, pendingWithdrawal: 0n, openStakes: 0n };
		expect(moved).toEqual([
			{ playerId: 2n, currency: "CAD", seq: 7n, cash: 70n, ...other },
			{ playerId: 1n, currency: "CAD", seq: 9n, cash: 95n, ...none },
		]);
		expect(converted).toEqual([moved[1]]);
	});

	it.each([
		["1", { status: "done", cashAfterMinor: 90n, seq: -4n, replayed: true }],
		["2", { status: "insufficient", cashMinor: 90n }],
		["3", { status: "conflict" }],
		["4", { status: "missing" }],
		["6", { status: "termsChanged" }],
	])("names outcome %s", (outcome, expected) => {
		expect(readBatch({ ...ROW, unmoved_outcome: `{${outcome}}` }, OPERATIONS).posted[2]).toEqual(expected);
	});

	it("may have empty groups", () => {
		const none = { moved_place: null, moved_seq: null, moved_cash: null, fund_place: null, fund_bonus: null };
		const funds = { fund_locked: null, fund_np_bonus: null, fund_pending_withdrawal: null, fund_open_stakes: null };
		const result = readBatch({ ...ROW, ...none, ...funds, unmoved_place: "{1}", held_place: "{1}" }, [FIRST]);
		expect(result).toMatchObject({ posted: [{ status: "blocked" }], moved: [] });
	});

	it("is the same where the function of another domain hands it on as JSON", () => {
		const inJson = (array: string): string => `[${array.slice(1, -1).replaceAll("NULL", "null")}]`;
		const row: BatchRow = { ...ROW, held_until_ms: "{NULL}", fund_place: null };
		const entries = Object.entries(row).map(([column, array]) => [column, array && inJson(array)]);
		expect(rowOfJson(Object.fromEntries(entries))).toEqual(row);
		expect(() => rowOfJson(Object.fromEntries(entries.slice(1)))).toThrow(BrokenInvariant);
	});

	it("knows a guard whose end is unknown", () => {
		expect(readBatch({ ...ROW, held_until_ms: "{NULL}" }, OPERATIONS).posted[2]).toMatchObject({ untilMs: null });
	});

	it.each([
		...(Object.keys(ROW) as (keyof BatchRow)[]).map((column): [string, Partial<BatchRow>] => [
			`without ${column}`,
			{ [column]: null },
		]),
		["without a value of one operation", { moved_seq: "{7}" }],
		["without one operation", { moved_place: "{2}", moved_seq: "{7}", moved_cash: "{70}" }],
		["with a null for a value", { moved_cash: "{70,NULL}" }],
		["with nothing for a value", { moved_cash: "{70,}" }],
		["with a text for a value", { fund_locked: "{two}" }],
		["with an outcome that there is not", { unmoved_outcome: "{7}" }],
		["that names an operation twice", { moved_place: "{2,2}" }],
		["that names an operation twice, moved and not", { unmoved_place: "{2}" }],
		["that names an operation that was not asked", { moved_place: "{2,4}" }],
		["that blocks an operation without its guard", { held_place: "{1}" }],
	] satisfies [string, Partial<BatchRow>][])("%s is a broken invariant", (_what, change) => {
		expect(() => readBatch({ ...ROW, ...change }, OPERATIONS)).toThrow(BrokenInvariant);
	});
});
