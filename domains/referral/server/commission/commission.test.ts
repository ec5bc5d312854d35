import { KIND_NAMES } from "@baize/ledger/contract";
import { describe, expect, it } from "vitest";
import {
	AFFILIATE_PLANS,
	type AffiliateTerms,
	type Costs,
	monthAt,
	monthBefore,
	type RevenueShare,
	termsIn,
} from "../../contract/index.ts";
import { type Commission, commissionOf, type MonthFacts, type PlayerMonth } from "./commission.ts";
import { isNothing, type Movement, movementOf, NO_MOVEMENT } from "./movement.ts";
import { revenueOf } from "./revenue.ts";

const COSTS: Costs = {
	fromMonth: "2026-01",
	duty: { casino: 2_000n, sports: 1_500n },
	fees: { deposits: 100n, withdrawals: 50n },
};
const FREE: Costs = { ...COSTS, duty: { casino: 0n, sports: 0n }, fees: { deposits: 0n, withdrawals: 0n } };
const SHARE: RevenueShare = {
	tiers: [
		{ fromUnits: 0n, perTenThousand: 2_500n },
		{ fromUnits: 10_000n, perTenThousand: 3_000n },
	],
	carryOver: "none",
	ringFenceUnits: null,
};
const TERMS: AffiliateTerms = { fromMonth: "2026-01", revenueShare: SHARE, perPlayer: null, subPerTenThousand: 0n };
const PER_PLAYER = { firstDepositUnits: 2_000n, stakeUnits: 2_000n, amountUnits: 5_000n };

const aPlayer = (over: Partial<PlayerMonth> & { net?: bigint } = {}): PlayerMonth => ({
	playerId: 1n,
	movement: { ...NO_MOVEMENT, casinoMinor: over.net ?? 0n },
	fencedMinor: 0n,
	firstDepositMinor: null,
	stakedMinor: 0n,
	isChargedBack: false,
	isPaidFor: false,
	...over,
});
const month = (over: Partial<MonthFacts>): Commission =>
	commissionOf({
		terms: TERMS,
		costs: FREE,
		unitMinor: 1n,
		players: [],
		carriedMinor: 0n,
		subEarnedMinor: 0n,
		...over,
	});
const sharing = (over: Partial<RevenueShare>): AffiliateTerms => ({ ...TERMS, revenueShare: { ...SHARE, ...over } });

describe("[REF-03] revenue, line by line", () => {
	it("is what games and bets kept less each cost", () => {
		const movement: Movement = {
			casinoMinor: 100_000n,
			sportsMinor: 20_000n,
			bonusMinor: 15_000n,
			jackpotParts: 12_345_678n,
			depositedMinor: 200_000n,
			withdrawnMinor: 50_000n,
			chargedBackMinor: 3_000n,
		};
		expect(revenueOf(movement, COSTS)).toEqual({
			casinoMinor: 100_000n,
			sportsMinor: 20_000n,
			bonusMinor: 15_000n,
			jackpotMinor: 1_234n,
			dutyMinor: 23_000n,
			feesMinor: 2_250n,
			chargedBackMinor: 3_000n,
			netMinor: 75_516n,
		});
	});

	it("truncates each cost, below zero too", () => {
		const movement = { ...NO_MOVEMENT, casinoMinor: -9n, depositedMinor: 199n };
		expect(revenueOf(movement, COSTS)).toMatchObject({ dutyMinor: -1n, feesMinor: 1n, netMinor: -9n });
	});
});

