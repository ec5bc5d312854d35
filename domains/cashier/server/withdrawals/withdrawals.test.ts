import { type Id, idText, readId } from "@baize/kernel/id";
import { masked } from "@baize/kernel/mask";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	approveWithdrawal,
	cancelWithdrawal,
	listPayments,
	listWithdrawals,
	readWithdrawalOptions,
	rejectWithdrawal,
	requestWithdrawal,
	type WithdrawalView,
} from "../../contract/index.ts";
import {
	aDeposit,
	anAccount,
	aRequestId,
	aWithdrawal,
	cardForm,
	emailOf,
	knownAccounts,
	openTestCashier,
	type Person,
	PROVED,
	scriptedProvider,
	send,
	type TestCashier,
	until,
} from "../../testing/index.ts";
import type { PayableAccount } from "../bank-accounts/index.ts";

let app: TestCashier;
let olga: Person;
const saved = new Map<Id, PayableAccount[]>();
beforeAll(async () => {
	app = await openTestCashier({
		payableAccounts: async (_reader, playerId) => saved.get(playerId) ?? knownAccounts(app.clock.nowMs()),
	});
	olga = app.operator();
});
afterAll(() => app.close());

const fundsOf = (person: Person, of = app) => of.fundsOf(person);
const approve = (id: string, by = olga) => by.call(approveWithdrawal, { params: { withdrawal: id } });
const reject = (id: string, reason = "The account is not in your name.", by = olga) =>
	by.call(rejectWithdrawal, { params: { withdrawal: id }, body: { reason } });
const cancel = (person: Person, id: string) =>
	person.call(cancelWithdrawal, { params: { ...person.params, withdrawal: id } });
const listed = async (person: Person, open = false): Promise<WithdrawalView[]> =>
	(await person.call(listWithdrawals, { params: person.params, query: { open } })).withdrawals;
const stateOf = async (person: Person) => (await listed(person))[0]?.state;

