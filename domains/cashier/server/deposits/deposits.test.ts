import { idText, readId } from "@baize/kernel/id";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	listPayments,
	readDeposit,
	readDepositOptions,
	readPaymentsProfile,
	startDeposit,
} from "../../contract/index.ts";
import {
	aDeposit,
	aRequestId,
	cardForm,
	emailOf,
	openTestCashier,
	type Person,
	scriptedProvider,
	send,
	type TestCashier,
	until,
} from "../../testing/index.ts";

import { openProviders, seedFunds } from "../index.ts";

let app: TestCashier;
beforeAll(async () => {
	app = await openTestCashier();
});
afterAll(() => app.close());

const cashOf = async (person: Person) => (await app.fundsOf(person)).cash;
const stateOf = async (person: Person, deposit: string) =>
	(await person.call(readDeposit, { params: { ...person.params, deposit } })).state;

describe("[CASH-03] a deposit", () => {
	it("shows its limits, quick amounts, fee and time before the player does anything", async () => {
		const person = await app.player();
		const options = await person.call(readDepositOptions, { params: person.params });
		const limits = { minMinor: 1_000, maxMinor: 500_000, stepMinor: 1, quickMinor: [2_000, 5_000, 10_000, 25_000] };
		expect(options).toEqual({
			playerId: idText(person.session.playerId),
			currency: "CAD",
			document: { verdict: "clear" },
			debtMinor: 0,
			methods: [
				{ method: "card", limits, feeMinor: 0, settlesMs: 60_000, keepsCards: true },
				{ method: "crypto", limits, feeMinor: 0, settlesMs: 3_600_000 },
			],
			savedCards: [],
			closed: [],
		});
	});

	it("paid on the provider's page reaches the balance, the history, the page and the mailbox", async () => {
		const person = await app.player();
		const { depositId, payUrl } = await aDeposit(person, 5_000);
		expect(await stateOf(person, depositId)).toBe("pending");
		const answer = await send(app, payUrl, cardForm("4242"));
		expect([answer.statusCode, answer.headers.location]).toEqual([
			303,
			`/en/account/cashier/deposit?deposit=${depositId}`,
		]);
		await until(async () => (await cashOf(person)) === 5_000n);
		const deposit = await person.call(readDeposit, { params: { ...person.params, deposit: depositId } });
		expect(deposit).toMatchObject({ state: "settled", source: "•••• 4242", amountMinor: 5_000 });
		expect(deposit.steps.map(({ state, by }) => [state, by])).toEqual([
			["created", "player"],
			["pending", "provider"],
			["settled", "provider"],
		]);
		const { payments } = await person.call(listPayments, { params: person.params, query: {} });
		expect(payments.map(({ kind, state, counterpart }) => [kind, state, counterpart])).toEqual([
			["deposit", "settled", "•••• 4242"],
		]);
		const topic = `cashier:${person.session.playerId}`;
		const published = () => app.streamed.filter((message) => message.topic === topic).map(({ data }) => data);
		await until(() => published().length === 3);
		expect(published()).toContainEqual({ kind: "deposit", paymentId: depositId, state: "settled" });
		const wrote = () => app.mails.filter(({ to }) => to === emailOf(person.session.playerId));
		await until(() => wrote().length === 1);
		expect(wrote()[0]?.subject).toBe("Your deposit of $50.00 has arrived");
		expect(wrote()[0]?.text).toContain(depositId);
	});

	it.each([
		["0002", "declined", "card_declined"],
		["3155", "settled", undefined],
	])("with a card ending in %s becomes %s", async (ending, state, reason) => {
		const person = await app.player();
		const { depositId, payUrl } = await aDeposit(person);
		const paid = await send(app, payUrl, cardForm(ending));
		if (paid.headers.location === payUrl) await send(app, payUrl, { act: "confirm" });
		await until(async () => (await stateOf(person, depositId)) === state);
		const deposit = await person.call(readDeposit, { params: { ...person.params, deposit: depositId } });
		expect(deposit.reason).toBe(reason);
		expect(await cashOf(person)).toBe(state === "settled" ? 5_000n : 0n);
	});

	it.each([
		["the step-up is refused", cardForm("3155"), { act: "refuse" }, "authentication_failed"],
		["the payer turns back", { act: "cancel" }, undefined, "cancelled_by_payer"],
	])("is declined when %s", async (_case, first, second, reason) => {
		const person = await app.player();
		const { depositId, payUrl } = await aDeposit(person);
		await send(app, payUrl, first);
		if (second) await send(app, payUrl, second);
		await until(async () => (await stateOf(person, depositId)) === "declined");
		const deposit = await person.call(readDeposit, { params: { ...person.params, deposit: depositId } });
		expect(deposit.reason).toBe(reason);
	});

	it("whose callback comes twice at once changes the balance exactly once", async () => {
		const person = await app.player();
		const { payUrl } = await aDeposit(person, 7_000);
		const before = app.callbackStatuses.length;
		await send(app, payUrl, { ...cardForm("4242"), twice: "yes" });
		await until(() => app.callbackStatuses.length === before + 2);
		expect(app.callbackStatuses.slice(before)).toEqual([200, 200]);
		expect(await cashOf(person)).toBe(7_000n);
	});

	it("is charged once when the card form is sent ten times at once", async () => {
		const person = await app.player();
		const { depositId, payUrl } = await aDeposit(person, 3_000);
		await Promise.all(Array.from({ length: 10 }, () => send(app, payUrl, cardForm("4242"))));
		await until(async () => (await stateOf(person, depositId)) === "settled");
		expect(await cashOf(person)).toBe(3_000n);
	});
});

