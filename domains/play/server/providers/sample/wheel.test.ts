import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Outcome, PamClient, Transaction } from "./pam-client.ts";
import { spin, winOf } from "./spin.ts";
import { SEGMENTS_X10, WHEEL_RTP, WHEEL_STAKES } from "./wheel.data.ts";

const player = { playerId: "p", token: "t", currency: "CAD" };

/** An operator who answers each type like this; what it was asked is in `asked`. */
function operator(answers: Partial<Record<Transaction["transactionType"], Outcome>> = {}) {
	const asked: Transaction[] = [];
	const done: Outcome = { code: null, balance: 5 };
	const pam: PamClient = {
		balance: async () => done,
		async transact(_player, transaction) {
			asked.push(transaction);
			return answers[transaction.transactionType] ?? done;
		},
	};
	return { pam, asked };
}

describe("[GAME-03] the sample's wheel", () => {
	it("returns what it states, in whole minor units, and draws what its page shows", () => {
		const sum = SEGMENTS_X10.reduce<number>((total, each) => total + each, 0);
		expect((sum / SEGMENTS_X10.length) * 10).toBeCloseTo(Number(WHEEL_RTP), 2);
		for (const stake of WHEEL_STAKES)
			for (const segment of SEGMENTS_X10.keys()) expect(Number.isInteger(winOf(stake, segment))).toBe(true);
		const page = readFileSync(new URL("page/wheel.js", import.meta.url), "utf8");
		expect(page).toContain(`const SEGMENTS_X10 = [${SEGMENTS_X10.join(", ")}];`);
	});

	it("bets, then ends the round with its win", async () => {
		const { pam, asked } = operator();
		const spun = await spin(pam, player, 100, 100);
		expect(spun).toMatchObject({ balance: 5, segment: expect.any(Number) });
		expect(asked.map(({ transactionType, isGameOver }) => [transactionType, isGameOver])).toEqual([
			["WITHDRAW", false],
			["DEPOSIT", true],
		]);
		expect(new Set(asked.map(({ providerRoundId }) => providerRoundId)).size).toBe(1);
	});

	it("draws nothing for a refused bet, and takes back one that was not answered", async () => {
		const refused = operator({ WITHDRAW: { code: "PAM_ERR_CASH_OVERDRAFT", balance: 1 } });
		expect(await spin(refused.pam, player, 100, 100)).toEqual({ error: "PAM_ERR_CASH_OVERDRAFT", balance: 1 });
		expect(refused.asked).toHaveLength(1);
		const silent = operator({ WITHDRAW: { code: "UNANSWERED", balance: null } });
		expect(await spin(silent.pam, player, 100, 100)).toEqual({ error: "UNANSWERED", balance: null });
		expect(silent.asked[1]).toMatchObject({
			transactionType: "CANCEL",
			providerBetRef: silent.asked[0]!.providerTransactionId,
		});
	});

	it.each([0, -100, 21, Number.NaN])("takes no stake of %s", async (stake) => {
		const { pam, asked } = operator();
		expect(await spin(pam, player, stake, 100)).toEqual({ error: "STAKE", balance: null });
		expect(asked).toEqual([]);
	});
});
