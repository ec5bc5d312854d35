import { idText, readId } from "@baize/kernel/id";
import { MINUTE_MS } from "@baize/kernel/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { approveWithdrawal, listWithdrawals } from "../../contract/index.ts";
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
import { openProviders } from "../index.ts";
import type { PaymentKind, ProviderNotification } from "../ports.ts";
import { PAY_OUT_JOB } from "../provider/pay-out.ts";

const NO_FEE = { perTenThousand: 0n, fixedMinor: 0n };
let app: TestCashier;
let provider: ScriptedProvider;
let arePayoutsOpen: boolean;
let person: Person;
beforeEach(async () => {
	provider = scriptedProvider();
	arePayoutsOpen = true;
	app = await openTestCashier({ provider, isOpen: (kind) => kind !== "payout" || arePayoutsOpen });
	person = await app.player(10_000n);
	await app.generalLedger.compare();
});
afterEach(() => app.close());

async function notify(kind: PaymentKind, id: string, outcome: ProviderNotification["outcome"]): Promise<void> {
	const payment = { kind, paymentId: readId(id)!, amountMinor: 5_000n, currency: "CAD" };
	provider.readCallback = () => ({ status: "read", notification: { ...payment, outcome } });
	await app.app.inject({ method: "POST", url: "/api/v1/cashier/callbacks/scripted", payload: {} });
}

const entriesOf = async (id: string) =>
	(await app.generalLedger.entries(app.database.reader, { limit: 10, reference: id })).map(({ cause, lines }) => [
		cause,
		...lines.map(({ account, amountMinor }) => `${account} ${amountMinor}`),
	]);

async function differences() {
	app.clock.set(app.clock.nowMs() + MINUTE_MS);
	const { sums } = await app.generalLedger.compare();
	return sums.filter(({ leftMinor, rightMinor }) => leftMinor !== rightMinor);
}

const stateOf = async () =>
	(await person.call(listWithdrawals, { params: person.params, query: {} })).withdrawals[0]!.state;

async function aSentWithdrawal(): Promise<string> {
	const { withdrawalId: id } = await aWithdrawal(person, 5_000);
	await app.operator().call(approveWithdrawal, { params: { withdrawal: id } });
	await until(async () => (await stateOf()) === "paying");
	return id;
}

describe("[CASH-03] a deposit in the operator's books", () => {
	it("is posted once with the money, however often it is reported, and the books hold", async () => {
		const { depositId } = await aDeposit(person, 5_000);
		expect(await entriesOf(depositId)).toEqual([]);
		await Promise.all(Array.from({ length: 5 }, () => notify("deposit", depositId, "succeeded")));
		expect(await entriesOf(depositId)).toEqual([
			["deposit", "providerClearing:scripted 5000", "playersExternal -5000"],
		]);
		expect(await differences()).toEqual([]);
	});

	it("has the fee of its provider's contract for its method", async () => {
		const fee = { perTenThousand: 290n, fixedMinor: 30n };
		const own = await openTestCashier({
			providers: openProviders({
				clock: app.clock,
				providers: [provider],
				fees: new Map([["scripted", { deposit: { card: fee, crypto: NO_FEE }, withdrawal: {} }]]),
			}),
		});
		const payer = await own.player();
		const { depositId } = await aDeposit(payer, 5_000);
		const notification = {
			kind: "deposit",
			paymentId: readId(depositId)!,
			amountMinor: 5_000n,
			currency: "CAD",
		} as const;
		provider.readCallback = () => ({ status: "read", notification: { ...notification, outcome: "succeeded" } });
		await own.app.inject({ method: "POST", url: "/api/v1/cashier/callbacks/scripted", payload: {} });
		const [entry] = await own.generalLedger.entries(own.database.reader, { limit: 10, reference: depositId });
		expect(entry!.lines.map(({ account, amountMinor }) => `${account} ${amountMinor}`)).toEqual([
			"providerClearing:scripted 4825",
			"providerFees:scripted 175",
			"playersExternal -5000",
		]);
		await own.close();
	});

	it("is not posted where it is declined", async () => {
		const { depositId } = await aDeposit(person, 5_000);
		await notify("deposit", depositId, "failed");
		expect(await entriesOf(depositId)).toEqual([]);
		expect(await differences()).toEqual([]);
	});
});

describe("[CASH-04] a withdrawal in the operator's books", () => {
	const PAID = [["withdrawal", "providerClearing:scripted -5000", "playersExternal 5000"]];

	it("is posted when it is paid, and the books hold", async () => {
		const id = await aSentWithdrawal();
		expect(await entriesOf(id)).toEqual([]);
		await notify("withdrawal", id, "succeeded");
		expect(await entriesOf(id)).toEqual(PAID);
		expect(await differences()).toEqual([]);
	});

	it("is posted once where it was paid after it had been reported as failed", async () => {
		const id = await aSentWithdrawal();
		await notify("withdrawal", id, "failed");
		expect(await entriesOf(id)).toEqual([]);
		expect(await differences()).toEqual([]);
		await notify("withdrawal", id, "succeeded");
		await notify("withdrawal", id, "succeeded");
		expect(await entriesOf(id)).toEqual(PAID);
		expect(await differences()).toEqual([]);
	});

	it("[WAL-05] waits while payouts are closed, and is sent when they are open again", async () => {
		arePayoutsOpen = false;
		const { withdrawalId: id } = await aWithdrawal(person, 5_000);
		await app.operator().call(approveWithdrawal, { params: { withdrawal: id } });
		await app.database.transaction((tx) => app.outbox.enqueue(tx, PAY_OUT_JOB, { withdrawal: id }));
		app.clock.set(app.clock.nowMs() + 2 * MINUTE_MS);
		await app.tick("cashier.sendWaiting");
		expect(await stateOf()).toBe("approved");
		arePayoutsOpen = true;
		await app.tick("cashier.sendWaiting");
		await until(async () => (await stateOf()) === "paying");
		expect(provider.orders.map(({ paymentId }) => idText(paymentId))).toContain(id);
	});
});
