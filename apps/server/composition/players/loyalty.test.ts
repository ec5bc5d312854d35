import { sessionOf } from "@baize/identity/testing";
import { idText, pageId } from "@baize/kernel/id";
import { adjustPoints, readLoyalty, readPlayerPoints, readPoints, redeemPoints } from "@baize/loyalty/contract";
import { playRealRound } from "@baize/play/contract";
import { takeTimeOut } from "@baize/safer-play/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aRequestId, FUNDS_MINOR, openTestSite, type Person, type TestSite } from "../test-app.ts";

let site: TestSite;
let operator: Person;
beforeAll(async () => {
	site = await openTestSite();
	operator = await site.anOperator();
	await followed();
});
afterAll(() => site.close());

/** Everything that is committed by now has earned what it earns. */
async function followed(): Promise<void> {
	const { ledger, loyalty } = site.composition.domains;
	await ledger.endTick();
	const isBehind = async () =>
		(await ledger.lags()).some(({ name, operations }) => name === "loyalty" && operations > 0n);
	do await ledger.follow(loyalty.follower).run();
	while (await isBehind());
}

async function chooseSeed({ playerId, session }: Person): Promise<void> {
	const { play: domain } = site.composition.domains;
	const own = sessionOf(playerId, { handle: session.handle });
	const { commitment } = await domain.readSeeds(own);
	await domain.chooseClientSeed(own, { commitment, clientSeed: "of a test" });
}

/** After a comparison of the books, whose every law holds. */
async function promotionsCost(): Promise<bigint> {
	const { generalLedger } = site.composition.domains;
	const { sums } = await generalLedger.compare();
	expect(sums.filter(({ leftMinor, rightMinor }) => leftMinor !== rightMinor)).toEqual([]);
	const rows = await generalLedger.balances(site.database.reader);
	const cost = rows.find(({ account, currency }) => account === "promotionsCost" && currency === "CAD");
	return cost?.amount ?? 0n;
}

let rounds = 0;
async function play(person: Person): Promise<number> {
	const roundId = idText(pageId(site.clock.nowMs(), ++rounds));
	const body = { gameId: "tidal-book", bet: { lineBetMinor: 10 }, mode: "real", roundId };
	const answer = await site.call(person, playRealRound, { body });
	await followed();
	return answer.status;
}
const give = (person: Person, points: number) =>
	site.call(operator, adjustPoints, {
		params: { player: idText(person.playerId) },
		body: { requestId: aRequestId(), points, reason: "A promise of support" },
	});
const redeem = (person: Person, body: object) => site.call(person, redeemPoints, { body });

describe("[LOY-01] loyalty points over HTTP", () => {
	it("a round earns points by the margin of its game, which the loyalty data show", async () => {
		const person = await site.aFundedPlayer();
		expect(await site.call(person, readLoyalty)).toMatchObject({
			status: 200,
			tierPoints: 0,
			currentTierId: "starter",
		});
		await chooseSeed(person);
		expect(await play(person)).toBe(200);
		const { tierPoints, excluded } = await site.call(person, readLoyalty);
		// A stake of two units of money at a game that returns 96.10 %.
		expect([tierPoints, excluded]).toEqual([0.195, false]);
		const { entries } = await site.call(person, readPoints);
		expect(entries).toMatchObject([{ kind: "earned", product: "casino", points: 0.195 }]);
	});

	it("a player who takes a break is excluded", async () => {
		const person = await site.aFundedPlayer();
		await site.call(person, takeTimeOut, { body: { days: 1 } });
		expect(await site.call(person, readLoyalty)).toMatchObject({ status: 200, excluded: true });
		expect(await site.call(person, readPoints)).toMatchObject({ nextTier: null });
	});

	it("points become money that can be withdrawn, once for a requestId", async () => {
		const person = await site.aFundedPlayer();
		expect((await give(person, 250)).status).toBe(200);
		const body = { requestId: aRequestId(), points: 200 };
		const reply = await redeem(person, body);
		expect(reply).toMatchObject({ status: 200, amountMinor: 200, currency: "CAD", availablePoints: 50 });
		expect(await redeem(person, body)).toEqual(reply);
		expect(await site.cashOf(person)).toBe(FUNDS_MINOR + 200);
		expect(await redeem(person, { ...body, points: 201 })).toMatchObject({
			status: 409,
			errorCode: "IDEMPOTENCY_CONFLICT",
		});
		expect(await redeem(person, { requestId: aRequestId(), points: 100 })).toMatchObject({
			status: 409,
			errorCode: "NOT_ENOUGH_POINTS",
			points: 50,
		});
		expect(await site.cashOf(person)).toBe(FUNDS_MINOR + 200);
	});

	it("what they cost stands in the general ledger as promotions, and the books hold", async () => {
		const person = await site.aFundedPlayer();
		await give(person, 300);
		const before = await promotionsCost();
		await redeem(person, { requestId: aRequestId(), points: 300 });
		expect(await promotionsCost()).toBe(before + 300n);
	});

	it.each([
		["no points", { requestId: "request-refused" }],
		["a fraction of points", { requestId: "request-refused", points: 100.5 }],
		["points as text", { requestId: "request-refused", points: "100" }],
		["a negative number", { requestId: "request-refused", points: -100 }],
		["more than a float holds", { requestId: "request-refused", points: 1e308 }],
		["no requestId", { points: 100 }],
		["no object", []],
	])("a redemption with %s is refused by its own error, and nothing moves", async (_name, body) => {
		const person = await site.aFundedPlayer();
		await give(person, 200);
		const answer = await redeem(person, body);
		expect([answer.status, answer.errorCode]).toEqual([422, "VALIDATION_ERROR"]);
		expect(await site.cashOf(person)).toBe(FUNDS_MINOR);
		expect(await site.call(person, readPoints)).toMatchObject({ availablePoints: 200 });
	});

	it("an operator reads and adjusts them; a player cannot", async () => {
		const person = await site.aFundedPlayer();
		await give(person, 120);
		const params = { player: idText(person.playerId) };
		expect(await site.call(operator, readPlayerPoints, { params })).toMatchObject({
			...{ status: 200, availablePoints: 120, tierName: "Starter" },
			entries: [{ kind: "granted", points: 120, reason: "A promise of support" }],
		});
		const body = { requestId: aRequestId(), points: 1_000, reason: "I like points" };
		expect((await site.call(person, adjustPoints, { params, body })).status).toBeGreaterThanOrEqual(400);
		const { rows } = await sql<{ action: string }>`select action from audit.entry where player_id = ${person.playerId}
			and action like 'loyalty.%'`.execute(site.database.reader);
		expect(rows.map(({ action }) => action)).toContain("loyalty.adjusted");
	});

	it("another player's session is of no use", async () => {
		const [one, other] = [await site.aFundedPlayer(), await site.aFundedPlayer()];
		const answer = await site.call(one, readLoyalty, { params: { session: other.session.handle } });
		expect(answer.status).toBe(401);
	});
});
