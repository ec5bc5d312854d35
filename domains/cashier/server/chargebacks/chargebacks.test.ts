import { readId } from "@baize/kernel/id";
import { MINUTE_MS } from "@baize/kernel/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
	confirmChargebackWon,
	listChargebacks,
	loseChargeback,
	proposeChargebackWon,
	readChargeback,
	readDepositOptions,
	readQueuedWithdrawal,
	repayChargebackDebt,
	withdrawChargebackWon,
} from "../../contract/index.ts";
import {
	aDeposit,
	aWithdrawal,
	openTestCashier,
	type Person,
	type ScriptedProvider,
	scriptedProvider,
	type TestCashier,
} from "../../testing/index.ts";
import type { ProviderNotification } from "../index.ts";

let app: TestCashier;
let provider: ScriptedProvider;
let person: Person;
let first: Person;
let second: Person;
beforeEach(async () => {
	provider = scriptedProvider();
	app = await openTestCashier({
		provider,
		signIns: async () => [{ at: new Date(0), ip: "192.0.2.7", device: "Firefox on Linux" }],
	});
	person = await app.player();
	[first, second] = [app.operator(), app.operator()];
	await app.generalLedger.compare();
});
afterEach(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	app.clock.set(app.clock.nowMs() + MINUTE_MS);
	const { sums } = await app.generalLedger.compare();
	expect(sums.filter(({ leftMinor, rightMinor }) => leftMinor !== rightMinor)).toEqual([]);
	await app.close();
});

async function notify(paymentId: string, over: Partial<ProviderNotification> = {}): Promise<number> {
	const notification: ProviderNotification = {
		kind: "deposit",
		paymentId: readId(paymentId)!,
		amountMinor: 5_000n,
		currency: "CAD",
		outcome: "succeeded",
		...over,
	};
	provider.readCallback = () => ({ status: "read", notification });
	const answer = await app.app.inject({ method: "POST", url: "/api/v1/cashier/callbacks/scripted", payload: {} });
	return answer.statusCode;
}

async function aSettled(amountMinor = 5_000): Promise<string> {
	const { depositId } = await aDeposit(person, amountMinor);
	expect(await notify(depositId, { amountMinor: BigInt(amountMinor) })).toBe(200);
	return depositId;
}
const chargedBack = (depositId: string, over: Partial<ProviderNotification> = {}) =>
	notify(depositId, { outcome: "chargedBack", reason: "fraud", ...over });
const cash = async () => (await app.fundsOf(person)).cash;
const owed = async (): Promise<bigint> => {
	const sql = "select -operator_debt as owed from ledger.wallet where player_id = $1";
	return (await app.database.pool.query(sql, [person.session.playerId])).rows[0].owed;
};
const play = (stakeMinor: bigint, winMinor: bigint) =>
	app.wallet.batched.instantRound({
		playerId: person.session.playerId,
		currency: "CAD",
		roundId: app.ids(),
		gameId: 1,
		stakeMinor,
		winMinor,
	});
const spend = (amountMinor: bigint) => play(amountMinor, 0n);
const win = (amountMinor: bigint) => play(0n, amountMinor);
const listed = async () => (await first.call(listChargebacks, { query: { limit: 200 } })).items;
const only = async () => {
	const items = await listed();
	expect(items).toHaveLength(1);
	return items[0]!;
};
const of = (chargeback: string) => ({ params: { chargeback } });
const propose = (by: Person, id: string) =>
	by.call(proposeChargebackWon, { ...of(id), body: { evidence: " Letter of 20 November, case 7 " } });
const repay = (by: Person, id: string) =>
	by.call(repayChargebackDebt, { ...of(id), body: { reason: "The player asked for it." } });

