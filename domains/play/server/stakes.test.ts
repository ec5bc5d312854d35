import { sheetOf } from "@baize/games/sheets";
import { stakeUnitOf } from "@baize/games/stakes";
import { CURRENCIES } from "@baize/kernel/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playRealRound } from "../contract/index.ts";
import { aRoundId, callsOf, chooseFreshly, openTestPlay, type TestPlay } from "../testing/index.ts";

const GAME = "tidal-book";
const sheet = sheetOf(GAME)!;

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

describe("[GAME-01] a stake", () => {
	it.each(CURRENCIES)(
		"in $code is on the ladder of $code: its largest is taken, more and less than a unit is not",
		async ({ code }) => {
			const unitMinor = stakeUnitOf(code);
			const [minMinor, maxMinor] = [sheet.minLineBetUnits * unitMinor, sheet.maxLineBetUnits * unitMinor];
			const cashMinor = BigInt(maxMinor * sheet.lines.length);
			const player = await app.newcomer(cashMinor, code);
			await chooseFreshly(app.play, player);
			const spin = (lineBetMinor: number) =>
				callsOf(app.play, player)(playRealRound, {
					params: { session: player.handle },
					body: { gameId: GAME, bet: { lineBetMinor }, roundId: aRoundId(app.clock), mode: "real" },
				});
			for (const lineBetMinor of [maxMinor + unitMinor, minMinor + unitMinor / 2, 0].map(Math.ceil)) {
				if (lineBetMinor % unitMinor === 0 && lineBetMinor > 0 && lineBetMinor <= maxMinor) continue;
				await expect(spin(lineBetMinor)).rejects.toMatchObject({
					code: "BET_NOT_ALLOWED",
					details: { minMinor, maxMinor },
				});
			}
			const { stakeMinor, winMinor, balanceMinor } = await spin(maxMinor);
			expect(BigInt(stakeMinor)).toBe(cashMinor);
			expect(balanceMinor).toBe(winMinor);
			expect(winMinor % unitMinor).toBe(0);
		},
	);

	it("in USDT comes to a hundred, where it was 0.0001", async () => {
		expect((sheet.maxLineBetUnits * stakeUnitOf("USDT") * sheet.lines.length) / 1e8).toBe(100);
	});
});