describe("[REF-03] what an operation is for an affiliate", () => {
	const moved = (kind: (typeof KIND_NAMES)[number], stakeMinor: bigint, winMinor: bigint) =>
		movementOf({ kind, gameId: 7, stakeMinor, winMinor }, (game) => (game === 7 ? 150n : 0n));
	it.each<[Parameters<typeof moved>[0], bigint, bigint, Partial<Movement>]>([
		["casinoRound", 100n, 30n, { casinoMinor: 70n, jackpotParts: 15_000n }],
		["casinoVoid", 100n, 0n, { casinoMinor: -100n }],
		["sportsBet", 100n, 0n, {}],
		["sportsSettle", 100n, 250n, { sportsMinor: -150n }],
		["freeBet", 100n, 0n, { bonusMinor: 100n }],
		["freeBetSettle", 100n, 0n, { sportsMinor: 100n }],
		["bonusGranted", 0n, 100n, { bonusMinor: 100n }],
		["bonusRemoved", 60n, 0n, { bonusMinor: -60n }],
		["referralPaid", 0n, 100n, { bonusMinor: 100n }],
		["jackpotWon", 0n, 100n, {}],
		["deposit", 0n, 100n, { depositedMinor: 100n }],
		["withdrawalRequest", 100n, 0n, {}],
		["withdrawalPaid", 100n, 0n, { withdrawnMinor: 100n }],
		["chargeback", 60n, 40n, { chargedBackMinor: 100n }],
		["chargebackWon", 0n, 100n, { chargedBackMinor: -100n }],
		["transferIn", 0n, 100n, {}],
	])("%s of %s and %s", (kind, stakeMinor, winMinor, expected) => {
		expect(moved(kind, stakeMinor, winMinor)).toEqual({ ...NO_MOVEMENT, ...expected });
	});

	it("counts nothing of an operation without amounts", () => {
		for (const kind of KIND_NAMES) expect(isNothing(moved(kind, 0n, 0n))).toBe(true);
	});
});

describe("[REF-03] a share of revenue", () => {
	it.each<[string, bigint, bigint, bigint]>([
		["nothing of nothing", 0n, 2_500n, 0n],
		["the first tier, truncated", 999n, 2_500n, 249n],
		["a unit below the second tier", 9_999n, 2_500n, 2_499n],
		["the second tier is of all of it", 10_000n, 3_000n, 3_000n],
		["nothing below zero", -1n, 0n, 0n],
	])("%s", (_case, net, perTenThousand, shareMinor) => {
		const earned = month({ players: [aPlayer({ net })] });
		expect(earned).toMatchObject({ perTenThousand, shareMinor, totalMinor: shareMinor });
	});

	it("has tiers in units of the currency", () => {
		expect(month({ players: [aPlayer({ net: 19_999n })], unitMinor: 2n }).perTenThousand).toBe(2_500n);
		expect(month({ players: [aPlayer({ net: 20_000n })], unitMinor: 2n }).perTenThousand).toBe(3_000n);
	});

	it.each<[string, RevenueShare["carryOver"], bigint]>([
		["is forgotten", "none", 0n],
		["is carried whole", "full", -9_000n],
		["is carried up to the most", { atMostUnits: 4_000n }, -4_000n],
		["is carried whole below the most", { atMostUnits: 40_000n }, -9_000n],
	])("a month below zero %s", (_case, carryOver, carriedOutMinor) => {
		const terms = sharing({ carryOver });
		expect(month({ terms, players: [aPlayer({ net: -9_000n })] })).toMatchObject({ shareMinor: 0n, carriedOutMinor });
	});

	it("is of what is left of what was carried, and carries on what remains", () => {
		const terms = sharing({ carryOver: "full" });
		const players = [aPlayer({ net: 5_000n })];
		expect(month({ terms, players, carriedMinor: -1_000n })).toMatchObject({ sharedMinor: 4_000n, shareMinor: 1_000n });
		expect(month({ terms, players, carriedMinor: -6_000n })).toMatchObject({
			shareMinor: 0n,
			carriedOutMinor: -1_000n,
		});
	});
});

describe("[REF-03] a player who wins much", () => {
	const terms = sharing({ ringFenceUnits: 5_000n });
	it.each<[string, bigint, bigint, bigint, bigint]>([
		// The player's net, what was fenced, what counts, what stays fenced.
		["wins up to the fence count", -5_000n, 0n, -5_000n, 0n],
		["wins beyond it are fenced", -8_000n, 0n, -5_000n, -3_000n],
		["what is fenced is set against the player's losses", 2_000n, -3_000n, 0n, -1_000n],
		["and what is left of them counts", 4_000n, -3_000n, 1_000n, 0n],
		["it stays while the player wins again", -1_000n, -3_000n, -1_000n, -3_000n],
		["and while the player does not play", 0n, -3_000n, 0n, -3_000n],
	])("%s", (_case, net, fencedMinor, counted, stays) => {
		const earned = month({ terms, players: [aPlayer({ net, fencedMinor })] });
		expect(earned.sharedMinor).toBe(counted);
		expect(earned.fencedMinor).toBe(counted - net);
		expect(earned.fenced).toEqual(stays === 0n ? [] : [{ playerId: 1n, fencedMinor: stays }]);
	});

	it("does not take from what other players bring", () => {
		const players = [aPlayer({ net: -50_000n }), aPlayer({ playerId: 2n, net: 9_000n })];
		expect(month({ terms, players })).toMatchObject({ sharedMinor: 4_000n, shareMinor: 1_000n });
	});
});

