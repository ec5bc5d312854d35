import { FUNDS, GAME_CLASS_NAMES, type GameClass } from "@baize/ledger/contract";
import { describe, expect, it } from "vitest";
import {
	BALANCE_TYPES,
	type Balance,
	type BalanceType,
	balanceMinor,
	balancesJson,
	INITIAL_BALANCES,
} from "./index.ts";

const STATE = {
	playerId: 7n,
	currency: "CAD",
	seq: 5n,
	cash: 1n,
	bonus: 20n,
	locked: 300n,
	npBonus: 4_000n,
	pendingWithdrawal: 50_000n,
	openStakes: 600_000n,
	bonusIn: GAME_CLASS_NAMES,
};

describe("[WAL-01] the twelve balances", () => {
	it.each([
		["total", 54_321n],
		["playable", 321n],
		["playableCasino", 321n],
		["playableSports", 321n],
		["playableHorses", 321n],
		["playablePoker", 321n],
		["unlocked", 1n],
		["withdrawable", 1n],
		["locked", 300n],
		["bonus", 20n],
		["nonPlayableBonus", 4_000n],
		["pendingWithdrawal", 50_000n],
	] satisfies [BalanceType, bigint][])("%s is made of its funds: %s", (type, amountMinor) => {
		expect(balanceMinor(STATE, type)).toBe(amountMinor);
	});

	it.each<[string, GameClass[], string]>([
		["nowhere without a bonus in force, or when its time is over", [], ""],
		["in the casino by terms that name a game of it", ["roulette"], "playable playableCasino"],
		["on sports by terms that name virtual ones", ["virtuals"], "playable playableSports"],
		["on races", ["horses"], "playable playableHorses"],
		["at poker tables", ["poker"], "playable playablePoker"],
		["where each of several terms says", ["slots", "sports"], "playable playableCasino playableSports"],
	])("count bonus and locked money %s", (_where, bonusIn, types) => {
		const counting = BALANCE_TYPES.filter(
			(type) => type.startsWith("playable") && balanceMinor({ ...STATE, bonusIn }, type) === 321n,
		);
		expect(counting.join(" ")).toBe(types);
		expect(balanceMinor({ ...STATE, bonusIn }, "withdrawable")).toBe(1n);
	});

	it("are exactly twelve, and none counts what is at stake", () => {
		expect(BALANCE_TYPES).toHaveLength(12);
		const onlyStakes = { ...STATE, ...Object.fromEntries(FUNDS.map((fund) => [fund, 0n])), openStakes: 9n };
		expect(BALANCE_TYPES.map((type) => balanceMinor(onlyStakes, type))).toEqual(BALANCE_TYPES.map(() => 0n));
	});

	it("travel as a list of type, amount, currency, and the same formatted", () => {
		const list = JSON.parse(balancesJson(STATE, "en")) as Balance[];
		expect(list.map((balance) => balance.type)).toEqual(BALANCE_TYPES);
		expect(list[0]).toEqual({
			type: "total",
			amount: 543.21,
			currency: "CAD",
			amountMinor: 54_321,
			formatted: "$543.21",
		});
	});

	it("carry every digit, where a float would lose some", () => {
		const rich = { ...STATE, currency: "BTC", cash: 9_007_199_254_740_993n - 2n, locked: 0n, bonus: 0n };
		expect(balancesJson({ ...rich, npBonus: 0n, pendingWithdrawal: 0n }, "en")).toContain(
			'"amount":90071992.54740991,',
		);
	});

	it("are 0 with an empty currency before a wallet exists, and nothing to read", () => {
		expect(JSON.parse(balancesJson(undefined, "en"))).toEqual(INITIAL_BALANCES);
		expect(
			new Set(INITIAL_BALANCES.map(({ amount, currency, formatted }) => `${amount}${currency}${formatted}`)),
		).toEqual(new Set(["0"]));
	});
});
