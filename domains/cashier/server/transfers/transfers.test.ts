import { bucketOf, readId } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	cancelTransfer,
	declineTransfer,
	listTransferRecords,
	listTransfers,
	readTransferOptions,
	readTransferRecord,
	returnTransfer,
	sendTransfer,
	TRANSFER_WAIT_MS,
} from "../../contract/index.ts";
import {
	aNamedPlayer,
	aReadyTransfer,
	aRequestId,
	aTransfer,
	type Neighbours,
	openTestTransfers,
	type Person,
	PROVED,
	type TestCashier,
	take,
	until,
} from "../../testing/index.ts";

let app: TestCashier & Neighbours;
let olga: Person;
beforeAll(async () => {
	app = await openTestTransfers();
	olga = app.operator();
});
afterAll(() => app.close());

const cashOf = async (person: Person) => (await app.fundsOf(person)).cash;
const transitOf = async ({ session: { playerId } }: Person): Promise<bigint> => {
	const found = await sql<{ transit: bigint }>`select transit from ledger.wallet where player_id = ${playerId}`.execute(
		app.database.reader,
	);
	return found.rows[0]!.transit;
};
const cancel = (by: Person, transfer: string) => by.call(cancelTransfer, { params: { ...by.params, transfer } });
const decline = (by: Person, transfer: string) => by.call(declineTransfer, { params: { ...by.params, transfer } });
const listOf = (by: Person) => by.call(listTransfers, { params: by.params });
const errorOf = (work: Promise<unknown>) =>
	work.then(
		() => "done",
		(error: { code?: string }) => error.code,
	);

describe("[CASH-05] a transfer", () => {
	it("waits in transit, is held for a new receiver, and arrives when it is taken", async () => {
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		const sent = await aTransfer(ann, ` ${bea.address.toUpperCase()} `);
		expect(sent).toMatchObject({
			direction: "sent",
			state: "waiting",
			other: "B•••• K••••",
			amountMinor: 2_000,
			hold: { reasons: ["newDestination"], untilMs: app.clock.nowMs() + DAY_MS },
			expiresAtMs: app.clock.nowMs() + DAY_MS + TRANSFER_WAIT_MS,
			canCancel: true,
			canTake: false,
		});
		expect([await cashOf(ann), await transitOf(ann), await cashOf(bea)]).toEqual([3_000n, 2_000n, 0n]);
		expect((await listOf(bea)).received).toMatchObject([
			{ direction: "received", hold: { reasons: [] }, canTake: false, canDecline: true, canCancel: false },
		]);
		expect(await errorOf(take(bea, sent.transferId))).toBe("TRANSFER_HELD");
		app.clock.set(app.clock.nowMs() + DAY_MS);
		expect(await take(bea, sent.transferId)).toMatchObject({ state: "taken", direction: "received", canTake: false });
		expect([await cashOf(ann), await cashOf(bea)]).toEqual([3_000n, 2_000n]);
		expect([await transitOf(ann), await transitOf(bea)]).toEqual([2_000n, -2_000n]);
		expect((await listOf(ann)).sent[0]?.steps.map(({ state, by }) => [state, by])).toEqual([
			["waiting", "player"],
			["held", "site"],
			["accepted", "player"],
			["taken", "site"],
		]);
		expect(await app.cashier.auditTransfers()).toEqual([]);
	});

	it("to a receiver of before is not held", async () => {
		const ann = await aNamedPlayer(app, 9_000n);
		const bea = await aNamedPlayer(app);
		await take(bea, await aReadyTransfer(app, ann, bea.address));
		expect((await aTransfer(ann, bea.address)).hold).toBeUndefined();
	});

	it.each([
		["cancelled", (ann: Person, _bea: Person, id: string) => cancel(ann, id)],
		["declined", (_ann: Person, bea: Person, id: string) => decline(bea, id)],
		[
			"stopped",
			(_ann: Person, _bea: Person, transfer: string) =>
				olga.call(returnTransfer, { params: { transfer }, body: { reason: "Looks like a stolen account" } }),
		],
	] as const)("that is %s returns at once and whole, and cannot be taken any more", async (ending, end) => {
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		const id = await aReadyTransfer(app, ann, bea.address);
		await end(ann, bea, id);
		expect([await cashOf(ann), await transitOf(ann), await cashOf(bea)]).toEqual([5_000n, 0n, 0n]);
		expect((await listOf(ann)).sent).toMatchObject([{ state: "returned", ending, canCancel: false }]);
		expect(await errorOf(take(bea, id))).toBe("TRANSFER_STATE");
		expect(await cashOf(ann)).toBe(5_000n);
	});

	it("notifies both sides by inbox and mail, without full names", async () => {
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		await take(bea, await aReadyTransfer(app, ann, bea.address));
		const postedTo = (person: { session: Person["session"] }) =>
			app.posted.filter(({ playerId }) => playerId === person.session.playerId);
		await until(() => postedTo(bea).length === 2 && postedTo(ann).length === 2);
		expect(postedTo(ann).map(({ name }) => name)).toEqual(["cashier.transfer.sent", "cashier.transfer.taken"]);
		expect(postedTo(bea).map(({ name }) => name)).toEqual(["cashier.transfer.offered", "cashier.transfer.received"]);
		expect(postedTo(ann)[0]?.fills).toMatchObject({ name: "B•••• K••••" });
	});

	it("is in both statements under the other's name", async () => {
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		await take(bea, await aReadyTransfer(app, ann, bea.address));
		const rowOf = async ({ session: { playerId, currency } }: Person, kind: string) =>
			(await app.wallet.exportOf(playerId, currency)).find((entry) => entry.kind === kind);
		expect(JSON.stringify(await rowOf(ann, "transferOut"))).toContain("B•••• K••••");
		expect(JSON.stringify(await rowOf(bea, "transferIn"))).toContain("P••••");
	});
});

