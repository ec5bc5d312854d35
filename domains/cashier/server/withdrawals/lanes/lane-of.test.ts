import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { APPROVALS_NEEDED, type LaneRuleName } from "../../../contract/index.ts";
import { type LaneFacts, laneOf } from "./lane-of.ts";

/** A small amount of a player who is known for long, to an account that is. */
const plain: LaneFacts = {
	amountMinor: 5_000n,
	maxMinor: 1_000_000n,
	accountAgeMs: 30 * DAY_MS,
	sinceSecurityChangeMs: undefined,
	isFirst: false,
	isDestinationNew: false,
	isSourceUnreachable: false,
	hasOpenCase: false,
};

describe("[CASH-04] the lane of a withdrawal", () => {
	it.each<[string, Partial<LaneFacts>, string, LaneRuleName[]]>([
		["a small amount to a known account", {}, "quick", []],
		["one cent below the middle", { amountMinor: 49_999n }, "quick", []],
		["the middle", { amountMinor: 50_000n }, "standard", ["middleAmount"]],
		["one cent below a large amount", { amountMinor: 199_999n }, "standard", ["middleAmount"]],
		["a large amount", { amountMinor: 200_000n }, "strict", ["largeAmount", "middleAmount"]],
		["the first one", { isFirst: true }, "standard", ["firstWithdrawal"]],
		["an account of six days", { accountAgeMs: 7 * DAY_MS - 1 }, "standard", ["youngAccount"]],
		["an account of seven days", { accountAgeMs: 7 * DAY_MS }, "quick", []],
		["a new account to be paid to", { isDestinationNew: true }, "standard", ["newDestination"]],
		["money that cannot go back", { isSourceUnreachable: true }, "standard", ["unreachableSource"]],
		["a password changed just now", { sinceSecurityChangeMs: 0 }, "strict", ["securityChange"]],
		[
			"one changed 72 hours ago, less a moment",
			{ sinceSecurityChangeMs: 72 * HOUR_MS - 1 },
			"strict",
			["securityChange"],
		],
		["one changed 72 hours ago", { sinceSecurityChangeMs: 72 * HOUR_MS }, "quick", []],
		["a chargeback that is open", { hasOpenCase: true }, "strict", ["openCase"]],
		[
			"several reasons, of which the strictest counts",
			{ isFirst: true, hasOpenCase: true, isDestinationNew: true },
			"strict",
			["openCase", "firstWithdrawal", "newDestination"],
		],
	])("%s", (_case, over, lane, rules) => {
		expect(laneOf({ ...plain, ...over })).toEqual({ lane, rules });
	});

	it("follows from the data alone: without rules everything is quick", () => {
		expect(laneOf({ ...plain, hasOpenCase: true, isFirst: true }, {})).toEqual({ lane: "quick", rules: [] });
		const rules = { firstWithdrawal: { lane: "strict", when: { fact: "firstWithdrawal" } } } as const;
		expect(laneOf({ ...plain, isFirst: true }, rules)).toEqual({ lane: "strict", rules: ["firstWithdrawal"] });
	});

	it("of the strict one needs two persons, of the others one", () => {
		expect(APPROVALS_NEEDED).toEqual({ quick: 1, standard: 1, strict: 2 });
	});
});
