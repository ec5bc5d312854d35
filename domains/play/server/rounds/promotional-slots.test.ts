import { createHash, createHmac } from "node:crypto";
import { verifyGame } from "@baize/engines/game";
import { lowestStakeOf, spinGames } from "@baize/games/spins";
import type { Place } from "@baize/geo/contract";
import { idText } from "@baize/kernel/id";
import { fromHex } from "@baize/kernel/random";
import { DAY_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import type { SpinsGrant } from "@baize/spins/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listRounds, playPromotionalRound, readRound } from "../../contract/index.ts";
import { aRoundId, callsOf, chooseFreshly, LONDON_IP, openTestPlay, type TestPlay } from "../../testing/index.ts";

const GATE_OPEN = "iron-garden-gate-open";
const CASH = 1_000n;

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

async function grant({ playerId }: Session, gameId: string, stakeMinor: bigint, over: Partial<SpinsGrant> = {}) {
	const granted = await app.spins.grant({
		...{ grantKey: `gift ${app.newId()}`, playerId, count: 20, titleIds: [gameId], stakeMinor, currency: "CAD" },
		...{ untilMs: app.clock.nowMs() + DAY_MS, wins: "cash", cause: "for a test" },
		...over,
	});
	if (granted.status !== "granted") throw new Error(JSON.stringify(granted));
	return idText(granted.grantId);
}

const spin = (session: Session, gameId: string, grantId: string, ip?: string) =>
	callsOf(
		app.play,
		session,
		ip,
	)(playPromotionalRound, {
		params: { session: session.handle },
		body: { gameId, grantId, roundId: aRoundId(app.clock) },
	});
const leftOf = async ({ playerId }: Session) => (await app.spins.exportOf(playerId)).map(({ left }) => left);

const algorithms = {
	sha256: (message: Uint8Array) => createHash("sha256").update(message).digest(),
	hmac: (key: Uint8Array, message: string) => createHmac("sha256", key).update(message).digest(),
};

describe("[PROMO-01] [GAME-01] a promotional round in", () => {
	it.each(spinGames.map((game) => [game.sheet.title, game] as const))(
		"%s takes no stake, pays its win, is listed, and is verified by its receipt",
		async (_title, game) => {
			const gameId = game.sheet.id;
			const stake = 2n * lowestStakeOf(game, "CAD");
			const player = await app.player(CASH);
			const call = callsOf(app.play, player);
			const grantId = await grant(player, gameId, stake);
			const round = await spin(player, gameId, grantId);
			const { roundId, winMinor } = round;
			const [stakeMinor, promotion] = [Number(stake), { grantId, as: "cash", paidMinor: winMinor }];
			expect(round).toMatchObject({ gameId, stakeMinor, promotion, balanceMinor: Number(CASH) + winMinor });
			expect(await app.cashOf(player)).toBe(CASH + BigInt(winMinor));
			const { rounds } = await call(listRounds, { params: { session: player.handle }, query: {} });
			expect(rounds).toMatchObject([{ roundId, gameId, isPromotional: true, stakeMinor, winMinor }]);
			expect(await leftOf(player)).toEqual([19]);
			await chooseFreshly(app.play, player);
			const receipt = await call(readRound, { params: { session: player.handle, roundId } });
			expect(receipt.promotion).toEqual(promotion);
			const { fairness, bet, events, serverSeed } = receipt;
			const seeds = { ...fairness, serverSeed: fromHex(serverSeed!) };
			const claim = { game, seeds, commitment: fairness.commitment, bet, actions: [], stakeMinor, winMinor, events };
			expect(verifyGame(claim, algorithms)).toEqual({ verified: true });
		},
	);

	it("a slot without lines wins bonus money where its terms say so", async () => {
		const player = await app.player(CASH);
		const grantId = await grant(player, GATE_OPEN, 544n, { wins: { wageringTimes: 30, daysToWager: 7 } });
		let wonMinor = 0;
		while (wonMinor === 0) wonMinor += (await spin(player, GATE_OPEN, grantId)).winMinor;
		expect(await app.cashOf(player)).toBe(CASH);
		expect((await app.ledger.balances(player.playerId, "CAD"))!.bonus).toBe(BigInt(wonMinor));
	});
});

describe("[PROMO-01] [GEO-02] a promotional round of a title that sells its feature", () => {
	it.each<[string, string | undefined, Place | undefined]>([
		["at a place in Great Britain", LONDON_IP, undefined],
		["living in Spain", undefined, { country: "ES" }],
	])("is refused to a player %s, and no spin is used", async (_who, ip, place) => {
		const player = await app.player(CASH);
		if (place) app.residences.set(player.playerId, place);
		const grantId = await grant(player, GATE_OPEN, 544n);
		await expect(spin(player, GATE_OPEN, grantId, ip)).rejects.toMatchObject({ code: "FEATURE_BUY_NOT_ALLOWED" });
		expect(await leftOf(player)).toEqual([20]);
	});
});
