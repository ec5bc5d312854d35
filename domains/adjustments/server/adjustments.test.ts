import { deskVisit } from "@baize/desk/testing";
import { type Id, idText } from "@baize/kernel/id";
import { MINUTE_MS } from "@baize/kernel/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AdjustmentCause, proposeAdjustment, readPlayerAdjustments } from "../contract/index.ts";
import { openTestAdjustments } from "../testing/index.ts";

const OLGA = 7n;
const reason = "The round was shown twice, ticket 41.";

let app: Awaited<ReturnType<typeof openTestAdjustments>>;
beforeAll(async () => {
	app = await openTestAdjustments();
	await app.generalLedger.compare();
});
afterAll(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

const visit = (...roles: string[]) => deskVisit(OLGA, roles);
const propose = async (playerId: Id, amountMinor: number, cause: AdjustmentCause = "fault"): Promise<string> => {
	const input = { params: { player: idText(playerId) }, body: { amountMinor, cause, reason } };
	return (await app.call(proposeAdjustment, input, visit("withdrawals"))).proposal;
};
const read = (playerId: Id) =>
	app.call(readPlayerAdjustments, { params: { player: idText(playerId) } }, visit("players"));
const cashOf = async (playerId: Id) => (await app.ledger.balances(playerId, "CAD"))?.cash ?? 0n;
/** Of the one adjustment with this id. */
const linesOf = async (reference: string) =>
	(await app.generalLedger.entries(app.database.reader, { reference, limit: 5 })).map(({ cause, lines }) => [
		cause,
		lines.map(({ account, amountMinor }) => [account, amountMinor]),
	]);

describe("[WAL-05] [BO-01] an adjustment of a player's money", () => {
	it.each([
		["given", 250, 1_250n, 250n],
		["taken", -1_000, 0n, -1_000n],
	])("is %s once a second operator approves it, in the wallet and in the books", async (_, amountMinor, cash, cost) => {
		const playerId = await app.player(1_000n);
		const id = await propose(playerId, amountMinor);
		expect(await cashOf(playerId)).toBe(1_000n);
		expect((await read(playerId)).proposal).toEqual({ id, byName: "Olga Novak" });
		await expect(app.approve(id, OLGA)).rejects.toMatchObject({ code: "SECOND_PERSON_NEEDED" });
		expect(await app.approve(id)).toMatchObject({
			playerId: idText(playerId),
			effect: expect.arrayContaining([
				{
					what: "adjustments.funds.cash",
					currency: "CAD",
					beforeMinor: 1_000,
					afterMinor: 1_000 + amountMinor,
				},
				{ what: "adjustments.funds.bonus", currency: "CAD", beforeMinor: 0, afterMinor: 0 },
			]),
		});
		expect(await cashOf(playerId)).toBe(cash);
		expect(await linesOf(id)).toEqual([
			[
				"adjustment",
				[
					["adjustments", cost],
					["playersExternal", -cost],
				],
			],
		]);
		expect((await read(playerId)).adjustments).toMatchObject([
			{ id, amountMinor, cause: "fault", reason, proposedBy: "Olga Novak", approvedBy: "Operator 9001" },
		]);
		expect(app.audit.entries.at(-1)).toMatchObject({ action: "money.adjusted", playerId });
	});

	it.each([
		["en", "A fault of the site"],
		["es", "Un fallo del sitio"],
		["ar", "عطل في الموقع"],
	] as const)("stands in a statement in %s with its cause", async (locale, about) => {
		const playerId = await app.player(1_000n);
		const id = await propose(playerId, 250);
		await app.approve(id);
		const [newest, deposit] = await app.wallet.exportOf(playerId, "CAD", locale);
		expect(newest).toMatchObject({ id, kind: "adjustment", group: "other", about, cashAfterMinor: 1_250 });
		expect(deposit).toMatchObject({ kind: "deposit", group: "deposits" });
	});

	it("keeps the books and the wallets equal", async () => {
		const playerId = await app.player(1_000n);
		const entry = { id: app.newId(), cause: "deposit" as const, reference: "d1" };
		const lines = [
			{ account: "providerClearing" as const, subject: "sandbox", currency: "CAD", amountMinor: 1_000n },
			{ account: "playersExternal" as const, currency: "CAD", amountMinor: -1_000n },
		];
		await app.database.transaction((tx) => app.generalLedger.post(tx, { ...entry, lines }));
		app.clock.set(app.clock.nowMs() + MINUTE_MS);
		const differences = async () =>
			(await app.generalLedger.compare()).sums
				.filter(({ law }) => law === "walletsAndBooks")
				.map(({ leftMinor, rightMinor }) => leftMinor - rightMinor);
		const before = await differences();
		await app.approve(await propose(playerId, 333));
		app.clock.set(app.clock.nowMs() + MINUTE_MS);
		expect(await differences()).toEqual(before);
	});

	it("has expired once another one was posted, or the cash is too low", async () => {
		const playerId = await app.player(1_000n);
		const id = await propose(playerId, -800);
		await expect(propose(playerId, 5)).rejects.toMatchObject({ code: "PROPOSAL_OPEN" });
		await app.wallet.batched.instantRound({
			playerId,
			currency: "CAD",
			roundId: app.newId(),
			gameId: 1,
			stakeMinor: 500n,
			winMinor: 0n,
		});
		await expect(app.approve(id)).rejects.toMatchObject({ code: "PROPOSAL_EXPIRED" });
		expect(await cashOf(playerId)).toBe(500n);
		expect(await linesOf(id)).toEqual([]);
		await app.approve(await propose(playerId, -500));
		expect(await cashOf(playerId)).toBe(0n);
	});

	it("is approved while the player plays", async () => {
		const playerId = await app.player(1_000n);
		const id = await propose(playerId, 100);
		const round = { playerId, currency: "CAD", gameId: 1, stakeMinor: 10n, winMinor: 0n };
		await app.wallet.batched.instantRound({ ...round, roundId: app.newId() });
		await app.approve(id);
		expect(await cashOf(playerId)).toBe(1_090n);
	});

	it("opens the wallet of a player who has none", async () => {
		const playerId = app.newId();
		await app.approve(await propose(playerId, 100, "goodwill"));
		expect(await cashOf(playerId)).toBe(100n);
	});

	it.each([
		["more than the cash", 1_001, "ADJUSTMENT_TOO_HIGH"],
		["nothing", 0, "VALIDATION_ERROR"],
		["a fraction", 0.5, "VALIDATION_ERROR"],
		["more than an adjustment moves", 100_000_001, "VALIDATION_ERROR"],
	])("of %s is refused when it is proposed", async (_, minor, code) => {
		const playerId = await app.player(1_000n);
		await expect(propose(playerId, -minor)).rejects.toThrow(code);
	});

	it("is for a player that there is, and for operators with the role", async () => {
		await expect(propose(5n, 1)).rejects.toThrow("PLAYER_UNKNOWN");
		const playerId = await app.player(1n);
		const body = { amountMinor: 1, cause: "fault" as const, reason };
		await expect(
			app.call(proposeAdjustment, { params: { player: idText(playerId) }, body }, visit("players")),
		).rejects.toThrow("NOT_ALLOWED");
	});
});
