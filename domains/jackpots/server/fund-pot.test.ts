import { deskVisit } from "@baize/desk/testing";
import type { Visit } from "@baize/platform-server";
import { openInProcessClient } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listPots, proposePotFunding } from "../contract/index.ts";
import { openTestJackpots, TEST_TERMS } from "../testing/index.ts";
import { addFunds, cutToCeiling, hasReached, meterOf, NO_SUMS, PARTS, reseed, reserveOf, type Sums } from "./rules.ts";

const QUICK = { level: TEST_TERMS.levels[1]!, unitMinor: 1n };
const begun: Sums = reseed(NO_SUMS, QUICK);

describe("[JACK-01] money that the operator adds", () => {
	it.each<[string, boolean, bigint, bigint | undefined, { pot: bigint; reserve: bigint }]>([
		["goes into the reserve", false, 30n, 120n, { pot: 100n, reserve: 30n }],
		["goes into the pot", true, 10n, 120n, { pot: 110n, reserve: 0n }],
		["leaves the pot below its ceiling", true, 30n, 120n, { pot: 119n, reserve: 11n }],
		["goes into a pot without a ceiling whole", true, 3_000n, undefined, { pot: 3_100n, reserve: 0n }],
		["goes into the reserve of a pot that is as good as full", true, 5n, 101n, { pot: 100n, reserve: 5n }],
	])("%s", (_, toPot, amountMinor, ceiling, left) => {
		const sums = addFunds(begun, amountMinor, toPot, ceiling);
		expect({ pot: meterOf(sums) / PARTS, reserve: reserveOf(sums) / PARTS }).toEqual(left);
		expect(sums.funded - begun.funded).toBe(amountMinor * PARTS);
		if (ceiling !== undefined) {
			expect(hasReached(sums, ceiling)).toBe(false);
			expect(cutToCeiling(sums, ceiling)).toEqual(sums);
		}
	});
});

describe("[JACK-01] [BO-01] adding money to a pot", () => {
	let app: Awaited<ReturnType<typeof openTestJackpots>>;
	beforeAll(async () => {
		app = await openTestJackpots();
	});
	afterAll(() => app.close());

	const OLGA = 7n;
	const olga: Visit = deskVisit(OLGA, ["withdrawals"]);
	const call: ReturnType<typeof openInProcessClient>["call"] = (spec, input, visit) =>
		openInProcessClient(app.jackpots.bindings).call(spec, input, visit);
	const propose = async (level: string, amountMinor: number, toPot = true): Promise<string> => {
		const params = { pot: TEST_TERMS.id, level, currency: "CAD" };
		const body = { amountMinor, toPot, reason: "The autumn campaign." };
		return (await call(proposePotFunding, { params, body }, olga)).proposal;
	};
	const rowOf = async (level: string) =>
		(await call(listPots, {}, olga)).pots.find((pot) => pot.level === level && pot.currency === "CAD")!;
	const findings = async () => {
		await app.jackpots.bookGrown();
		return app.jackpots.audit();
	};

	it("is done once a second operator approves it, and the pot stays proved", async () => {
		const before = await rowOf("grand");
		const proposal = await propose("grand", 5_000);
		expect((await rowOf("grand")).proposal).toEqual({ id: proposal, byName: "Olga Novak" });
		await expect(app.approve(proposal, OLGA)).rejects.toMatchObject({ code: "SECOND_PERSON_NEEDED" });
		await app.approve(proposal);
		const after = await rowOf("grand");
		expect(after.potMinor - before.potMinor).toBe(5_000);
		expect(after.fundedMinor - before.fundedMinor).toBe(5_000);
		expect(after.proposal).toBeUndefined();
		expect(after).toMatchObject({ seedMinor: 1_000, mustDropMinor: null });
		expect(await findings()).toEqual([]);
	});

	it("never wins a pot: the next stake that brings it to its ceiling does", async () => {
		const winner = await app.player(1_000_000n);
		await app.approve(await propose("quick", 100));
		const full = await rowOf("quick");
		expect(full).toMatchObject({ cycle: 1, mustDropMinor: 150 });
		await app.stake(winner, 500n);
		await app.follow();
		const { cycle, wonMinor } = await rowOf("quick");
		expect(cycle).toBe(2);
		expect(wonMinor).toBeGreaterThanOrEqual(full.potMinor);
		expect((await app.ledger.balances(winner, "CAD"))!.cash).toBe(1_000_000n - 500n + BigInt(wonMinor));
		expect(await findings()).toEqual([]);
	});

	it("has expired once the pot was won, or money was added meanwhile", async () => {
		const first = await propose("quick", 1, false);
		await expect(propose("quick", 1, false)).rejects.toMatchObject({ code: "PROPOSAL_OPEN" });
		const winner = await app.player(10_000_000n);
		await app.stake(winner, 100_000n);
		await app.follow();
		await expect(app.approve(first)).rejects.toMatchObject({ code: "PROPOSAL_EXPIRED" });
	});

	it("is for a pot that there is, and for operators with the role", async () => {
		await expect(propose("poker", 1)).rejects.toMatchObject({ code: "JACKPOT_NOT_FOUND" });
		const params = { pot: TEST_TERMS.id, level: "grand", currency: "CAD" };
		const body = { amountMinor: 1, toPot: true, reason: "The autumn campaign." };
		await expect(call(proposePotFunding, { params, body }, deskVisit(OLGA, ["audit"]))).rejects.toThrow("NOT_ALLOWED");
	});
});