describe("[CASH-03] a request for a deposit", () => {
	it("that is repeated, also at the same time, is one deposit", async () => {
		const person = await app.player();
		const body = { method: "card", amountMinor: 2_000, requestId: aRequestId() } as const;
		const answers = await Promise.all(
			Array.from({ length: 8 }, () => person.call(startDeposit, { params: person.params, body })),
		);
		expect(new Set(answers.map(({ depositId }) => depositId)).size).toBe(1);
		expect(new Set(answers.map(({ payUrl }) => payUrl)).size).toBe(1);
		const { payments } = await person.call(listPayments, { params: person.params, query: {} });
		expect(payments).toHaveLength(1);
	});

	it("with the requestId of another amount is a conflict", async () => {
		const person = await app.player();
		const requestId = aRequestId();
		const request = (amountMinor: number) =>
			person.call(startDeposit, { params: person.params, body: { method: "card", amountMinor, requestId } });
		await request(2_000);
		await expect(request(2_001)).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
	});

	it.each([999, 500_001])("of %i is outside the limits, and the answer names them", async (amountMinor) => {
		const person = await app.player();
		await expect(aDeposit(person, amountMinor)).rejects.toMatchObject({
			code: "AMOUNT_OUTSIDE_LIMITS",
			details: { minMinor: 1_000, maxMinor: 500_000, stepMinor: 1, currency: "CAD" },
		});
	});

	it("is found only by its own player", async () => {
		const [person, other] = [await app.player(), await app.player()];
		const { depositId } = await aDeposit(person);
		await expect(other.call(readDeposit, { params: { ...other.params, deposit: depositId } })).rejects.toMatchObject({
			code: "PAYMENT_NOT_FOUND",
		});
	});
});

describe("[CASH-01] the payments profile", () => {
	it("is empty before the first deposit and contains it afterwards", async () => {
		const person = await app.player();
		const read = () => person.call(readPaymentsProfile, { params: person.params });
		expect(await read()).toEqual({ cp: [], ct: "", ftd: false });
		const { payUrl } = await aDeposit(person);
		await send(app, payUrl, cardForm("4242"));
		await until(async () => (await cashOf(person)) > 0n);
		expect(await read()).toEqual({ cp: ["card"], ct: "depositor", ftd: true });
	});
});

