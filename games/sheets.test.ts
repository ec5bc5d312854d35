import { createHash, createHmac } from "node:crypto";
import { drawJackpot, JACKPOT_STREAM } from "@baize/engines/game";
import {
	confidence999,
	exactReturn,
	issuesOf,
	measure,
	playRound,
	quickRound,
	simulate,
	stakeMinorOf,
	verifyRound,
	volatilityOf,
} from "@baize/engines/reels";
import { toNumber, truncatedPercentText } from "@baize/kernel/odds";
import { commitmentOf, fairDraws, seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import { sheetOf, sheets } from "./sheets.ts";

describe("[GAME-01] the slot titles", () => {
	it("are found by id, and others are not", () => {
		for (const sheet of sheets) expect(sheetOf(sheet.id)).toBe(sheet);
		expect(sheetOf("no-such-title")).toBeNull();
		expect(new Set(sheets.map(({ id }) => id)).size).toBe(sheets.length);
	});
});

describe.each(sheets)("[GAME-01] $title", (sheet) => {
	const exact = exactReturn(sheet);

	it("has a sheet without issues", () => {
		expect(issuesOf(sheet)).toEqual([]);
	});

	it("states the return that it has, cut after two decimals", () => {
		expect(truncatedPercentText(exact.stated)).toBe(sheet.rtpText);
	});

	it("returns the same by enumerating all its windows, is as volatile as stated and cannot pay above its cap", () => {
		const measures = measure(sheet);
		expect(measures.meanTimesStake).toBeCloseTo(toNumber(exact.total), 9);
		expect(volatilityOf(measures.standardDeviation)).toBe(sheet.volatility);
		expect(measures.maxTimesStake).toBe(sheet.winCapTimesStake);
		const half = confidence999(measures.standardDeviation, 2_000_000);
		const simulated = simulate(sheet, 2_000_000, seededDraws(1));
		expect(Math.abs(simulated.mean - toNumber(exact.total))).toBeLessThan(half);
	}, 60_000);

	it("is simulated by the rounds that are played, feature for feature", () => {
		const quick = quickRound(sheet);
		let features = 0;
		for (let seed = 0; seed < 4_000; seed++) {
			const round = playRound(sheet, { lineBetMinor: 2n, draws: seededDraws(seed) });
			if (BigInt(quick(seededDraws(seed)) * 2) !== round.winMinor) expect.fail(`seed ${seed} differs`);
			if (round.events.some(({ type }) => type === "freeSpinsBegun")) features++;
		}
		expect(features).toBeGreaterThan(10);
	});

	it("[GAME-02] can be verified by its player", () => {
		const hmac = (key: Uint8Array, message: string): Uint8Array => createHmac("sha256", key).update(message).digest();
		const sha256 = (message: Uint8Array): Uint8Array => createHash("sha256").update(message).digest();
		const seeds = { serverSeed: new Uint8Array(32).fill(1), clientSeed: "anyone", nonce: 0 };
		const lineBetMinor = BigInt(sheet.minLineBetUnits);
		const { events } = playRound(sheet, { lineBetMinor, draws: fairDraws(seeds, hmac) });
		const commitment = commitmentOf(seeds.serverSeed, sha256);
		const draws = fairDraws(seeds, hmac, JACKPOT_STREAM);
		const jackpot = sheet.jackpot && drawJackpot(sheet.jackpot, Number(stakeMinorOf(sheet, lineBetMinor)), draws);
		const claim = { sheet, lineBetMinor, seeds, commitment, events, jackpot, currency: "CAD" };
		expect(verifyRound(claim, { hmac, sha256 })).toEqual({ verified: true });
	});
});