describe("[CASH-04] a withdrawal", () => {
	it("[WAL-03] moves the money to pendingWithdrawal at once, and shows its step and the time of the next", async () => {
		const person = await app.player(25_000n);
		const withdrawal = await aWithdrawal(person, 10_000);
		expect(await fundsOf(person)).toEqual({ cash: 15_000n, pending: 10_000n });
		const nowMs = app.clock.nowMs();
		expect(withdrawal).toMatchObject({
			state: "requested",
			destination: "•••• 1234",
			canCancel: true,
			nextStepByMs: nowMs + 86_400_000,
			steps: [{ state: "requested", by: "player", atMs: nowMs }],
		});
	});

	it("is approved, paid by the provider and announced at each step", async () => {
		const person = await app.player(25_000n);
		const { withdrawalId } = await aWithdrawal(person, 10_000);
		await approve(withdrawalId);
		await until(async () => (await stateOf(person)) === "paid");
		expect(await fundsOf(person)).toEqual({ cash: 15_000n, pending: 0n });
		const [withdrawal] = await listed(person);
		expect(withdrawal?.steps.map(({ state, by }) => [state, by])).toEqual([
			["requested", "player"],
			["approved", "operator"],
			["paying", "site"],
			["paid", "provider"],
		]);
		expect(withdrawal?.nextStepByMs).toBeUndefined();
		const topic = `cashier:${person.session.playerId}`;
		const published = () => app.streamed.filter((message) => message.topic === topic).map(({ data }) => data);
		await until(() => published().length === 4);
		const wrote = () => app.mails.filter(({ to }) => to === emailOf(person.session.playerId));
		await until(() => wrote().length === 3);
		expect(
			wrote()
				.map(({ subject }) => subject)
				.sort(),
		).toEqual([
			"We have received your withdrawal request for $100.00",
			"Your withdrawal of $100.00 has been paid",
			"Your withdrawal of $100.00 is approved",
		]);
		// The inbox shows how it ended, and no step before.
		const posted = () => app.posted.filter(({ playerId }) => playerId === person.session.playerId);
		await until(() => posted().length > 0);
		expect(posted()).toMatchObject([
			{ name: "cashier.withdrawalPaid", fills: { amount: { amountMinor: 10_000, currency: "CAD" }, id: withdrawalId } },
		]);
		// Inbox and mails lead to the page of this withdrawal.
		const page = `/account/cashier/withdrawals/${withdrawalId}`;
		expect(posted()[0]?.link).toBe(page);
		for (const { text } of wrote()) expect(text).toContain(`http://localhost:3000/en${page}`);
	});

	it.each([
		["rejected", async (_: Person, id: string) => reject(id), "The account is not in your name."],
		["cancelled", async (person: Person, id: string) => cancel(person, id), undefined],
	])("that is %s returns the money", async (state, act, reason) => {
		const person = await app.player(10_000n);
		const { withdrawalId } = await aWithdrawal(person, 10_000);
		await act(person, withdrawalId);
		expect(await fundsOf(person)).toEqual({ cash: 10_000n, pending: 0n });
		const [withdrawal] = await listed(person);
		expect([withdrawal?.state, withdrawal?.reason]).toEqual([state, reason]);
	});

	it("that the provider cannot pay returns the money with the reason", async () => {
		const person = await app.player(10_000n);
		const { withdrawalId } = await aWithdrawal(person, 10_000, "0002");
		await approve(withdrawalId);
		await until(async () => (await stateOf(person)) === "failed");
		expect(await fundsOf(person)).toEqual({ cash: 10_000n, pending: 0n });
		expect((await listed(person))[0]?.reason).toBe("account_closed");
	});

	it("goes back to a card that money came from, and to no other", async () => {
		const person = await app.player();
		const { payUrl } = await aDeposit(person, 10_000);
		await send(app, payUrl, cardForm("4242"));
		await until(async () => (await fundsOf(person)).cash === 10_000n);
		const { methods, withdrawableMinor } = await person.call(readWithdrawalOptions, { params: person.params });
		expect(withdrawableMinor).toBe(10_000);
		const card = methods.find(({ method }) => method === "card")?.destinations[0];
		expect(card?.label).toBe("•••• 4242");
		const request = (destination: string) =>
			person.call(requestWithdrawal, {
				headers: PROVED,
				params: person.params,
				body: { method: "card", amountMinor: 5_000, destination, requestId: aRequestId() },
			});
		await expect(request("card_of_someone_else")).rejects.toMatchObject({ code: "DESTINATION_UNKNOWN" });
		expect((await request(card!.destination)).destination).toBe("•••• 4242");
	});

	it("goes to an account that the player saved, and never to one saved by another player", async () => {
		const [person, other] = [await app.player(10_000n), await app.player(10_000n)];
		saved.set(person.session.playerId, [
			{ id: 7n, label: "Savings", lastFour: "3000", account: "DE89370400440532013000", addedAt: new Date(0) },
		]);
		const { methods } = await person.call(readWithdrawalOptions, { params: person.params });
		const [account] = methods.find(({ method }) => method === "bankTransfer")?.destinations ?? [];
		expect(account?.label).toBe("Savings •••• 3000");
		const request = (by: Person) => {
			const body = { method: "bankTransfer", amountMinor: 5_000, destination: account!.destination } as const;
			const { params } = by;
			return by.call(requestWithdrawal, { headers: PROVED, params, body: { ...body, requestId: aRequestId() } });
		};
		expect((await request(person)).destination).toBe("•••• 3000");
		await expect(request(other)).rejects.toMatchObject({ code: "DESTINATION_UNKNOWN" });
		expect(await fundsOf(other)).toEqual({ cash: 10_000n, pending: 0n });
	});

	it("hides the account it goes to, in the tables too", async () => {
		const person = await app.player(10_000n);
		await aWithdrawal(person, 5_000, "98765");
		const { rows } = await app.database.pool.query(
			"select w::text as row from cashier.withdrawal w where player_id = $1",
			[person.session.playerId],
		);
		expect(rows[0].row).not.toContain(anAccount("98765"));
		expect(rows[0].row).not.toContain(Buffer.from(anAccount("98765")).toString("hex"));
	});
});

