import { HOUR_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { RULES, type RuleName } from "../../contract/index.ts";
import { judge } from "./judge.ts";
import type { Movement } from "./movement.ts";

const NOW_MS = Date.UTC(2026, 10, 1);
type Given = { kind: Movement["kind"]; units: number; hoursAgo: number; method?: string };
type Over = { staked?: number; counted?: readonly [RuleName, bigint] };

/** Which rules hold, with amounts in dollars; the last movement is the one that is judged. */
function rulesOf(given: readonly Given[], { staked = 1_000_000, counted }: Over = {}): RuleName[] {
	const movements = given.map(
		({ kind, units, hoursAgo, method = "card" }, at): Movement => ({
			...{ opId: BigInt(at + 1), seq: BigInt(at + 1), reference: BigInt(at + 1), kind, method },
			...{ amountMinor: BigInt(Math.round(units * 100)), atMs: NOW_MS - hoursAgo * HOUR_MS },
		}),
	);
	const countedUpTo = new Map(counted ? [counted] : []);
	const scene = { currency: "CAD", now: movements.at(-1)!, movements, stakedMinor: BigInt(staked * 100), countedUpTo };
	return judge(scene).map(({ rule }) => rule);
}

const deposit = (units: number, hoursAgo = 0, method?: string): Given => ({
	...{ kind: "deposit", units, hoursAgo },
	...(method ? { method } : {}),
});
const withdrawal = (units: number, hoursAgo = 0, method?: string): Given => ({
	...deposit(units, hoursAgo, method),
	kind: "withdrawal",
});
const sent = (units: number, hoursAgo = 0): Given => ({ kind: "sent", units, hoursAgo });
const received = (units: number, hoursAgo = 0): Given => ({ kind: "received", units, hoursAgo });

describe("the rules about movements of money", () => {
	it.each<[name: string, given: readonly Given[], rules: RuleName[], over?: Over]>([
		["a deposit of the day's amount", [deposit(10_000)], ["depositsDay"]],
		["a cent less", [deposit(9_999.99)], []],
		["two deposits that reach it within a day", [deposit(6_000, 23), deposit(4_000)], ["depositsDay"]],
		["the same a day apart", [deposit(6_000, 24), deposit(4_000)], []],
		["a month's deposits", [deposit(7_000, 600), deposit(7_000, 300), deposit(6_000)], ["depositsMonth"]],
		[
			"half a year's",
			[deposit(18_000, 4_000), deposit(18_000, 2_000), deposit(14_000)],
			["depositsDay", "depositsHalfYear"],
		],
		["deposits do not count as withdrawals", [deposit(9_000, 1), withdrawal(9_000)], []],
		["a day's withdrawals", [withdrawal(6_000, 5), withdrawal(4_000)], ["withdrawalsDay"]],
		[
			"a deposit that goes out again without play",
			[deposit(1_000, 2), withdrawal(1_000)],
			["withoutPlay"],
			{ staked: 499 },
		],
		["with half of it played", [deposit(1_000, 2), withdrawal(1_000)], [], { staked: 500 }],
		["a large win on a small deposit", [deposit(20, 2), withdrawal(5_000)], [], { staked: 10 }],
		["small withdrawals without play", [deposit(900, 2), withdrawal(900)], [], { staked: 0 }],
		["several just below an amount", [deposit(1_900, 50), deposit(1_999, 20), deposit(1_600)], ["justBelow"]],
		["one of them not near it", [deposit(1_900, 50), deposit(1_500, 20), deposit(1_600)], []],
		["the amount itself is not below it", [deposit(1_900, 50), deposit(2_000, 20), deposit(1_600)], []],
		["longer ago than a week", [deposit(1_900, 170), deposit(1_900, 20), deposit(1_900)], []],
		["paid out by another method", [deposit(2_000, 48), withdrawal(2_000, 0, "bankTransfer")], ["otherMethod"]],
		[
			"by a method that was paid in by",
			[deposit(20, 900, "bankTransfer"), deposit(2_000, 48), withdrawal(2_000, 0, "bankTransfer")],
			[],
		],
		["three transfers in an hour", [sent(200, 0.9), received(200, 0.5), sent(100)], ["quickTransfers"]],
		["of little money", [sent(20, 0.9), received(20, 0.5), sent(10)], []],
		["in two hours", [sent(200, 1.5), received(200, 0.5), sent(100)], []],
		["received and sent on", [received(300, 20), sent(240)], ["passedOn"]],
		["received and withdrawn", [received(300, 20), withdrawal(240)], ["passedOn"]],
		["received and mostly kept", [received(300, 20), sent(239)], []],
		[
			"what has made an alert counts no more",
			[deposit(10_000, 20), deposit(9_999)],
			[],
			{ counted: ["depositsDay", 1n] },
		],
		[
			"until it is reached again",
			[deposit(9_500, 20), deposit(9_400, 10), deposit(600)],
			["depositsDay"],
			{ counted: ["depositsDay", 1n] },
		],
	])("%s", (_name, given, rules, over) => {
		expect(rulesOf(given, over)).toEqual(rules);
	});

	it("say what led there", () => {
		const movements = [1n, 2n].map(
			(seq): Movement => ({
				...{ opId: seq, seq, reference: seq, kind: "deposit", method: "card" },
				...{ amountMinor: 600_000n, atMs: NOW_MS },
			}),
		);
		const scene = { currency: "CAD", now: movements[1]!, movements, stakedMinor: 0n, countedUpTo: new Map() };
		expect(judge(scene)).toEqual([
			{ rule: "depositsDay", reached: 1_200_000n, threshold: 1_000_000n, isAmount: true, led: movements },
		]);
	});

	it("are stricter where they hold payouts", () => {
		expect(Object.values(RULES).filter(({ holds, severity }) => holds && severity !== "high")).toEqual([]);
	});
});