describe("[CASH-03] what goes with a deposit that is charged back", () => {
	it("is notified once, in the same transaction: if it fails, nothing is charged back", async () => {
		const notified: object[] = [];
		let isBroken = true;
		app.cashier.onChargeback(async (_tx, chargedBack) => {
			if (isBroken) throw new Error("the bonus was not removed");
			notified.push(chargedBack);
		});
		const depositId = await aSettled();
		expect(await chargedBack(depositId)).toBe(500);
		expect([await cash(), await listed()]).toEqual([5_000n, []]);
		isBroken = false;
		expect(await chargedBack(depositId)).toBe(200);
		expect(await chargedBack(depositId)).toBe(200);
		const { playerId } = person.session;
		expect(notified).toEqual([{ playerId, deposit: readId(depositId), currency: "CAD", amountMinor: 5_000n }]);
		const { id } = await only();
		// The first one was rolled back, which this recorder does not know.
		const entries = app.audited.filter(({ action }) => action === "chargeback.opened").slice(1);
		expect(entries).toMatchObject([{ playerId, target: id, details: { deposit: depositId, provider: "scripted" } }]);
	});

	it("is an alarm when it happens to too many deposits of a company", async () => {
		const rates = () => app.audited.filter(({ action }) => action === "chargebacks.rateHigh");
		for (let count = 1; count <= 3; count++) {
			await app.tick("cashier.watchChargebackRate");
			expect(rates()).toEqual([]);
			await chargedBack(await aSettled());
		}
		await app.tick("cashier.watchChargebackRate");
		expect(rates()).toMatchObject([{ target: "scripted", details: { deposits: 3, chargebacks: 3 } }]);
	});

	it("is shown before the next deposit, as far as it is owed", async () => {
		const depositId = await aSettled();
		await spend(2_000n);
		await chargedBack(depositId);
		expect(await person.call(readDepositOptions, { params: person.params })).toMatchObject({ debtMinor: 2_000 });
	});
});

describe("[CASH-03] a deposit that is charged back", () => {
	it.each<[string, bigint, { taken: bigint; debt: bigint }]>([
		["nothing of which is spent", 0n, { taken: 5_000n, debt: 0n }],
		["some of which is spent", 2_000n, { taken: 3_000n, debt: 2_000n }],
		["all of which is spent", 5_000n, { taken: 0n, debt: 5_000n }],
	])("%s leaves the cash as far as there is any; the rest is owed", async (_case, spent, { taken, debt }) => {
		const depositId = await aSettled();
		if (spent > 0n) await spend(spent);
		expect(await chargedBack(depositId)).toBe(200);
		expect([await cash(), await owed()]).toEqual([0n, debt]);
		expect(await only()).toMatchObject({
			depositId,
			state: "open",
			reason: "fraud",
			takenMinor: Number(taken),
			debtMinor: Number(debt),
			debtLeftMinor: Number(debt),
		});
		const name = debt > 0n ? "cashier.chargebackWithDebt" : "cashier.chargeback";
		expect(app.posted.at(-1)).toMatchObject({ name, fills: { amount: { amountMinor: 5_000, currency: "CAD" } } });
	});

	it("is one, however often it is reported", async () => {
		const depositId = await aSettled();
		for (let time = 0; time < 3; time++) expect(await chargedBack(depositId)).toBe(200);
		expect(await listed()).toHaveLength(1);
		expect([await cash(), await owed()]).toEqual([0n, 0n]);
	});

	it.each<[string, Partial<ProviderNotification>, number]>([
		["of more than was paid in", { amountMinor: 5_001n }, 409],
		["in another currency", { currency: "USD" }, 409],
	])("%s moves nothing", async (_case, over, status) => {
		const depositId = await aSettled();
		expect(await chargedBack(depositId, over)).toBe(status);
		expect(await listed()).toEqual([]);
		expect(await cash()).toBe(5_000n);
	});

	it("that was never paid moves nothing", async () => {
		const { depositId } = await aDeposit(person, 5_000);
		expect(await chargedBack(depositId)).toBe(409);
		expect(await listed()).toEqual([]);
	});

	it("in part takes that part", async () => {
		const depositId = await aSettled();
		await chargedBack(depositId, { amountMinor: 1_000n });
		expect([await cash(), (await only()).amountMinor]).toEqual([4_000n, 1_000]);
	});

	it("leaves money that is set aside for a withdrawal there, which two must approve from then on", async () => {
		const depositId = await aSettled();
		const { withdrawalId } = await aWithdrawal(person, 3_000);
		await chargedBack(depositId);
		expect(await app.fundsOf(person)).toEqual({ cash: 0n, pending: 3_000n });
		expect(await owed()).toBe(3_000n);
		expect(await first.call(readQueuedWithdrawal, { params: { withdrawal: withdrawalId } })).toMatchObject({
			lane: "strict",
			approvalsNeeded: 2,
		});
	});
});

