import { idText, readId } from "@baize/kernel/id";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	approveWithdrawal,
	askAboutUnknownPayment,
	confirmUnknownPayment,
	listUnknownPayments,
	proposeForUnknownPayment,
	readDeposit,
	readUnknownPayment,
	type UnknownAction,
	type UnknownRowView,
	withdrawUnknownProposal,
} from "../../contract/index.ts";
import {
	aDeposit,
	aWithdrawal,
	openTestCashier,
	type Person,
	type ScriptedProvider,
	scriptedProvider,
	type TestCashier,
	until,
} from "../../testing/index.ts";
import type { ProviderNotification } from "../index.ts";

let app: TestCashier;
let provider: ScriptedProvider;
let person: Person;
let first: Person;
let second: Person;
beforeAll(async () => {
	provider = scriptedProvider();
	app = await openTestCashier({ provider });
});
afterAll(async () => {
	expect(await app.cashier.auditWithdrawals()).toEqual([]);
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});
beforeEach(async () => {
	provider.isDown = false;
	provider.answers.clear();
	person = await app.player();
	[first, second] = [app.operator(), app.operator()];
});

const about = (paymentId: string, over: Partial<ProviderNotification> = {}): ProviderNotification => ({
	kind: "deposit",
	paymentId: readId(paymentId)!,
	amountMinor: 5_000n,
	currency: "CAD",
	outcome: "succeeded",
	...over,
});
async function notify(notification: ProviderNotification): Promise<number> {
	provider.readCallback = () => ({ status: "read", notification });
	const payload = { id: idText(notification.paymentId), card: "4242 4242 4242 4242" };
	const answer = await app.app.inject({ method: "POST", url: "/api/v1/cashier/callbacks/scripted", payload });
	return answer.statusCode;
}
async function entriesOf(paymentId: string): Promise<UnknownRowView[]> {
	const { items } = await first.call(listUnknownPayments, { query: { limit: 200 } });
	return items.filter((item) => item.paymentId === paymentId);
}
const only = async (paymentId: string): Promise<UnknownRowView> => {
	const entries = await entriesOf(paymentId);
	expect(entries).toHaveLength(1);
	return entries[0]!;
};
const propose = (by: Person, unknown: string, action: UnknownAction, amountMinor?: number) =>
	by.call(proposeForUnknownPayment, {
		params: { unknown },
		body: { action, evidence: "Statement of 20 November, line 7", ...(amountMinor ? { amountMinor } : {}) },
	});
const confirm = (by: Person, unknown: string) => by.call(confirmUnknownPayment, { params: { unknown } });
const cash = async () => (await app.fundsOf(person)).cash;

describe("[CASH-03] a report that does not fit", () => {
	it("is one entry, however often it comes, with what the provider wrote and without long numbers", async () => {
		const { depositId } = await aDeposit(person, 5_000);
		for (let time = 0; time < 3; time++) expect(await notify(about(depositId, { amountMinor: 7_000n }))).toBe(409);
		const entry = await only(depositId);
		expect(entry).toMatchObject({ why: "amount", state: "open", reportedMinor: 7_000, expectedMinor: 5_000, times: 3 });
		const { answers, actions } = await first.call(readUnknownPayment, { params: { unknown: entry.id } });
		expect(actions).toEqual(["credit", "return", "close"]);
		expect(answers).toMatchObject([{ origin: "callback", times: 3 }]);
		expect(answers[0]!.raw).toContain(depositId);
		expect(answers[0]!.raw).not.toContain("4242 4242 4242");
		expect(await cash()).toBe(0n);
	});

	it.each<[string, Partial<ProviderNotification>, string]>([
		["in another currency", { currency: "USD" }, "currency"],
		["of a payment that we do not have", { paymentId: 77n }, "noPayment"],
	])("%s is an entry", async (_case, over, why) => {
		const { depositId } = await aDeposit(person, 5_000);
		await notify(about(depositId, over));
		const { items } = await first.call(listUnknownPayments, { query: { limit: 200 } });
		expect(items.map((item) => item.why)).toContain(why);
		expect(await cash()).toBe(0n);
	});

	it("that a payment that is not ours has failed is none", async () => {
		await notify(about("0000000000078", { outcome: "failed" }));
		const { items } = await first.call(listUnknownPayments, { query: { why: "noPayment", limit: 200 } });
		expect(items.filter(({ outcome }) => outcome === "failed")).toEqual([]);
	});
});

