import { createHash, createHmac } from "node:crypto";
import { verifyGame } from "@baize/engines/game";
import { otherGameOf } from "@baize/games/others";
import { fromHex } from "@baize/kernel/random";
import type { Session } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listRounds, playRealRound, type RoundAnswer, readRound } from "../../contract/index.ts";
import { aRoundId, callsOf, chooseFreshly, openTestPlay, type TestPlay } from "../../testing/index.ts";

const CASH = 1_000_000n;

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());

const play = (player: Session, gameId: string, bet: unknown): Promise<RoundAnswer> =>
	callsOf(app.play, player)(playRealRound, {
		params: { session: player.handle },
		body: { gameId, bet, roundId: aRoundId(app.clock), mode: "real" },
	});
const algorithms = {
	sha256: (message: Uint8Array) => createHash("sha256").update(message).digest(),
	hmac: (key: Uint8Array, message: string) => createHmac("sha256", key).update(message).digest(),
};

describe("[GAME-01] [GAME-02] slots that are not played on lines", () => {
	it.each([
		["coral-cascade", "Coral Cascade", 140],
		["silk-caravan", "Silk Caravan", 60],
		["painted-dunes", "Painted Dunes", 80],
		["copper-vault", "Copper Vault", 60],
		["thunder-pines", "Thunder Pines", 300],
		["iron-garden", "Iron Garden", 60],
		["iron-garden-gate-open", "Iron Garden: Gate Open", 1_088],
	])(
		"%s pays what its events add up to, is listed, and is verified by its receipt",
		async (gameId, title, stakeMinor) => {
			const player = await app.player(CASH);
			const call = callsOf(app.play, player);
			const { roundId, winMinor, events } = await play(player, gameId, { stakeMinor });
			expect((events as object[]).at(-1)).toEqual({
				type: "roundEnded",
				stakeMinor,
				winMinor,
				celebrate: winMinor > stakeMinor,
			});
			expect(await app.cashOf(player)).toBe(CASH - BigInt(stakeMinor) + BigInt(winMinor));
			const { rounds } = await call(listRounds, { params: { session: player.handle }, query: {} });
			expect(rounds).toMatchObject([{ roundId, gameId, title, stakeMinor, winMinor }]);
			await chooseFreshly(app.play, player);
			const receipt = await call(readRound, { params: { session: player.handle, roundId } });
			const { clientSeed, nonce, commitment } = receipt.fairness;
			const game = otherGameOf(gameId)!;
			if (game.timing === "shared") throw new Error("not here");
			const seeds = { serverSeed: fromHex(receipt.serverSeed!), clientSeed, nonce };
			const claim = { game, seeds, commitment, bet: receipt.bet, actions: [], stakeMinor, winMinor, events };
			expect(verifyGame(claim, algorithms)).toEqual({ verified: true });
			expect(verifyGame({ ...claim, events: events.slice(1) }, algorithms)).toMatchObject({ verified: false });
			expect(await app.ledger.audit()).toEqual([]);
		},
	);

	it.each([
		["a stake off its steps", "coral-cascade", { stakeMinor: 130 }, "BET_NOT_ALLOWED"],
		["a stake above its highest", "coral-cascade", { stakeMinor: 5_020 }, "BET_NOT_ALLOWED"],
		["a line bet", "coral-cascade", { lineBetMinor: 20 }, "BET_NOT_OFFERED"],
	])("do not take %s, with nothing moved", async (_case, gameId, bet, code) => {
		const player = await app.player(CASH);
		await expect(play(player, gameId, bet)).rejects.toMatchObject({ code });
		expect(await app.cashOf(player)).toBe(CASH);
	});
});
