import { openInProcessClient, rows } from "@baize/platform-server";
import { setLimit } from "@baize/safer-play/contract";
import type { SaferPlay } from "@baize/safer-play/server";
import { saferPlayOver } from "@baize/safer-play/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDeposit } from "../../contract/index.ts";
import { aRequestId, openTestCashier, type Person, type TestCashier } from "../../testing/index.ts";

let app: TestCashier;
let saferPlay: SaferPlay;
beforeAll(async () => {
	app = await openTestCashier({
		saferPlay: {
			reserveDeposit: (tx, deposit) => saferPlay.reserveDeposit(tx, deposit),
			freeDeposit: (tx, playerId, reference) => saferPlay.freeDeposit(tx, playerId, reference),
			countDeposit: (tx, deposit) => saferPlay.countDeposit(tx, deposit),
			judgeCapture: (tx, deposit) => saferPlay.judgeCapture(tx, deposit),
		},
	});
	saferPlay = saferPlayOver(app);
});
afterAll(() => app.close());

const reservationsOf = ({ session }: Person) =>
	rows<{ "safer_play.deposit": { player_id: bigint; reference: bigint } }>(app.database.reader)
		.selectFrom("safer_play.deposit")
		.select("reference")
		.where("player_id", "=", session.playerId)
		.execute();

async function limitTo(amount: number, { session, params }: Person): Promise<void> {
	const visit = { session, locale: "en", ip: "192.0.2.1", userAgent: "", cookies: {} } as const;
	const body = { kind: "deposit", window: "day", amount } as const;
	await openInProcessClient(saferPlay.bindings).call(setLimit, { params, body }, visit);
}

describe("[CASH-03] [SAFE-01] the same request for a deposit, twice at once", () => {
	it.each([
		["without a limit", undefined],
		["under a limit with enough headroom", 5_000],
	])("is reserved once and answered alike, %s", async (_case, limit) => {
		for (let again = 0; again < 10; again++) {
			const person = await app.player();
			if (limit) await limitTo(limit, person);
			const body = { method: "card", amountMinor: 5_000, requestId: aRequestId() } as const;
			const request = () => person.call(startDeposit, { params: person.params, body });
			const answers = [...(await Promise.all([request(), request()])), await request()];
			expect(new Set(answers.map(({ depositId }) => depositId)).size).toBe(1);
			expect(await reservationsOf(person)).toHaveLength(1);
		}
	});

	it("is not reserved if it is refused", async () => {
		const person = await app.player();
		await limitTo(4_999, person);
		const body = { method: "card", amountMinor: 5_000, requestId: aRequestId() } as const;
		const request = () => person.call(startDeposit, { params: person.params, body });
		const answers = await Promise.allSettled([request(), request()]);
		expect(answers).toMatchObject([{ reason: { code: "LIMIT_REACHED" } }, { reason: { code: "LIMIT_REACHED" } }]);
		expect(await reservationsOf(person)).toEqual([]);
	});
});
