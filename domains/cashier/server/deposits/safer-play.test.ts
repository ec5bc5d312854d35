import { type Id, readId } from "@baize/kernel/id";
import { limitReached } from "@baize/safer-play/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listPayments } from "../../contract/index.ts";
import { aDeposit, cardForm, openTestCashier, send, type TestCashier, until } from "../../testing/index.ts";
import type { SaferPlayPort } from "../index.ts";

const LIMIT = 5_000n;
const reserved: { reference: Id; amountMinor: bigint }[] = [];
const freed: Id[] = [];
const counted: Id[] = [];

/** A player who may deposit up to 50.00 at a time. */
const saferPlay: SaferPlayPort = {
	async reserveDeposit(_tx, deposit) {
		const details = { limit: "deposit", window: "day", remainingMinor: Number(LIMIT), resetsAtMs: null };
		if (deposit.amountMinor > LIMIT) throw limitReached({ ...details, currency: deposit.currency });
		reserved.push(deposit);
	},
	freeDeposit: async (_tx, _playerId, reference) => void freed.push(reference),
	countDeposit: async (_tx, { reference }) => void counted.push(reference),
	judgeCapture: async () => "allowed",
};

let app: TestCashier;
beforeAll(async () => {
	app = await openTestCashier({ saferPlay });
});
afterAll(() => app.close());

describe("[SAFE-01] a deposit and the player's limits", () => {
	it("above a limit is refused before anything is written or a bank is contacted", async () => {
		const person = await app.player();
		await expect(aDeposit(person, 5_001)).rejects.toMatchObject({
			code: "LIMIT_REACHED",
			details: { limit: "deposit", remainingMinor: 5_000 },
		});
		const { payments } = await person.call(listPayments, { params: person.params, query: {} });
		expect(payments).toEqual([]);
	});

	it("is reserved when it begins, once for one request, and counted when its money comes", async () => {
		const person = await app.player();
		const { depositId, payUrl } = await aDeposit(person, 5_000);
		expect(reserved.filter(({ reference }) => reference === readId(depositId))).toHaveLength(1);
		await send(app, payUrl, cardForm("4242"));
		await until(async () => counted.includes(readId(depositId)!));
		expect(freed).not.toContain(readId(depositId));
	});

	it("that is declined counts no more", async () => {
		const person = await app.player();
		const { depositId, payUrl } = await aDeposit(person, 2_000);
		await send(app, payUrl, cardForm("0002"));
		await until(async () => freed.includes(readId(depositId)!));
		expect(counted).not.toContain(readId(depositId));
	});
});
