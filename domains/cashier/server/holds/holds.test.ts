import { payoutsFrozen, payoutsUnfrozen } from "@baize/identity/contract";
import type { SecurityChange } from "@baize/identity/server";
import { type Id, idText, readId } from "@baize/kernel/id";
import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	approveWithdrawal,
	cancelWithdrawal,
	endWithdrawalHold,
	listPayments,
	listWithdrawalQueue,
	listWithdrawals,
	readQueuedWithdrawal,
	readWithdrawalOptions,
	requestWithdrawal,
	type WithdrawalView,
} from "../../contract/index.ts";
import {
	aDeposit,
	aRequestId,
	aWithdrawal,
	cardForm,
	emailOf,
	openTestCashier,
	type Person,
	PROVED,
	scriptedProvider,
	send,
	type TestCashier,
	until,
} from "../../testing/index.ts";
import type { PayableAccount } from "../bank-accounts/index.ts";
import { PAY_OUT_JOB } from "../provider/pay-out.ts";
import { lockWithdrawal, updateWithdrawal } from "../store.ts";

const ACCOUNT = "DE89370400440532013000";
const saved = new Map<Id, PayableAccount[]>();
const changes = new Map<Id, SecurityChange[]>();
const frozen = new Set<Id>();
let app: TestCashier;
let operator: Person;
let person: Person;

beforeAll(async () => {
	app = await openTestCashier({
		payableAccounts: async (_reader, playerId) => saved.get(playerId) ?? [],
		securityChanges: async (_reader, playerId) => changes.get(playerId) ?? [],
		payoutFreezes: {
			lockedSince: async (_tx, playerId) => (frozen.has(playerId) ? new Date(0) : undefined),
			among: async (_reader, ids) => new Set(ids.filter((id) => frozen.has(id))),
		},
	});
	operator = app.operator();
});
afterAll(() => app.close());

async function aPerson(linkedMsAgo?: number): Promise<Person> {
	person = await app.player(50_000n);
	if (linkedMsAgo !== undefined) {
		const addedAt = new Date(app.clock.nowMs() - linkedMsAgo);
		saved.set(person.session.playerId, [{ id: 7n, label: "Savings", lastFour: "3000", account: ACCOUNT, addedAt }]);
	}
	return person;
}

const request = (destination = ACCOUNT, over = {}): Promise<WithdrawalView> =>
	person.call(requestWithdrawal, {
		headers: PROVED,
		params: person.params,
		body: { method: "bankTransfer", amountMinor: 5_000, destination, requestId: aRequestId(), ...over },
	});
const of = (id: string) => ({ params: { withdrawal: id } });
const approve = (id: string) => operator.call(approveWithdrawal, of(id));
const endHold = (id: string, by = operator) =>
	by.call(endWithdrawalHold, { ...of(id), body: { reason: " Called back. " } });
const shown = async (): Promise<WithdrawalView> =>
	(await person.call(listWithdrawals, { params: person.params, query: {} })).withdrawals[0]!;
const tick = () => app.tick("cashier.endDueHolds");
const mailsTo = () =>
	app.mails.filter(({ to }) => to === emailOf(person.session.playerId)).map(({ subject }) => subject);