describe("[CASH-04] a request that is refused", () => {
	it("for want of money names what there is, and its late duplicate stays refused", async () => {
		const person = await app.player(5_000n);
		const body = {
			method: "bankTransfer",
			amountMinor: 5_001,
			destination: anAccount(),
			requestId: aRequestId(),
		} as const;
		const request = () => person.call(requestWithdrawal, { headers: PROVED, params: person.params, body });
		await expect(request()).rejects.toMatchObject({
			code: "INSUFFICIENT_FUNDS",
			details: { withdrawableMinor: 5_000, currency: "CAD" },
		});
		await app.fund(person, 10_000n);
		await expect(request()).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
		expect(await fundsOf(person)).toEqual({ cash: 15_000n, pending: 0n });
		expect(await listed(person)).toEqual([]);
	});

	it.each([
		[1_999, "00789-1234", "AMOUNT_OUTSIDE_LIMITS"],
		[1_000_001, "00789-1234", "AMOUNT_OUTSIDE_LIMITS"],
		[5_000, "DE88 3704 0044 0532 0130 00", "DESTINATION_UNKNOWN"],
		[5_000, "1 2 3 4", "DESTINATION_UNKNOWN"],
	])("of %i to %s: %s", async (amountMinor, destination, code) => {
		const person = await app.player(2_000_000n);
		const body = { method: "bankTransfer", amountMinor, destination, requestId: aRequestId() } as const;
		await expect(
			person.call(requestWithdrawal, { headers: PROVED, params: person.params, body }),
		).rejects.toMatchObject({
			code,
		});
		expect(await fundsOf(person)).toEqual({ cash: 2_000_000n, pending: 0n });
	});

	it("repeated at the same time is one withdrawal; with another account it is a conflict", async () => {
		const person = await app.player(50_000n);
		const body = {
			method: "bankTransfer",
			amountMinor: 5_000,
			destination: anAccount(),
			requestId: aRequestId(),
		} as const;
		const request = (changed = {}) =>
			person.call(requestWithdrawal, { headers: PROVED, params: person.params, body: { ...body, ...changed } });
		const answers = await Promise.all(Array.from({ length: 8 }, () => request()));
		expect(new Set(answers.map(({ withdrawalId }) => withdrawalId)).size).toBe(1);
		expect(await fundsOf(person)).toEqual({ cash: 45_000n, pending: 5_000n });
		await expect(request({ destination: anAccount("9999") })).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
	});

	it("is found again by the visible part of its account number; nothing can be sent to that alone", async () => {
		const person = await app.player(50_000n);
		const destination = anAccount();
		const body = { method: "bankTransfer", amountMinor: 5_000, destination, requestId: aRequestId() } as const;
		const request = (changed = {}) =>
			person.call(requestWithdrawal, { headers: PROVED, params: person.params, body: { ...body, ...changed } });
		const shown = { destination: masked(destination) };
		await expect(request(shown)).rejects.toMatchObject({ code: "DESTINATION_UNKNOWN" });
		const { withdrawalId } = await request();
		expect((await request(shown)).withdrawalId).toBe(withdrawalId);
		expect(await fundsOf(person)).toEqual({ cash: 45_000n, pending: 5_000n });
	});

	it("cannot be made twenty times at once from money for three", async () => {
		const person = await app.player(6_500n);
		const answers = await Promise.allSettled(Array.from({ length: 20 }, () => aWithdrawal(person, 2_000)));
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
		expect(await fundsOf(person)).toEqual({ cash: 500n, pending: 6_000n });
	});
});

describe("where the jurisdiction forbids taking a withdrawal back", () => {
	it("neither the page offers it nor the call does it", async () => {
		const own = await openTestCashier({ mayCancelWithdrawal: () => false });
		const person = await own.player(10_000n);
		const { withdrawalId, canCancel } = await aWithdrawal(person, 10_000);
		expect(canCancel).toBe(false);
		await expect(cancel(person, withdrawalId)).rejects.toMatchObject({ code: "CANCEL_NOT_OFFERED" });
		expect((await own.fundsOf(person)).pending).toBe(10_000n);
		await own.close();
	});
});

describe("a payout whose answer is unknown", () => {
	it("is paid by the sandbox without a callback, and found by polling", async () => {
		const person = await app.player(10_000n);
		const { withdrawalId } = await aWithdrawal(person, 10_000, "0119");
		await approve(withdrawalId);
		await until(async () => (await stateOf(person)) === "paying");
		await until(
			async () => (await app.sandbox.readPayment("withdrawal", readId(withdrawalId)!)).outcome === "succeeded",
		);
		expect(await stateOf(person)).toBe("paying");
		app.clock.advance(61_000);
		await app.cashier.pollProvider();
		expect(await stateOf(person)).toBe("paid");
		expect(await fundsOf(person)).toEqual({ cash: 0n, pending: 0n });
	});

	it("stays paying, with the money in pendingWithdrawal, and is sent again with the same id", async () => {
		const provider = scriptedProvider();
		const own = await openTestCashier({ provider });
		const by = own.operator();
		const person = await own.player(10_000n);
		const { withdrawalId } = await aWithdrawal(person, 10_000);
		provider.isDown = true;
		await approve(withdrawalId, by);
		await until(() => provider.orders.length > 0);
		expect(await stateOf(person)).toBe("paying");
		own.clock.advance(61_000);
		await own.cashier.pollProvider();
		expect([await stateOf(person), await fundsOf(person, own)]).toEqual(["paying", { cash: 0n, pending: 10_000n }]);
		provider.isDown = false;
		own.clock.advance(61_000);
		await own.cashier.pollProvider();
		expect(new Set(provider.orders.map(({ paymentId }) => idText(paymentId)))).toEqual(new Set([withdrawalId]));
		expect(provider.orders.length).toBeGreaterThan(1);
		await own.close();
	});

	it("returns the money when the provider refuses it outright", async () => {
		const provider = scriptedProvider();
		const own = await openTestCashier({ provider });
		const by = own.operator();
		const person = await own.player(10_000n);
		const { withdrawalId } = await aWithdrawal(person, 10_000);
		provider.refuses = "account_closed";
		await approve(withdrawalId, by);
		await until(async () => (await stateOf(person)) === "failed");
		expect(await fundsOf(person, own)).toEqual({ cash: 10_000n, pending: 0n });
		await own.close();
	});
});

