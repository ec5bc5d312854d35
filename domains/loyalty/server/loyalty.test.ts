import { type Id, idText } from "@baize/kernel/id";
import { aRound } from "@baize/ledger/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adjustPoints, POINT, readLoyalty, readPlayerPoints, readPoints, TIERS } from "../contract/index.ts";
import { A_GAME, openTestLoyalty, type TestLoyalty, visitOf } from "../testing/index.ts";
import { readAvailable } from "./book/book-store.ts";

let opened: TestLoyalty;
beforeAll(async () => {
	opened = await openTestLoyalty();
});
afterAll(() => opened.close());

const params = { params: { session: "h" } };
const read = (playerId: Id, currency = "CAD") => opened.call(readLoyalty, params, visitOf(playerId, { currency }));
const points = (playerId: Id, query: { before?: string; limit?: number } = {}) =>
	opened.call(readPoints, { ...params, query }, visitOf(playerId));

async function earnPoints(playerId: Id, stakeMinor: bigint): Promise<void> {
	await opened.ledger.post({ ...aRound(opened.newId(), playerId, stakeMinor, 0n), gameId: A_GAME });
	await opened.catchUp();
}

describe("[LOY-01] the loyalty data", () => {
	it("have the fields of the specification, and no others", async () => {
		const data = await read(await opened.player());
		expect(Object.keys(data).sort()).toEqual([
			"currentTierId",
			"excluded",
			"redemptionAmount",
			"redemptionPoints",
			"redemptionPointsName",
			"tierPoints",
			"tiersInfo",
		]);
		expect(data).toMatchObject({ excluded: false, redemptionAmount: 1, redemptionPoints: 100, tierPoints: 0 });
		expect(data.redemptionPointsName).toBe("points");
		expect(data.tiersInfo[data.currentTierId]).toEqual({ name: "Starter", colour: TIERS[0].colour });
		expect(Object.keys(data.tiersInfo)).toEqual(TIERS.map(({ id }) => id));
	});

	it("name the points of the tier exactly, in thousandths", async () => {
		const playerId = await opened.player();
		await earnPoints(playerId, 1_234n);
		expect((await read(playerId)).tierPoints).toBe(1.234);
		expect(await points(playerId)).toMatchObject({ availablePoints: 1, tierFromPoints: 0 });
	});

	it.each([
		["JPY", 100],
		["BTC", 0.00001],
		["EUR", 1],
	])("say what points are worth in %s", async (currency, amount) => {
		expect((await read(await opened.player(1_000n, currency), currency)).redemptionAmount).toBe(amount);
	});

	it("say that a player is excluded, who sees no next tier and nothing that expires", async () => {
		const playerId = await opened.player();
		expect((await points(playerId)).nextTier).toMatchObject({ id: "bronze", missingPoints: 500 });
		opened.excluded.add(playerId);
		expect((await read(playerId)).excluded).toBe(true);
		expect(await points(playerId)).toMatchObject({ nextTier: null, expiringPoints: 0 });
	});

	it("are refused while the programme is closed, and the points can be read", async () => {
		const playerId = await opened.player();
		opened.flag.isOn = false;
		await expect(read(playerId)).rejects.toThrow("LOYALTY_CLOSED");
		expect(await points(playerId)).toMatchObject({ availablePoints: 0 });
		opened.flag.isOn = true;
	});
});

it("[LOY-01] the history is read page by page, the newest entry first", async () => {
	const playerId = await opened.player();
	for (let n = 1; n <= 5; n++) {
		const body = { requestId: `adjustment-${n}`, points: n, reason: "A promise of support" };
		await opened.call(
			adjustPoints,
			{ params: { player: idText(playerId) }, body },
			visitOf(1n, { roles: ["players"] }),
		);
	}
	const first = await points(playerId, { limit: 3 });
	expect(first.entries.map((entry) => entry.points)).toEqual([5, 4, 3]);
	const second = await points(playerId, { limit: 3, before: first.next! });
	expect(second.entries.map((entry) => entry.points)).toEqual([2, 1]);
	expect(second.next).toBeNull();
	expect((await opened.loyalty.exportOf(playerId)).map((entry) => entry.points)).toEqual([5, 4, 3, 2, 1]);
});