describe("[CASH-03] an unknown deposit", () => {
	async function aMisfit(): Promise<{ depositId: string; unknown: string }> {
		const { depositId } = await aDeposit(person, 5_000);
		await notify(about(depositId, { amountMinor: 7_000n }));
		return { depositId, unknown: (await only(depositId)).id };
	}

	it("is credited with what came once a second operator has confirmed it, and once only", async () => {
		const { depositId, unknown } = await aMisfit();
		expect(await propose(first, unknown, "credit", 7_000)).toMatchObject({ state: "proposed" });
		expect(await cash()).toBe(0n);
		await expect(confirm(first, unknown)).rejects.toMatchObject({ code: "SECOND_OPERATOR_NEEDED" });
		const answers = await Promise.allSettled([confirm(second, unknown), confirm(second, unknown)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
		expect(await cash()).toBe(7_000n);
		const deposit = await person.call(readDeposit, { params: { ...person.params, deposit: depositId } });
		expect(deposit).toMatchObject({ state: "settled", amountMinor: 7_000 });
		expect(deposit.steps.at(-1)).toMatchObject({ state: "settled", by: "operator" });
		expect(await notify(about(depositId, { amountMinor: 7_000n }))).toBe(200);
		expect(await cash()).toBe(7_000n);
		const actions = app.audited.filter(({ target }) => target === unknown).map(({ action }) => action);
		expect(actions).toEqual(["unknownPayment.proposed", "unknownPayment.confirmed"]);
	});

	it("is open again once either operator takes the proposal back", async () => {
		const { unknown } = await aMisfit();
		await propose(first, unknown, "credit", 7_000);
		await second.call(withdrawUnknownProposal, { params: { unknown }, body: { reason: "the amount is wrong" } });
		expect(await propose(second, unknown, "credit", 5_000)).toMatchObject({ state: "proposed" });
		await confirm(first, unknown);
		expect(await cash()).toBe(5_000n);
	});

	it("is paid back by the provider's call once a second operator has confirmed it, without a change of balance", async () => {
		const { unknown } = await aMisfit();
		provider.acts.length = 0;
		expect(await propose(first, unknown, "return")).toMatchObject({ state: "proposed" });
		await expect(confirm(first, unknown)).rejects.toMatchObject({ code: "SECOND_OPERATOR_NEEDED" });
		expect(provider.acts).toEqual([]);
		expect(await confirm(second, unknown)).toMatchObject({ state: "done" });
		expect(provider.acts).toEqual([["refund", 7_000n]]);
		await expect(confirm(second, unknown)).rejects.toMatchObject({ code: "UNKNOWN_STATE" });
		expect(provider.acts).toHaveLength(1);
		expect(await cash()).toBe(0n);
	});

	it("still waits for the second operator if the provider does not answer the refund", async () => {
		const { unknown } = await aMisfit();
		await propose(first, unknown, "return");
		provider.isDown = true;
		await expect(confirm(second, unknown)).rejects.toMatchObject({ code: "OUTSIDE_UNAVAILABLE" });
		expect((await first.call(readUnknownPayment, { params: { unknown } })).state).toBe("proposed");
	});

	it("takes no action that does not fit it", async () => {
		const { unknown } = await aMisfit();
		await expect(propose(first, unknown, "takeBack")).rejects.toMatchObject({ code: "ACTION_NOT_OFFERED" });
		await expect(propose(first, unknown, "markPaid")).rejects.toMatchObject({ code: "ACTION_NOT_OFFERED" });
		await expect(confirm(second, unknown)).rejects.toMatchObject({ code: "UNKNOWN_STATE" });
	});

	it("that was paid, and reported as failed later, is taken from cash, whole or not at all", async () => {
		const { depositId } = await aDeposit(person, 5_000);
		await notify(about(depositId));
		expect(await notify(about(depositId, { outcome: "failed" }))).toBe(409);
		expect(await cash()).toBe(5_000n);
		const { id: unknown, why } = await only(depositId);
		expect(why).toBe("contradiction");
		await propose(first, unknown, "takeBack", 6_000);
		await expect(confirm(second, unknown)).rejects.toMatchObject({ code: "CASH_TOO_LOW" });
		expect(await cash()).toBe(5_000n);
		await second.call(withdrawUnknownProposal, { params: { unknown }, body: { reason: "too much" } });
		await propose(first, unknown, "takeBack", 5_000);
		await confirm(second, unknown);
		expect(await cash()).toBe(0n);
	});
});

describe("[CASH-03] a payment about which no provider answers", () => {
	it("stays as it is, is in the queue after a quarter of an hour, and is settled by an answer at last", async () => {
		const { depositId } = await aDeposit(person, 5_000);
		provider.isDown = true;
		app.clock.advance(14 * 60_000);
		await app.cashier.pollProvider();
		expect(await entriesOf(depositId)).toEqual([]);
		app.clock.advance(20 * 60_000);
		await app.cashier.pollProvider();
		const entry = await only(depositId);
		expect(entry).toMatchObject({ why: "noAnswer", state: "open" });
		const read = () => person.call(readDeposit, { params: { ...person.params, deposit: depositId } });
		expect((await read()).state).toBe("pending");
		const ask = () => first.call(askAboutUnknownPayment, { params: { unknown: entry.id } });
		await expect(ask()).rejects.toMatchObject({ code: "OUTSIDE_UNAVAILABLE" });
		provider.isDown = false;
		provider.answers.set(readId(depositId)!, about(depositId));
		expect(await ask()).toMatchObject({ state: "done", paymentState: "settled" });
		expect(await cash()).toBe(5_000n);
	});
});

describe("[CASH-04] an unknown withdrawal", () => {
	async function paying(): Promise<string> {
		person = await app.player(5_000n);
		const { withdrawalId } = await aWithdrawal(person, 5_000);
		await first.call(approveWithdrawal, { params: { withdrawal: withdrawalId } });
		await until(async () => provider.orders.some(({ paymentId }) => idText(paymentId) === withdrawalId));
		return withdrawalId;
	}

	it("is none while its provider says that it makes it later, and soon after it has", async () => {
		provider.isBusy = true;
		const withdrawalId = await paying();
		for (let minute = 0; minute < 40; minute += 5) {
			app.clock.advance(5 * 60_000);
			await app.cashier.pollProvider();
		}
		provider.isBusy = false;
		app.clock.advance(60_000);
		await app.cashier.pollProvider();
		expect(await entriesOf(withdrawalId)).toEqual([]);
		expect(provider.orders.length).toBeGreaterThan(5);
		// It has taken the order, and does not know it: after a quarter of an hour a person looks.
		app.clock.advance(16 * 60_000);
		await app.cashier.pollProvider();
		expect(await only(withdrawalId)).toMatchObject({ why: "noAnswer" });
	});

	it("is counted from its order: what waited for its approval for hours is not silent", async () => {
		person = await app.player(5_000n);
		const { withdrawalId } = await aWithdrawal(person, 5_000);
		app.clock.advance(3 * 60 * 60_000);
		await first.call(approveWithdrawal, { params: { withdrawal: withdrawalId } });
		await until(async () => provider.orders.some(({ paymentId }) => idText(paymentId) === withdrawalId));
		app.clock.advance(2 * 60_000);
		await app.cashier.pollProvider();
		expect(await entriesOf(withdrawalId)).toEqual([]);
		app.clock.advance(16 * 60_000);
		await app.cashier.pollProvider();
		expect(await only(withdrawalId)).toMatchObject({ why: "noAnswer" });
	});

	it.each([
		["markPaid", { cash: 0n, pending: 0n }],
		["credit", { cash: 5_000n, pending: 0n }],
	] as const)("is ended by %s of two operators", async (action, funds) => {
		const withdrawalId = await paying();
		await notify(about(withdrawalId, { kind: "withdrawal", amountMinor: 4_000n }));
		const { id: unknown } = await only(withdrawalId);
		await propose(first, unknown, action);
		expect(await app.fundsOf(person)).toEqual({ cash: 0n, pending: 5_000n });
		await confirm(second, unknown);
		expect(await app.fundsOf(person)).toEqual(funds);
	});
});