describe("[CASH-05] the receiver of a transfer", () => {
	it("is not distinguished from a missing one: the same answer for each reason", async () => {
		const ann = await aNamedPlayer(app, 50_000n);
		const foreign = await aNamedPlayer(app, 0n, { currency: "EUR" });
		const closed = await aNamedPlayer(app, 0n, { isDisabled: true });
		for (const to of ["missing@baize.test", "missing", ann.address, foreign.address, closed.address])
			expect(await errorOf(aTransfer(ann, to))).toBe("TRANSFER_RECEIVER");
		expect(await cashOf(ann)).toBe(50_000n);
		// Five a day: an address book cannot be tried through.
		const bea = await aNamedPlayer(app);
		expect(await errorOf(aTransfer(ann, bea.address))).toBe("TRANSFER_DAY_LIMIT");
		app.clock.set(app.clock.nowMs() + DAY_MS + 1);
		expect(await errorOf(aTransfer(ann, bea.address))).toBe("done");
	});

	it("is looked for after the proof only", async () => {
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		const unproved = (to: string) =>
			ann.call(sendTransfer, {
				headers: {},
				params: ann.params,
				body: { to, amountMinor: 2_000, requestId: aRequestId() },
			});
		const answers = await Promise.all([bea.address, "missing@baize.test"].map((to) => errorOf(unproved(to))));
		expect(answers).toEqual(["MFA_REQUIRED", "MFA_REQUIRED"]);
	});

	it("alone sees and takes it", async () => {
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		const cat = await aNamedPlayer(app);
		const id = await aReadyTransfer(app, ann, bea.address);
		expect(await errorOf(take(cat, id))).toBe("TRANSFER_NOT_FOUND");
		expect(await errorOf(take(ann, id))).toBe("TRANSFER_NOT_FOUND");
		expect(await errorOf(decline(cat, id))).toBe("TRANSFER_NOT_FOUND");
		expect(await errorOf(cancel(bea, id))).toBe("TRANSFER_NOT_FOUND");
		expect((await listOf(cat)).received).toEqual([]);
	});
});