describe("[CASH-04] a withdrawal to a new destination", () => {
	it("is accepted on hold: the money is set aside, and the answer says until when and why", async () => {
		await aPerson(24 * HOUR_MS);
		const untilMs = app.clock.nowMs() + 48 * HOUR_MS;
		const requested = await request();
		expect(requested).toMatchObject({
			state: "requested",
			hold: { untilMs, reasons: ["newDestination"] },
			nextStepByMs: untilMs + DAY_MS,
			canCancel: true,
		});
		expect(requested.steps.map(({ state, by }) => [state, by])).toEqual([
			["requested", "player"],
			["held", "site"],
		]);
		expect(await app.fundsOf(person)).toEqual({ cash: 45_000n, pending: 5_000n });
		const { payments } = await person.call(listPayments, { params: person.params, query: {} });
		expect(payments[0]).toMatchObject({ state: "requested", isOnHold: true });
		await until(() => mailsTo().length > 0);
		expect(mailsTo()[0]).toMatch(/^Your withdrawal of \$50\.00 is on hold until .* UTC$/);
		expect(app.mails.at(-1)?.text).toContain("- the account, card or address is new");
	});

	it("is shown before the request, for each destination and for a typed one", async () => {
		await aPerson(24 * HOUR_MS);
		const { payUrl } = await aDeposit(person, 10_000);
		await send(app, payUrl, cardForm("4242"));
		await until(async () => (await app.fundsOf(person)).cash === 60_000n);
		const nowMs = app.clock.nowMs();
		const { methods } = await person.call(readWithdrawalOptions, { params: person.params });
		const [card, bank] = methods;
		expect(card?.destinations[0]?.hold).toEqual({ untilMs: nowMs + 72 * HOUR_MS, reasons: ["newDestination"] });
		expect(bank?.destinations[0]?.hold).toEqual({ untilMs: nowMs + 48 * HOUR_MS, reasons: ["newDestination"] });
		expect(bank?.newDestinationHold).toEqual({ untilMs: nowMs + 72 * HOUR_MS, reasons: ["newDestination"] });
		app.clock.advance(72 * HOUR_MS);
		const later = await person.call(readWithdrawalOptions, { params: person.params });
		expect(later.methods.flatMap(({ destinations }) => destinations.filter(({ hold }) => hold))).toEqual([]);
	});

	it("cannot be approved before its time, and goes on by itself after it", async () => {
		await aPerson(24 * HOUR_MS);
		const { withdrawalId } = await request();
		app.clock.advance(48 * HOUR_MS - 1);
		await tick();
		await expect(approve(withdrawalId)).rejects.toMatchObject({
			code: "WITHDRAWAL_HELD",
			details: { untilMs: app.clock.nowMs() + 1, reasons: ["newDestination"] },
		});
		app.clock.advance(1);
		await tick();
		await tick();
		const free = await shown();
		expect(free).not.toHaveProperty("hold");
		expect(free.nextStepByMs).toBe(app.clock.nowMs() + DAY_MS);
		expect(free.steps.map(({ state, by }) => [state, by]).at(-1)).toEqual(["released", "site"]);
		await until(() => mailsTo().includes("Your withdrawal of $50.00 is moving again"));
		await approve(withdrawalId);
		await until(async () => (await shown()).state === "paid");
	});

	it("is over once its time has passed, also before the periodic job has recorded it", async () => {
		await aPerson(0);
		const { withdrawalId } = await request();
		app.clock.advance(72 * HOUR_MS);
		expect(await shown()).not.toHaveProperty("hold");
		expect((await approve(withdrawalId)).state).toBe("approved");
	});

	it("[BO-01] can be ended earlier by an operator with a reason, which goes to the audit log and not to the player", async () => {
		await aPerson(0);
		const { withdrawalId } = await request();
		expect((await operator.call(readQueuedWithdrawal, of(withdrawalId))).hold?.reasons).toEqual(["newDestination"]);
		await endHold(withdrawalId);
		expect(app.audited.at(-1)).toMatchObject({
			action: "withdrawal.holdEnded",
			actorId: operator.session.playerId,
			playerId: person.session.playerId,
			target: withdrawalId,
			details: { causes: ["newDestination"], reason: "Called back." },
		});
		const free = await shown();
		expect(free).not.toHaveProperty("hold");
		expect(JSON.stringify(free)).not.toContain("Called back");
		await expect(endHold(withdrawalId)).rejects.toMatchObject({ code: "WITHDRAWAL_STATE" });
		expect((await approve(withdrawalId)).state).toBe("approved");
	});

	it("[BO-01] cannot be ended by an operator without the role", async () => {
		await aPerson(0);
		const { withdrawalId } = await request();
		await expect(endHold(withdrawalId, person)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
	});

	it("may be taken back, and its money returns", async () => {
		await aPerson(0);
		const { withdrawalId } = await request();
		await person.call(cancelWithdrawal, { params: { ...person.params, withdrawal: withdrawalId } });
		expect(await app.fundsOf(person)).toEqual({ cash: 50_000n, pending: 0n });
		app.clock.advance(72 * HOUR_MS);
		await tick();
		expect((await shown()).steps.map(({ state }) => state)).toEqual(["requested", "held", "cancelled"]);
	});
});

describe("[CASH-04] a destination is new no more", () => {
	it("once it was paid to, whether typed or saved, and not by a failed request", async () => {
		await aPerson();
		const account = "12345678";
		const cancelled = await request(account);
		await person.call(cancelWithdrawal, { params: { ...person.params, withdrawal: cancelled.withdrawalId } });
		app.clock.advance(100 * HOUR_MS);
		const first = await request(account);
		expect(first.hold?.reasons).toEqual(["newDestination"]);
		await endHold(first.withdrawalId);
		await approve(first.withdrawalId);
		await until(async () => (await shown()).state === "paid");
		app.clock.advance(72 * HOUR_MS);
		expect(await request("1234 5678")).not.toHaveProperty("hold");
		expect((await request("99945678")).hold?.reasons).toEqual(["newDestination"]);
	});
});

describe("[CASH-04] after a change of what the account is reached by", () => {
	it("a withdrawal to an old account is on hold, and every cause is listed", async () => {
		await aPerson(100 * DAY_MS);
		const at = new Date(app.clock.nowMs() - HOUR_MS);
		changes.set(person.session.playerId, [
			{ kind: "password", at },
			{ kind: "email", at },
		]);
		expect((await request()).hold).toEqual({
			untilMs: at.getTime() + 72 * HOUR_MS,
			reasons: ["passwordChanged", "emailChanged"],
		});
	});
});

describe("[CASH-04] while a player's payouts are frozen", () => {
	const announce = (event: typeof payoutsFrozen | typeof payoutsUnfrozen) =>
		app.database.transaction((tx) => app.outbox.announce(tx, event, { playerId: idText(person.session.playerId) }));
	async function freeze(): Promise<void> {
		frozen.add(person.session.playerId);
		await announce(payoutsFrozen);
	}
	async function lift(): Promise<void> {
		frozen.delete(person.session.playerId);
		await announce(payoutsUnfrozen);
	}
	const hasStep = (name: string) => until(async () => (await shown()).steps.some(({ state }) => state === name));

	it("nothing can be requested, and the options show it", async () => {
		await aPerson(100 * DAY_MS);
		await freeze();
		await expect(request()).rejects.toMatchObject({ code: "PAYOUTS_FROZEN" });
		expect((await person.call(readWithdrawalOptions, { params: person.params })).isFrozen).toBe(true);
		expect(await app.fundsOf(person)).toEqual({ cash: 50_000n, pending: 0n });
	});

	it("open requests show that they wait and cannot be approved; after the freeze they can", async () => {
		await aPerson(100 * DAY_MS);
		const { withdrawalId } = await request();
		await freeze();
		await hasStep("frozen");
		expect(await shown()).toMatchObject({ hold: { reasons: ["frozen"] } });
		expect(await shown()).not.toHaveProperty("nextStepByMs");
		const { items } = await operator.call(listWithdrawalQueue, { query: { state: "requested", limit: 100 } });
		expect(items.find(({ id }) => id === withdrawalId)?.hold).toEqual({ reasons: ["frozen"] });
		await expect(approve(withdrawalId)).rejects.toMatchObject({ code: "PAYOUTS_FROZEN" });
		await lift();
		await hasStep("unfrozen");
		expect((await shown()).steps.map(({ state }) => state)).toEqual(["requested", "frozen", "unfrozen"]);
		expect((await approve(withdrawalId)).state).toBe("approved");
	});

	it("what was approved is not sent before the freeze is over, and then by itself", async () => {
		const provider = scriptedProvider();
		const isFrozen = { now: false };
		const own = await openTestCashier({
			provider,
			payoutFreezes: {
				lockedSince: async () => (isFrozen.now ? new Date(0) : undefined),
				among: async (_reader, ids) => new Set(isFrozen.now ? ids : []),
			},
		});
		const someone = await own.player(10_000n);
		const { withdrawalId } = await aWithdrawal(someone, 5_000);
		provider.isDown = true;
		await own.operator().call(approveWithdrawal, of(withdrawalId));
		await until(() => provider.orders.length > 0);
		const orderCount = provider.orders.length;
		isFrozen.now = true;
		provider.isDown = false;
		own.clock.advance(61_000);
		await own.cashier.pollProvider();
		expect(provider.orders).toHaveLength(orderCount);
		isFrozen.now = false;
		own.clock.advance(61_000);
		await own.cashier.pollProvider();
		expect(provider.orders.length).toBeGreaterThan(orderCount);
		await own.close();
	});

	it("what was approved and not taken up yet waits, and goes out once the freeze is over", async () => {
		await aPerson(100 * DAY_MS);
		const { withdrawalId } = await request();
		await app.database.transaction(async (tx) => {
			const row = (await lockWithdrawal(tx, readId(withdrawalId)!))!;
			await updateWithdrawal(tx, row, { state: "approved", changed_at: row.changed_at });
		});
		await freeze();
		await hasStep("frozen");
		await app.database.transaction((tx) =>
			app.outbox.enqueue(tx, PAY_OUT_JOB, { withdrawal: withdrawalId }, { key: "a job of the test" }),
		);
		await new Promise((resolve) => setTimeout(resolve, 300));
		expect((await shown()).state).toBe("approved");
		await lift();
		await until(async () => (await shown()).state === "paid");
	});
});