describe("the history", () => {
	it("contains deposits and withdrawals, newest first, in pages and by kind", async () => {
		const person = await app.player(50_000n);
		await aDeposit(person, 2_000);
		app.clock.advance(1_000);
		await aWithdrawal(person, 3_000);
		app.clock.advance(1_000);
		await aDeposit(person, 4_000);
		const read = (query: Parameters<typeof person.call<typeof listPayments>>[1]["query"]) =>
			person.call(listPayments, { params: person.params, query });
		const first = await read({ limit: 2 });
		expect([first.payments.map(({ amountMinor }) => amountMinor), first.hasMore]).toEqual([[4_000, 3_000], true]);
		const second = await read({ limit: 2, before: first.payments[1]!.paymentId });
		expect([second.payments.map(({ amountMinor }) => amountMinor), second.hasMore]).toEqual([[2_000], false]);
		expect((await read({ kind: "withdrawal" })).payments).toHaveLength(1);
		expect((await read({ state: "requested" })).payments).toHaveLength(1);
		expect((await read({ fromMs: app.clock.nowMs() })).payments.map(({ amountMinor }) => amountMinor)).toEqual([4_000]);
		expect((await read({ untilMs: app.clock.nowMs() })).payments).toHaveLength(2);
	});
});

describe("[WAL-05] whatever is requested, in any order", () => {
	type Step = { act: "request" | "approve" | "reject" | "cancel"; amountMinor: number; which: number; ending: string };
	const step: fc.Arbitrary<Step> = fc.record({
		act: fc.constantFrom("request", "request", "approve", "reject", "cancel"),
		amountMinor: fc.constantFrom(2_000, 3_500, 9_000),
		which: fc.nat(5),
		ending: fc.constantFrom("1234", "0002", "0119"),
	});

	it("pendingWithdrawal is the sum of the open withdrawals, and no money is made or lost", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
				const person = await app.player(20_000n);
				const made: string[] = [];
				for (const { act, amountMinor, which, ending } of steps) {
					const id = made[which % Math.max(1, made.length)];
					if (act === "request") {
						const requested = await aWithdrawal(person, amountMinor, ending).catch(() => undefined);
						if (requested) made.push(requested.withdrawalId);
					} else if (id) {
						const acts = { approve: () => approve(id), reject: () => reject(id), cancel: () => cancel(person, id) };
						await (acts[act]() as Promise<unknown>).catch(() => undefined);
					}
				}
				await checkSums(person);
			}),
			{ numRuns: 25 },
		);
		expect(await app.ledger.audit()).toEqual([]);
	});

	async function checkSums(person: Person): Promise<void> {
		// One statement, because payouts continue at the same time.
		const { rows } = await app.database.pool.query(
			`select w.cash, w.pending_withdrawal as pending,
				coalesce(sum(p.amount) filter (where p.state in ('requested', 'approved', 'paying')), 0)::bigint as open,
				coalesce(sum(p.amount) filter (where p.state = 'paid'), 0)::bigint as paid
			from ledger.wallet w left join cashier.withdrawal p on p.player_id = w.player_id
			where w.player_id = $1 group by w.cash, w.pending_withdrawal`,
			[person.session.playerId],
		);
		const { cash, pending, open, paid } = rows[0];
		expect(pending).toBe(open);
		expect(cash + pending + paid).toBe(20_000n);
	}
});
