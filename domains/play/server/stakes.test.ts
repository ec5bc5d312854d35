import { lineBetLimits } from "@baize/engines/reels";
import { sheetOf } from "@baize/games/sheets";
import { stakeUnitOf } from "@baize/games/stakes";
import { CURRENCIES } from "@baize/kernel/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playRealRound } from "../contract/index.ts";
import { aRoundId, callsOf, chooseFreshly, openTestPlay, type TestPlay } from "../testing/index.ts";

const GAME = "tidal-book";
const sheet = sheetOf(GAME)!;

let house: TestPlay;
beforeAll(async () => {
	house = await openTestPlay();
});
afterAll(async () => {
	expect(await house.ledger.audit()).toEqual([]);
	await house.close();
});

describe("[GAME-01] a stake", () => {
	it.each(CURRENCIES)(
		"in $code is on the ladder of $code: its largest is taken, more and less than a unit is not",
		async ({ code }) => {
			const unitMinor = stakeUnitOf(code);
			const { leastMinor, mostMinor } = lineBetLimits(sheet, unitMinor);
			const cashMinor = BigInt(mostMinor * sheet.lines.length);
			const player = await house.newcomer(cashMinor, code);
			await chooseFreshly(house.play, player);
			const spin = (lineBetMinor: number) =>
				callsOf(house.play, player)(playRealRound, {
					params: { session: player.handle },
					body: { gameId: GAME, lineBetMinor, roundId: aRoundId(house.clock), mode: "real" },
				});
			for (const lineBetMinor of [mostMinor + unitMinor, leastMinor + unitMinor / 2, 0].map(Math.ceil)) {
				if (lineBetMinor % unitMinor === 0 && lineBetMinor > 0 && lineBetMinor <= mostMinor) continue;
				await expect(spin(lineBetMinor)).rejects.toMatchObject({
					code: "LINE_BET_NOT_ALLOWED",
					details: { leastMinor, mostMinor },
				});
			}
			const { stakeMinor, winMinor, balanceMinor } = await spin(mostMinor);
			expect(BigInt(stakeMinor)).toBe(cashMinor);
			expect(balanceMinor).toBe(winMinor);
			expect(winMinor % unitMinor).toBe(0);
		},
	);

	it("in USDT comes to a hundred, where it was 0.0001", async () => {
		expect((lineBetLimits(sheet, stakeUnitOf("USDT")).mostMinor * sheet.lines.length) / 1e8).toBe(100);
	});
});