describe("[CASH-03] what is owed after a chargeback", () => {
	beforeEach(async () => {
		const depositId = await aSettled();
		await spend(4_000n);
		await chargedBack(depositId);
		expect([await cash(), await owed()]).toEqual([0n, 4_000n]);
	});

	it.each<[string, number, bigint, bigint]>([
		["less than is owed", 1_500, 0n, 2_500n],
		["as much as is owed", 4_000, 0n, 0n],
		["more than is owed", 9_000, 5_000n, 0n],
	])("is repaid by the next deposit, of %s", async (_case, amountMinor, left, debt) => {
		await aSettled(amountMinor);
		expect([await cash(), await owed()]).toEqual([left, debt]);
		expect((await only()).debtLeftMinor).toBe(Number(debt));
	});

	it("stops a withdrawal until it is repaid", async () => {
		await win(10_000n);
		await expect(aWithdrawal(person, 5_000)).rejects.toMatchObject({
			code: "DEBT_OPEN",
			details: { debtMinor: 4_000, currency: "CAD" },
		});
		await repay(first, (await only()).id);
		expect([await cash(), await owed()]).toEqual([6_000n, 0n]);
		expect((await aWithdrawal(person, 5_000)).state).toBe("requested");
	});

	it("is repaid by an operator as far as there is cash, with a reason, and no further", async () => {
		const { id } = await only();
		await expect(repay(first, id)).rejects.toMatchObject({ code: "NOTHING_TO_REPAY" });
		await win(1_000n);
		expect((await repay(first, id)).debtLeftMinor).toBe(3_000);
		expect([await cash(), await owed()]).toEqual([0n, 3_000n]);
		expect(app.audited.at(-1)).toMatchObject({
			action: "chargeback.debtRepaid",
			details: { repaidMinor: 1_000, reason: "The player asked for it." },
		});
	});
});

describe("[CASH-03] [BO-01] a chargeback in the queue", () => {
	let id: string;
	beforeEach(async () => {
		const depositId = await aSettled();
		await spend(2_000n);
		await chargedBack(depositId);
		id = (await only()).id;
	});

	it("shows how the player signed in and what else they paid", async () => {
		const { signIns, payments } = await first.call(readChargeback, of(id));
		expect(signIns).toEqual([{ atMs: 0, ip: "192.0.2.7", device: "Firefox on Linux", isBeforeDeposit: true }]);
		expect(payments).toMatchObject([{ kind: "deposit", amountMinor: 5_000, state: "settled" }]);
	});

	it("that is won returns once a second operator confirms it, and repays what is owed of it", async () => {
		expect(await propose(first, id)).toMatchObject({
			state: "proposed",
			decision: { isOwn: true, evidence: "Letter of 20 November, case 7" },
		});
		expect(await cash()).toBe(0n);
		await expect(first.call(confirmChargebackWon, of(id))).rejects.toMatchObject({ code: "SECOND_OPERATOR_NEEDED" });
		expect(await second.call(confirmChargebackWon, of(id))).toMatchObject({ state: "won", debtLeftMinor: 0 });
		expect([await cash(), await owed()]).toEqual([3_000n, 0n]);
		await expect(second.call(confirmChargebackWon, of(id))).rejects.toMatchObject({ code: "CHARGEBACK_STATE" });
		expect(await cash()).toBe(3_000n);
		expect(app.posted.at(-1)).toMatchObject({ name: "cashier.chargebackWon" });
	});

	it("that is won after the debt was repaid returns whole", async () => {
		await aSettled(2_000);
		expect([await cash(), await owed()]).toEqual([0n, 0n]);
		await propose(first, id);
		await second.call(confirmChargebackWon, of(id));
		expect([await cash(), await owed()]).toEqual([5_000n, 0n]);
	});

	it("of which a proposal is taken back is open again", async () => {
		await propose(first, id);
		const taken = await second.call(withdrawChargebackWon, { ...of(id), body: { reason: "Another case." } });
		expect(taken).toMatchObject({ state: "open" });
		expect(taken.decision).toBeUndefined();
	});

	it("that is lost moves nothing, and what is owed stays owed", async () => {
		const lost = await first.call(loseChargeback, { ...of(id), body: { reason: "No evidence of 3-D Secure." } });
		expect(lost).toMatchObject({ state: "lost", debtLeftMinor: 2_000 });
		expect([await cash(), await owed()]).toEqual([0n, 2_000n]);
		await expect(propose(first, id)).rejects.toMatchObject({ code: "CHARGEBACK_STATE", details: { state: "lost" } });
	});

	it("is for operators with the role, and must exist", async () => {
		await expect(person.call(listChargebacks, { query: {} })).rejects.toMatchObject({ code: "NOT_ALLOWED" });
		await expect(first.call(readChargeback, of("0000000000001"))).rejects.toMatchObject({ code: "PAYMENT_NOT_FOUND" });
	});
});
