import { openHouseCalls, rows } from "@baize/platform-server";
import { setLimit } from "@baize/safer-play/contract";
import type { SaferPlay } from "@baize/safer-play/server";
import { saferPlayOver } from "@baize/safer-play/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDeposit } from "../contract/index.ts";
import { aRequestId, openTestCashier, type Person, type TestCashier } from "../testing/index.ts";

let house: TestCashier;
let saferPlay: SaferPlay;
beforeAll(async () => {
	house = await openTestCashier({
		saferPlay: {
			holdDeposit: (tx, wish) => saferPlay.holdDeposit(tx, wish),
			freeDeposit: (tx, playerId, reference) => saferPlay.freeDeposit(tx, playerId, reference),
			countDeposit: (tx, wish) => saferPlay.countDeposit(tx, wish),
		},
	});
	saferPlay = saferPlayOver(house);
});
afterAll(() => house.close());

const holdsOf = ({ session }: Person) =>
	rows<{ "safer_play.deposit": { player_id: bigint; reference: bigint } }>(house.database.reader)
		.selectFrom("safer_play.deposit")
		.select("reference")
		.where("player_id", "=", session.playerId)
		.execute();

async function limitTo(amount: number, { session, params }: Person): Promise<void> {
	const visit = { session, locale: "en", ip: "192.0.2.1", userAgent: "", cookies: {} } as const;
	const body = { kind: "deposit", window: "day", amount } as const;
	await openHouseCalls(saferPlay.bindings).call(setLimit, { params, body }, visit);
}

describe("[CASH-03] [SAFE-01] the same request for a deposit, twice at once", () => {
	it.each([
		["without a limit", undefined],
		["under a limit that has room for one", 5_000],
	])("is held once and answered alike, %s", async (_case, limit) => {
		for (let again = 0; again < 10; again++) {
			const person = await house.player();
			if (limit) await limitTo(limit, person);
			const body = { method: "card", amountMinor: 5_000, requestId: aRequestId() } as const;
			const ask = () => person.call(startDeposit, { params: person.params, body });
			const answers = [...(await Promise.all([ask(), ask()])), await ask()];
			expect(new Set(answers.map(({ depositId }) => depositId)).size).toBe(1);
			expect(await holdsOf(person)).toHaveLength(1);
		}
	});

	it("is held by nobody where it is refused", async () => {
		const person = await house.player();
		await limitTo(4_999, person);
		const body = { method: "card", amountMinor: 5_000, requestId: aRequestId() } as const;
		const ask = () => person.call(startDeposit, { params: person.params, body });
		const answers = await Promise.allSettled([ask(), ask()]);
		expect(answers).toMatchObject([{ reason: { code: "LIMIT_REACHED" } }, { reason: { code: "LIMIT_REACHED" } }]);
		expect(await holdsOf(person)).toEqual([]);
	});
});
