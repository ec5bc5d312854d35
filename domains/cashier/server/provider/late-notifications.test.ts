import { idText, readId } from "@baize/kernel/id";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { approveWithdrawal, listWithdrawals, readDeposit } from "../../contract/index.ts";
import {
	aDeposit,
	aWithdrawal,
	emailOf,
	openTestCashier,
	type Person,
	type ScriptedProvider,
	scriptedProvider,
	type TestCashier,
	until,
} from "../../testing/index.ts";
import type { PaymentKind, ProviderNotification } from "../ports.ts";

let app: TestCashier;
let provider: ScriptedProvider;
beforeAll(async () => {
	provider = scriptedProvider();
	app = await openTestCashier({ provider });
});
afterAll(async () => {
	expect(await app.cashier.auditWithdrawals()).toEqual([]);
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

async function notify(kind: PaymentKind, id: string, outcome: ProviderNotification["outcome"]) {
	const notification: ProviderNotification = {
		kind,
		paymentId: readId(id)!,
		amountMinor: 5_000n,
		currency: "CAD",
		outcome,
	};
	provider.readCallback = () => ({ status: "read", notification });
	const answer = await app.app.inject({ method: "POST", url: "/api/v1/cashier/callbacks/scripted", payload: {} });
	return [answer.statusCode, answer.json().errorCode];
}
const TAKEN = [200, undefined];

const balanceOf = async (person: Person) => (await app.fundsOf(person)).cash;

describe("[CASH-03] money that came after the provider had reported that none would", () => {
	const deposit = async (person: Person, id: string) =>
		person.call(readDeposit, { params: { ...person.params, deposit: id } });

	it("reaches the balance once, however often it is reported", async () => {
		const person = await app.player();
		const { depositId } = await aDeposit(person, 5_000);
		expect(await notify("deposit", depositId, "failed")).toEqual(TAKEN);
		expect((await deposit(person, depositId)).state).toBe("declined");
		const answers = [];
		for (let time = 0; time < 3; time++) answers.push(await notify("deposit", depositId, "succeeded"));
		expect(answers).toEqual([TAKEN, TAKEN, TAKEN]);
		const { state, steps, reason } = await deposit(person, depositId);
		expect([state, reason]).toEqual(["settled", undefined]);
		expect(steps.map((step) => step.state)).toEqual(["created", "pending", "declined", "settled"]);
		expect(await balanceOf(person)).toBe(5_000n);
	});

	it("moves once when it is reported ten times at the same time", async () => {
		const person = await app.player();
		const { depositId } = await aDeposit(person, 5_000);
		await notify("deposit", depositId, "failed");
		const answers = await Promise.all(Array.from({ length: 10 }, () => notify("deposit", depositId, "succeeded")));
		expect(answers).toEqual(Array(10).fill(TAKEN));
		expect(await balanceOf(person)).toBe(5_000n);
	});

	it("is believed of a deposit, too, that the provider had not wanted to begin", async () => {
		const person = await app.player();
		provider.refuses = "currency_not_supported";
		await expect(aDeposit(person, 5_000)).rejects.toMatchObject({ code: "DEPOSIT_REFUSED" });
		provider.refuses = undefined;
		const depositId = idText(provider.orders.at(-1)!.paymentId);
		expect(await notify("deposit", depositId, "failed")).toEqual(TAKEN);
		expect(await notify("deposit", depositId, "succeeded")).toEqual(TAKEN);
		expect(await balanceOf(person)).toBe(5_000n);
	});
});

describe("[CASH-04] a withdrawal that was paid after the provider had reported that it could not be", () => {
	const withdrawal = async (person: Person) =>
		(await person.call(listWithdrawals, { params: person.params, query: {} })).withdrawals[0]!;

	async function aFailed(cash: bigint): Promise<{ person: Person; id: string }> {
		const person = await app.player(cash);
		const { withdrawalId: id } = await aWithdrawal(person, 5_000);
		await app.operator().call(approveWithdrawal, { params: { withdrawal: id } });
		await until(async () => (await withdrawal(person)).state === "paying");
		expect(await notify("withdrawal", id, "failed")).toEqual(TAKEN);
		expect(await app.fundsOf(person)).toEqual({ cash, pending: 0n });
		return { person, id };
	}

	it("takes the returned money out of the balance again, once, and notifies the player", async () => {
		const { person, id } = await aFailed(8_000n);
		const answers = await Promise.all(Array.from({ length: 5 }, () => notify("withdrawal", id, "succeeded")));
		expect(answers).toEqual(Array(5).fill(TAKEN));
		expect(await app.fundsOf(person)).toEqual({ cash: 3_000n, pending: 0n });
		const { state, steps } = await withdrawal(person);
		expect(state).toBe("paid");
		expect(steps.map((step) => step.state)).toEqual(["requested", "approved", "paying", "failed", "paid"]);
		const mails = () => app.mails.filter(({ to }) => to === emailOf(person.session.playerId));
		await until(() => mails().some(({ subject }) => subject === "Your withdrawal of $50.00 was paid after all"));
		expect(mails().map(({ subject }) => subject)).not.toContain("Your withdrawal of $50.00 has been paid");
		const posted = app.posted.filter(({ playerId }) => playerId === person.session.playerId);
		expect(posted.at(-1)?.name).toBe("cashier.withdrawalPaidAfterAll");
	});

	it("is a correction in the books, pointing at the return that it takes back", async () => {
		const { person, id } = await aFailed(5_000n);
		await notify("withdrawal", id, "succeeded");
		const [newest, before] = await app.ledger.history(person.session.playerId, "CAD", { limit: 2 });
		expect(before).toMatchObject({ kind: "withdrawalFailed" });
		expect(newest).toMatchObject({ kind: "externalCorrection", stakeMinor: 5_000n, reference: before!.opId });
	});

	it("changes nothing if the money is spent, for a person to look at; and does when it is there again", async () => {
		const { person, id } = await aFailed(5_000n);
		await aWithdrawal(person, 2_000);
		expect(await notify("withdrawal", id, "succeeded")).toEqual([409, "CALLBACK_STATE"]);
		expect(await app.fundsOf(person)).toEqual({ cash: 3_000n, pending: 2_000n });
		await app.fund(person, 2_000n);
		expect(await notify("withdrawal", id, "succeeded")).toEqual(TAKEN);
		expect(await app.fundsOf(person)).toEqual({ cash: 0n, pending: 2_000n });
	});
});