describe("[REF-03] a sum for each player", () => {
	const terms: AffiliateTerms = { ...TERMS, revenueShare: null, perPlayer: PER_PLAYER };
	const done = { firstDepositMinor: 2_000n, stakedMinor: 2_000n };
	it.each<[string, Partial<PlayerMonth>, boolean]>([
		["first deposit and stakes of 20.00 each", done, true],
		["a first deposit of 19.99", { ...done, firstDepositMinor: 1_999n }, false],
		["stakes of 19.99", { ...done, stakedMinor: 1_999n }, false],
		["no deposit", { ...done, firstDepositMinor: null }, false],
		["paid for before", { ...done, isPaidFor: true }, false],
		["charged back", { ...done, isChargedBack: true }, false],
	])("%s", (_case, over, isPaid) => {
		const earned = month({ terms, players: [aPlayer({ net: 100n, ...over })] });
		expect(earned).toMatchObject({ perPlayerMinor: isPaid ? 5_000n : 0n, paidFor: isPaid ? [1n] : [], shareMinor: 0n });
	});

	it("comes on top of a share in a hybrid plan, also in a month below zero", () => {
		const hybrid = { ...TERMS, perPlayer: PER_PLAYER };
		expect(month({ terms: hybrid, players: [aPlayer({ net: 4_000n, ...done })] }).totalMinor).toBe(6_000n);
		expect(month({ terms: hybrid, players: [aPlayer({ net: -4_000n, ...done })] }).totalMinor).toBe(5_000n);
	});
});

it("[REF-03] an affiliate earns of what those earn whom it has brought, truncated", () => {
	expect(month({ terms: { ...TERMS, subPerTenThousand: 500n }, subEarnedMinor: 1_999n })).toMatchObject({
		subMinor: 99n,
		totalMinor: 99n,
	});
});

describe("[REF-03] the plans", () => {
	it.each(AFFILIATE_PLANS.map((plan) => [plan.id, plan] as const))(
		"%s has terms that can be calculated",
		(_id, plan) => {
			const months = plan.terms.map(({ fromMonth }) => fromMonth);
			expect(months).toEqual([...new Set(months)].sort());
			for (const { revenueShare } of plan.terms) {
				const from = revenueShare?.tiers.map(({ fromUnits }) => fromUnits) ?? [0n];
				expect(from).toEqual([...from].sort((a, b) => Number(a - b)));
				expect(from[0]).toBe(0n);
			}
			expect(termsIn(plan, "2025-12")).toBeUndefined();
			expect(termsIn(plan, "2026-02")).toBe(plan.terms[0]);
		},
	);

	it.each(AFFILIATE_PLANS.map(({ timeZone }) => [timeZone]))("months in %s begin with a whole hour", (zone) => {
		let at = monthAt(zone, Date.UTC(2027, 11, 15));
		for (let count = 0; count < 24; count++, at = monthBefore(zone, at)) expect(at.fromMs % 3_600_000).toBe(0);
	});

	it("a month of Toronto is that of its clocks", () => {
		const { name, fromMs, untilMs } = monthAt("America/Toronto", Date.UTC(2026, 10, 1, 3, 59));
		expect([name, new Date(fromMs).toISOString(), new Date(untilMs).toISOString()]).toEqual([
			"2026-10",
			"2026-10-01T04:00:00.000Z",
			"2026-11-01T04:00:00.000Z",
		]);
		expect(monthAt("America/Toronto", Date.UTC(2026, 10, 1, 4)).name).toBe("2026-11");
	});
});