describe("a deposit without a callback", () => {
	it("expires when the provider still calls it pending at the end of its time, and not before", async () => {
		const own = await openTestCashier();
		const person = await own.player();
		const { depositId, payUrl } = await aDeposit(person);
		const state = async () =>
			(await person.call(readDeposit, { params: { ...person.params, deposit: depositId } })).state;
		await send(own, payUrl, cardForm("0119"));
		own.clock.advance(29 * 60_000);
		await own.cashier.pollProvider();
		expect(await state()).toBe("pending");
		own.clock.advance(2 * 60_000);
		await own.cashier.pollProvider();
		expect(await state()).toBe("expired");
		await own.close();
	});

	it.each([
		["succeeded", "settled", 5_000n],
		["failed", "declined", 0n],
		["pending", "pending", 0n],
		["unknown", "pending", 0n],
	] as const)("and that the provider calls %s becomes %s", async (outcome, state, cash) => {
		const provider = scriptedProvider();
		const own = await openTestCashier({ provider });
		const person = await own.player();
		const { depositId } = await aDeposit(person);
		const paymentId = readId(depositId)!;
		provider.answers.set(
			paymentId,
			outcome === "pending" || outcome === "unknown"
				? { outcome }
				: { kind: "deposit", paymentId, amountMinor: 5_000n, currency: "CAD", outcome },
		);
		own.clock.advance(61_000);
		await own.cashier.pollProvider();
		await own.cashier.pollProvider();
		expect((await person.call(readDeposit, { params: { ...person.params, deposit: depositId } })).state).toBe(state);
		expect((await own.fundsOf(person)).cash).toBe(cash);
		await own.close();
	});

	it("still settles when the money comes after it has expired", async () => {
		const provider = scriptedProvider();
		const own = await openTestCashier({ provider });
		const person = await own.player();
		const { depositId } = await aDeposit(person);
		const paymentId = readId(depositId)!;
		own.clock.advance(31 * 60_000);
		await own.cashier.pollProvider();
		const notification = {
			kind: "deposit",
			paymentId,
			amountMinor: 5_000n,
			currency: "CAD",
			outcome: "succeeded",
		} as const;
		provider.readCallback = () => ({ status: "read", notification });
		const answer = await own.app.inject({ method: "POST", url: "/api/v1/cashier/callbacks/scripted", payload: {} });
		expect(answer.statusCode).toBe(200);
		expect((await own.fundsOf(person)).cash).toBe(5_000n);
		await own.close();
	});

	it("is begun at the provider again, with the same id, after the provider was down", async () => {
		const provider = scriptedProvider();
		const own = await openTestCashier({ provider });
		const person = await own.player();
		const body = { method: "card", amountMinor: 5_000, requestId: aRequestId() } as const;
		const request = () => person.call(startDeposit, { params: person.params, body });
		provider.isDown = true;
		await expect(request()).rejects.toMatchObject({ code: "DEPOSIT_UNKNOWN" });
		provider.isDown = false;
		const { depositId } = await request();
		expect(provider.orders.map(({ paymentId }) => idText(paymentId))).toEqual([depositId, depositId]);
		await own.close();
	});

	it("fails when the provider refuses it, and stays failed", async () => {
		const provider = scriptedProvider();
		provider.refuses = "currency_not_supported";
		const own = await openTestCashier({ provider });
		const person = await own.player();
		const body = { method: "card", amountMinor: 5_000, requestId: aRequestId() } as const;
		const request = () => person.call(startDeposit, { params: person.params, body });
		await expect(request()).rejects.toMatchObject({ code: "DEPOSIT_REFUSED" });
		await expect(request()).rejects.toMatchObject({ code: "DEPOSIT_REFUSED" });
		expect(provider.orders).toHaveLength(1);
		await own.close();
	});
});

describe("the demo's funds", () => {
	it("are given once, however often the server starts", async () => {
		const { wallet, database, clock, ids, generalLedger: books } = app;
		const person = await app.player();
		const providers = openProviders({ clock, providers: [] });
		const ports = { wallet, books, providers, database, ids, nowMs: clock.nowMs() };
		await Promise.all([
			seedFunds(ports, person.session.playerId, "CAD"),
			seedFunds(ports, person.session.playerId, "CAD"),
		]);
		await seedFunds(ports, person.session.playerId, "CAD");
		expect(await cashOf(person)).toBe(25_000n);
	});
});