describe("[LOY-01] an operator", () => {
	const olga = visitOf(1n, { roles: ["players"] });
	const adjust = (playerId: Id, amount: number, requestId = `adjust-${opened.newId()}`, visit = olga) =>
		opened.call(
			adjustPoints,
			{
				params: { player: idText(playerId) },
				body: { requestId, points: amount, reason: "A promise of support" },
			},
			visit,
		);
	const available = (playerId: Id) => readAvailable(opened.database.reader, playerId);

	it("gives and takes points with a reason, which the audit log has", async () => {
		const playerId = await opened.player();
		await adjust(playerId, 150);
		const view = await adjust(playerId, -50);
		expect(view).toMatchObject({ availablePoints: 100, tierPoints: 0, tierName: "Starter" });
		expect(view.entries).toMatchObject([
			{ kind: "deducted", points: -50, reason: "A promise of support" },
			{ kind: "granted", points: 150, reason: "A promise of support" },
		]);
		expect(opened.audited.slice(-2)).toMatchObject([
			{ action: "loyalty.adjusted", playerId, details: { points: 150 } },
			{ action: "loyalty.adjusted", playerId, details: { points: -50 } },
		]);
		const request = { params: { player: idText(playerId) } };
		expect(await opened.call(readPlayerPoints, request, olga)).toEqual(view);
	});

	it("does it once for a requestId, and not under another's", async () => {
		const playerId = await opened.player();
		await adjust(playerId, 100, "one-adjustment");
		await adjust(playerId, 100, "one-adjustment");
		expect(await available(playerId)).toBe(100n * POINT);
		await expect(adjust(playerId, 101, "one-adjustment")).rejects.toThrow("IDEMPOTENCY_CONFLICT");
		await expect(adjust(playerId, -100, "one-adjustment")).rejects.toThrow("IDEMPOTENCY_CONFLICT");
	});

	it("never takes more points than there are", async () => {
		const playerId = await opened.player();
		await adjust(playerId, 10);
		await expect(adjust(playerId, -11)).rejects.toThrow("NOT_ENOUGH_POINTS");
		expect(await available(playerId)).toBe(10n * POINT);
	});

	it.each([[0], [1.5], [100_001], [-100_001], [Number.NaN]])("cannot adjust by %d", async (amount) => {
		await expect(adjust(await opened.player(), amount)).rejects.toThrow("VALIDATION_ERROR");
	});

	it("needs the role, and a player", async () => {
		const playerId = await opened.player();
		await expect(adjust(playerId, 1, "without-a-role", visitOf(1n, { roles: ["flags"] }))).rejects.toThrow(
			"NOT_ALLOWED",
		);
		const empty = await openTestLoyalty({ readPlayer: async () => undefined });
		const request = { params: { player: idText(playerId) } };
		await expect(empty.call(readPlayerPoints, request, olga)).rejects.toThrow("PLAYER_UNKNOWN");
		await empty.close();
	});
});

describe("[LOY-01] the points book", () => {
	it("takes what another domain gives, once for its cause, and to nothing of the tier", async () => {
		const playerId = await opened.player();
		const give = () =>
			opened.database.transaction((tx) =>
				opened.loyalty.give(tx, { playerId, points: 50, cause: "mission 1", reason: "Mission: three days" }),
			);
		await Promise.all([give(), give()]);
		await give();
		expect(await points(playerId)).toMatchObject({ availablePoints: 50, tierFromPoints: 0 });
		expect((await read(playerId)).tierPoints).toBe(0);
	});

	it("lets no points be negative, whatever is tried", async () => {
		const playerId = await opened.player();
		await earnPoints(playerId, 1_000n);
		const take = sql`update loyalty.account set available = -1 where player_id = ${playerId}`;
		await expect(take.execute(opened.database.reader)).rejects.toThrow("available");
	});

	it("reports points that are not the sum of their entries", async () => {
		const playerId = await opened.player();
		await earnPoints(playerId, 1_000n);
		const bucket = Number(playerId % 64n);
		await sql`update loyalty.account set available = available + 1 where player_id = ${playerId}`.execute(
			opened.database.reader,
		);
		expect(await opened.loyalty.audit(bucket)).toEqual([{ playerId, storedMicro: POINT + 1n, summedMicro: POINT }]);
		await sql`update loyalty.account set available = available - 1 where player_id = ${playerId}`.execute(
			opened.database.reader,
		);
		expect(await opened.loyalty.audit(bucket)).toEqual([]);
	});
});