describe("[CASH-05] asked twice", () => {
	it("is sent once; with another sum or receiver it is a conflict", async () => {
		const ann = await aNamedPlayer(app, 9_000n);
		const bea = await aNamedPlayer(app);
		const requestId = aRequestId();
		const all = await Promise.all([1, 2, 3, 4].map(() => aTransfer(ann, bea.address, 2_000, requestId)));
		expect(new Set(all.map(({ transferId }) => transferId)).size).toBe(1);
		expect(await cashOf(ann)).toBe(7_000n);
		expect(await errorOf(aTransfer(ann, bea.address, 2_001, requestId))).toBe("IDEMPOTENCY_CONFLICT");
		expect(await errorOf(aTransfer(ann, "cat@baize.test", 2_000, requestId))).toBe("IDEMPOTENCY_CONFLICT");
		// Without another proof.
		const again = { to: bea.address, amountMinor: 2_000, requestId };
		expect((await ann.call(sendTransfer, { headers: {}, params: ann.params, body: again })).state).toBe("waiting");
	});

	it("stays refused where the money was missing", async () => {
		const ann = await aNamedPlayer(app, 1_500n);
		const bea = await aNamedPlayer(app);
		const requestId = aRequestId();
		expect(await errorOf(aTransfer(ann, bea.address, 2_000, requestId))).toBe("INSUFFICIENT_FUNDS");
		await app.fund(ann, 5_000n);
		expect(await errorOf(aTransfer(ann, bea.address, 2_000, requestId))).toBe("INSUFFICIENT_FUNDS");
		expect(await cashOf(ann)).toBe(6_500n);
		expect((await listOf(ann)).sent).toEqual([]);
	});

	it("ends once, however it is asked: two takes at once, and a cancellation against a take", async () => {
		for (let time = 0; time < 8; time++) {
			const ann = await aNamedPlayer(app, 5_000n);
			const bea = await aNamedPlayer(app);
			const id = await aReadyTransfer(app, ann, bea.address);
			const answers = await Promise.all([
				errorOf(take(bea, id)),
				errorOf(time % 2 === 0 ? take(bea, id) : cancel(ann, id)),
				errorOf(cancel(ann, id)),
			]);
			expect(answers).toContain("done");
			expect((await cashOf(ann)) + (await cashOf(bea))).toBe(5_000n);
			expect([0n, 2_000n]).toContain(await cashOf(bea));
		}
		expect(await app.cashier.auditTransfers()).toEqual([]);
	});

	it("keeps the limits of a day when they are asked for at once", async () => {
		const ann = await aNamedPlayer(app, 500_000n);
		const bea = await aNamedPlayer(app);
		const answers = await Promise.all(Array.from({ length: 6 }, () => errorOf(aTransfer(ann, bea.address, 90_000))));
		expect(answers.filter((answer) => answer === "done")).toHaveLength(2);
		expect(await cashOf(ann)).toBe(320_000n);
		const options = await ann.call(readTransferOptions, { params: ann.params });
		expect(options).toMatchObject({ dayLeftMinor: 20_000, transfersLeft: 3 });
	});
});

describe("[CASH-05] a transfer that is not taken", () => {
	it("is over by the clock, and is called returned only once its money is back", async () => {
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		const { transferId, expiresAtMs } = await aTransfer(ann, bea.address);
		app.clock.set(expiresAtMs - 1);
		expect((await listOf(bea)).received).toMatchObject([{ state: "waiting", canTake: true }]);
		app.clock.set(expiresAtMs);
		const returning = { state: "returning", canTake: false, canDecline: false, canCancel: false };
		for (const shown of [(await listOf(bea)).received, (await listOf(ann)).sent]) {
			expect(shown).toMatchObject([returning]);
			expect(shown[0]).not.toHaveProperty("ending");
		}
		expect([await cashOf(ann), await transitOf(ann)]).toEqual([3_000n, 2_000n]);
		for (const tooLate of [() => take(bea, transferId), () => cancel(ann, transferId), () => decline(bea, transferId)])
			await expect(tooLate()).rejects.toMatchObject({ code: "TRANSFER_STATE", details: { state: "returning" } });
		await Promise.all([app.tick("cashier.returnTransfers"), app.tick("cashier.returnTransfers")]);
		expect([await cashOf(ann), await transitOf(ann), await cashOf(bea)]).toEqual([5_000n, 0n, 0n]);
		expect((await listOf(ann)).sent).toMatchObject([{ state: "returned", ending: "expired" }]);
		await app.tick("cashier.returnTransfers");
		expect(await cashOf(ann)).toBe(5_000n);
	});

	it("keeps no other one from returning, although its own return fails", async () => {
		const [ann, cat, bea] = [await aNamedPlayer(app, 5_000n), await aNamedPlayer(app, 5_000n), await aNamedPlayer(app)];
		const { transferId } = await aTransfer(ann, bea.address);
		const { expiresAtMs } = await aTransfer(cat, bea.address);
		// A step of its own that stands there already: the transaction of the return fails.
		const bucket = bucketOf(ann.playerId);
		await sql`insert into cashier.step (bucket, payment_id, number, state, at, by)
			values (${bucket}, ${readId(transferId)}, 9, 'expired', now(), 'site')`.execute(app.database.reader);
		app.clock.set(expiresAtMs);
		await app.tick("cashier.returnTransfers");
		expect((await listOf(cat)).sent).toMatchObject([{ state: "returned" }]);
		expect((await listOf(ann)).sent).toMatchObject([{ state: "returning" }]);
		await sql`delete from cashier.step where bucket = ${bucket} and number = 9`.execute(app.database.reader);
		await app.tick("cashier.returnTransfers");
		expect((await listOf(ann)).sent).toMatchObject([{ state: "returned" }]);
		expect(await cashOf(ann)).toBe(5_000n);
	});
});

