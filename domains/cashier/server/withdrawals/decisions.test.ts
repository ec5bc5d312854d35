import { idText } from "@baize/kernel/id";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	approveWithdrawal,
	cancelWithdrawal,
	listWithdrawalQueue,
	listWithdrawals,
	readQueuedWithdrawal,
	rejectWithdrawal,
	type WithdrawalView,
} from "../../contract/index.ts";
import {
	aWithdrawal,
	openTestCashier,
	type Person,
	scriptedProvider,
	type TestCashier,
	until,
} from "../../testing/index.ts";

let app: TestCashier;
let olga: Person;
beforeAll(async () => {
	app = await openTestCashier();
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

describe("[BO-01] an operator's decision", () => {
	it("is recorded with who, what, whose and how much", async () => {
		const person = await app.player(10_000n);
		const { withdrawalId } = await aWithdrawal(person, 10_000);
		await reject(withdrawalId, " No match of names. ");
		expect(app.audited.at(-1)).toEqual({
			action: "withdrawal.rejected",
			actorId: olga.session.playerId,
			playerId: person.session.playerId,
			target: withdrawalId,
			details: { amountMinor: 10_000, currency: "CAD", reason: "No match of names." },
			ip: "127.0.0.1",
		});
	});

	const acts = {
		approve: (_: Person, id: string) => approve(id) as Promise<unknown>,
		reject: (_: Person, id: string) => reject(id) as Promise<unknown>,
		cancel: (person: Person, id: string) => cancel(person, id) as Promise<unknown>,
	};
	type Act = keyof typeof acts;

	it.each<[Act, Act, string]>([
		["approve", "approve", "approved"],
		["approve", "reject", "approved"],
		["approve", "cancel", "approved"],
		["reject", "approve", "rejected"],
		["reject", "reject", "rejected"],
		["reject", "cancel", "rejected"],
		["cancel", "approve", "cancelled"],
		["cancel", "reject", "cancelled"],
		["cancel", "cancel", "cancelled"],
	])("%s and then %s: the second finds it %s and changes nothing", async (first, second, state) => {
		// No jobs run here, so an approved withdrawal stays approved.
		const own = await openTestCashier({ provider: scriptedProvider() }, false);
		const by = own.operator();
		const person = await own.player(10_000n);
		const { withdrawalId } = await aWithdrawal(person, 10_000);
		const act = {
			approve: () => approve(withdrawalId, by) as Promise<unknown>,
			reject: () => reject(withdrawalId, "Because.", by) as Promise<unknown>,
			cancel: () => cancel(person, withdrawalId) as Promise<unknown>,
		};
		await act[first]();
		const funds = await fundsOf(person, own);
		await expect(act[second]()).rejects.toMatchObject({ code: "WITHDRAWAL_STATE", details: { state } });
		expect(await fundsOf(person, own)).toEqual(funds);
		await own.close();
	});

	it.each<[Act, Act]>([
		["approve", "approve"],
		["approve", "cancel"],
		["reject", "cancel"],
		["approve", "reject"],
	])("%s and %s at the same time: one of them happens", async (first, second) => {
		const person = await app.player(10_000n);
		const { withdrawalId } = await aWithdrawal(person, 10_000);
		const answers = await Promise.allSettled([
			acts[first](person, withdrawalId),
			acts[second](person, withdrawalId),
			acts[first](person, withdrawalId),
		]);
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		for (const answer of answers)
			if (answer.status === "rejected") expect(answer.reason).toMatchObject({ code: "WITHDRAWAL_STATE" });
		await until(async () => (await fundsOf(person)).pending === 0n);
		expect((await fundsOf(person)).cash).toBe((await stateOf(person)) === "paid" ? 0n : 10_000n);
	});

	it("needs a withdrawal that there is, and one's own to cancel", async () => {
		const [person, other] = [await app.player(10_000n), await app.player()];
		const { withdrawalId } = await aWithdrawal(person, 10_000);
		await expect(approve("0000000000001")).rejects.toMatchObject({ code: "PAYMENT_NOT_FOUND" });
		await expect(cancel(other, withdrawalId)).rejects.toMatchObject({ code: "PAYMENT_NOT_FOUND" });
		expect((await fundsOf(person)).pending).toBe(10_000n);
	});

	it("is not a player's to make", async () => {
		const person = await app.player(10_000n);
		const { withdrawalId } = await aWithdrawal(person, 10_000);
		await expect(approve(withdrawalId, person)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
	});

	it("is made on a queue of all players, the longest waiting first, and on what each has paid in and out", async () => {
		const own = await openTestCashier();
		const by = own.operator();
		const [first, second] = [await own.player(10_000n), await own.player(10_000n)];
		const one = await aWithdrawal(first, 2_000);
		const two = await aWithdrawal(second, 3_000);
		const queue = await by.call(listWithdrawalQueue, { query: { state: "requested", limit: 1 } });
		expect(queue.items.map(({ id }) => id)).toEqual([one.withdrawalId]);
		const rest = await by.call(listWithdrawalQueue, { query: { state: "requested", cursor: queue.next ?? "" } });
		expect([rest.items.map(({ id }) => id), rest.next]).toEqual([[two.withdrawalId], null]);
		const mine = await by.call(listWithdrawalQueue, { query: { player: idText(second.session.playerId) } });
		expect(mine.items.map(({ id }) => id)).toEqual([two.withdrawalId]);
		await approve(one.withdrawalId, by);
		await until(async () => (await own.fundsOf(first)).pending === 0n);
		const shown = await by.call(readQueuedWithdrawal, { params: { withdrawal: one.withdrawalId } });
		expect(shown).toMatchObject({ state: "paid", totals: { depositedMinor: 0, paidOutMinor: 2_000 } });
		await own.close();
	});
});
