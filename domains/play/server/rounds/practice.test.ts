import { sheetOf } from "@baize/games/sheets";
import { stakeUnitOf } from "@baize/games/stakes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actInPracticeRound, openPracticeRound, playPracticeRound, readPracticeSeed } from "../../contract/index.ts";
import { callsOf, openTestPlay, practise, type TestPlay, verify } from "../../testing/index.ts";

const GAME = "tidal-book";
const LINE_BET = 5;

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());

describe("[GEN-01] a round for practice", () => {
	const visitor = () => callsOf(app.play, undefined);

	it("needs no account, moves no money, and verifies at once", async () => {
		const round = await practise(visitor(), { clientSeed: "mine" });
		expect(round.fairness.clientSeed).toBe("mine");
		expect(verify(round, round.serverSeed)).toEqual({ verified: true });
		expect(await app.ledger.audit()).toEqual([]);
	});

	it("[GAME-02] is committed to before its client seed comes, the first and each after it", async () => {
		const call = visitor();
		let seed = await call(readPracticeSeed, {});
		for (const clientSeed of ["one", "two", "three"]) {
			const body = { gameId: GAME, bet: { lineBetMinor: LINE_BET }, seed, clientSeed };
			const round = await call(playPracticeRound, { body });
			expect(round.fairness).toEqual({ commitment: seed.commitment, clientSeed, nonce: 0 });
			expect(verify(round, round.serverSeed)).toEqual({ verified: true });
			seed = round.next;
		}
	});

	it("[GAME-02] is not drawn from a seed that was not committed to", async () => {
		const call = visitor();
		const [{ salt }, { commitment }] = [await call(readPracticeSeed, {}), await call(readPracticeSeed, {})];
		const body = { gameId: GAME, bet: { lineBetMinor: LINE_BET }, seed: { salt, commitment }, clientSeed: "mine" };
		await expect(call(playPracticeRound, { body })).rejects.toMatchObject({ code: "SEEDS_MOVED_ON" });
	});

	it("is staked in the currency of who practises, and in dollars by visitors", async () => {
		const lineBetMinor = sheetOf(GAME)!.maxLineBetUnits * stakeUnitOf("USDT");
		const player = await app.newcomer(0n, "USDT");
		expect(await practise(callsOf(app.play, player), { bet: { lineBetMinor } })).toMatchObject({
			bet: { lineBetMinor },
		});
		await expect(practise(visitor(), { bet: { lineBetMinor } })).rejects.toMatchObject({ code: "BET_NOT_ALLOWED" });
	});

	it.each([playPracticeRound, openPracticeRound, actInPracticeRound])(
		"is slowed down for a program, by a request rate limit: $name",
		({ limit }) => {
			expect(limit).toBe("practice");
		},
	);
});