describe("[CASH-05] [BO-01] an operator", () => {
	it("finds a player's transfers, sent and received, and reads one with both names", async () => {
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		const { transferId } = await aTransfer(ann, bea.address);
		for (const side of [ann, bea]) {
			const player = side.params.session.slice(1);
			const { items } = await olga.call(listTransferRecords, { query: { player, limit: 10 } });
			expect(items.map(({ id }) => id)).toEqual([transferId]);
		}
		const record = await olga.call(readTransferRecord, { params: { transfer: transferId } });
		expect(record).toMatchObject({ state: "waiting", receiverName: expect.stringContaining("Person") });
		expect(record.steps).toHaveLength(2);
	});

	it("finds what waits apart from what is on its way back", async () => {
		const ann = await aNamedPlayer(app, 9_000n);
		const bea = await aNamedPlayer(app);
		const over = await aTransfer(ann, bea.address);
		app.clock.set(over.expiresAtMs);
		const waiting = await aTransfer(ann, bea.address);
		const found = async (state: "waiting" | "returning") => {
			const { items } = await olga.call(listTransferRecords, { query: { state, player: ann.params.session.slice(1) } });
			return items.map((item) => [item.id, item.state]);
		};
		expect(await found("waiting")).toEqual([[waiting.transferId, "waiting"]]);
		expect(await found("returning")).toEqual([[over.transferId, "returning"]]);
		await app.tick("cashier.returnTransfers");
		expect(await found("returning")).toEqual([]);
	});

	it("cannot stop what was taken, and leaves a reason in the log otherwise", async () => {
		const ann = await aNamedPlayer(app, 9_000n);
		const bea = await aNamedPlayer(app);
		const id = await aReadyTransfer(app, ann, bea.address);
		await take(bea, id);
		const stop = (transfer: string) =>
			olga.call(returnTransfer, { params: { transfer }, body: { reason: "Another person used it" } });
		expect(await errorOf(stop(id))).toBe("TRANSFER_STATE");
		const { transferId } = await aTransfer(ann, bea.address);
		await stop(transferId);
		expect(app.audited.at(-1)).toMatchObject({ action: "transfer.stopped", target: transferId });
		expect((await listOf(ann)).sent[0]).toMatchObject({ ending: "stopped", reason: "Another person used it" });
		expect((await listOf(bea)).received[0]).not.toHaveProperty("reason");
	});
});

describe("[CASH-05] the amount of a transfer", () => {
	it.each<[string, unknown]>([
		["nothing", 0],
		["less than nothing", -2_000],
		["a fraction of a cent", 2_000.5],
		["more than any number of cents", 1e308],
		["no number", Number.NaN],
		["a text", "2000"],
		["a list", [2_000]],
		["a number that is not exact", 2 ** 53 + 1],
		["an amount in a currency of its own", { amountMinor: 2_000, currency: "EUR" }],
		["less than the least", 999],
		["more than the most", 100_001],
	])("%s is refused over HTTP, and nothing moves", async (_name, amountMinor) => {
		const ann = await aNamedPlayer(app, 500_000n);
		const bea = await aNamedPlayer(app);
		const answer = await app.app.inject({
			method: "POST",
			url: `/api/v1/cashier/${ann.params.session}/transfers`,
			headers: { cookie: `sid=${ann.params.session}`, "content-type": "application/json", ...PROVED },
			payload: JSON.stringify({ to: bea.address, amountMinor, requestId: aRequestId() }),
		});
		expect(answer.statusCode).toBe(422);
		expect(await cashOf(ann)).toBe(500_000n);
	});

	it("is taken over HTTP, too", async () => {
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		const id = await aReadyTransfer(app, ann, bea.address);
		const answer = await app.app.inject({
			method: "POST",
			url: `/api/v1/cashier/${bea.params.session}/transfers/${id}/take`,
			headers: { cookie: `sid=${bea.params.session}` },
		});
		expect([answer.statusCode, answer.json().state]).toEqual([200, "taken"]);
	});
});
