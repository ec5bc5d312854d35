import { idText, readId } from "@baize/kernel/id";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	confirmUnknownPayment,
	enterBankReceipt,
	listBankReceipts,
	listUnknownPayments,
	matchBankReceipt,
	readDeposit,
	returnBankReceipt,
	startDeposit,
} from "../../contract/index.ts";
import { aRequestId, openTestCashier, type Person, type TestCashier } from "../../testing/index.ts";
import { openBankTransfer } from "../provider/adapters/bank-transfer/index.ts";
import { idTextIn, referenceOf } from "../provider/adapters/bank-transfer/reference.ts";

const ACCOUNT = { currency: "CAD", holder: "Baize Ltd", bank: "First Bank", account: "021000021-1" };
let app: TestCashier;
let person: Person;
let first: Person;
let second: Person;
let lines = 0;
beforeAll(async () => {
	const settings = { adapter: "bankTransfer", name: "transfer", accounts: [ACCOUNT] } as const;
	app = await openTestCashier({ provider: openBankTransfer({ settings: { ...settings, accounts: [ACCOUNT] } }) });
});
afterAll(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});
beforeEach(async () => {
	person = await app.player();
	[first, second] = [app.operator(), app.operator()];
});

const begin = (amountMinor = 5_000) =>
	person.call(startDeposit, {
		params: person.params,
		body: { method: "bankTransfer", amountMinor, requestId: aRequestId() },
	});
const read = (depositId: string) => person.call(readDeposit, { params: { ...person.params, deposit: depositId } });
const cash = async () => (await app.fundsOf(person)).cash;
const line = (text: string, amountMinor = 5_000) => ({
	provider: "transfer",
	bankReference: `LINE-${++lines}`,
	currency: "CAD",
	amountMinor,
	payer: "A. Player",
	text,
	bookedOn: "2026-11-20",
});
const enter = (body: ReturnType<typeof line>) => first.call(enterBankReceipt, { body });
const match = (by: Person, receipt: string, deposit: string) =>
	by.call(matchBankReceipt, { params: { receipt }, body: { deposit, evidence: "Statement of 20 November" } });

describe("[CASH-03] a deposit by bank transfer", () => {
	it("shows the account and a reference of its own, on our own page", async () => {
		const { depositId, payUrl } = await begin();
		expect(payUrl).toBe(`/en/account/cashier/deposit?deposit=${depositId}`);
		const { currency: _currency, ...account } = ACCOUNT;
		expect((await read(depositId)).instructions).toEqual({
			kind: "bankTransfer",
			...account,
			reference: referenceOf(readId(depositId)!),
		});
	});

	it("waits for the bank for two weeks", async () => {
		const { depositId } = await begin();
		app.clock.advance(13 * 86_400_000);
		await app.cashier.pollProvider();
		expect((await read(depositId)).state).toBe("pending");
	});

	it("is credited by one operator if reference, amount and currency fit, and once", async () => {
		const { depositId } = await begin();
		const { id, suggestions } = await enter(line(`payment ${referenceOf(readId(depositId)!)} thanks`));
		expect(suggestions[0]).toMatchObject({ depositId, isNamed: true, isExact: true });
		const answers = await Promise.allSettled([match(first, id, depositId), match(second, id, depositId)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
		expect(await cash()).toBe(5_000n);
		expect((await read(depositId)).state).toBe("settled");
		const actions = app.audited.filter(({ target }) => target === id).map(({ action }) => action);
		expect(actions).toEqual(["bankReceipt.entered", "bankReceipt.matched"]);
	});

	it.each([
		["of another amount", 4_000, true],
		["without its reference", 5_000, false],
	])("%s is credited with what came, once a second operator has confirmed it", async (_case, amountMinor, isNamed) => {
		const { depositId } = await begin();
		const { id } = await enter(line(isNamed ? referenceOf(readId(depositId)!) : "no reference", amountMinor));
		expect((await match(first, id, depositId)).state).toBe("proposed");
		expect(await cash()).toBe(0n);
		const { items } = await first.call(listUnknownPayments, { query: { state: "proposed", limit: 200 } });
		const unknown = items.find(({ paymentId }) => paymentId === depositId)!.id;
		await expect(first.call(confirmUnknownPayment, { params: { unknown } })).rejects.toMatchObject({
			code: "SECOND_OPERATOR_NEEDED",
		});
		await second.call(confirmUnknownPayment, { params: { unknown } });
		expect(await cash()).toBe(BigInt(amountMinor));
		expect(await read(depositId)).toMatchObject({ state: "settled", amountMinor });
	});

	it("that is paid twice is credited a second time by two operators only", async () => {
		const { depositId } = await begin();
		const reference = referenceOf(readId(depositId)!);
		for (let time = 0; time < 2; time++) await match(first, (await enter(line(reference))).id, depositId);
		expect(await cash()).toBe(5_000n);
		const { items } = await first.call(listUnknownPayments, { query: { state: "proposed", limit: 200 } });
		const entry = items.find(({ paymentId }) => paymentId === depositId)!;
		expect(entry.why).toBe("secondPayment");
		await second.call(confirmUnknownPayment, { params: { unknown: entry.id } });
		expect(await cash()).toBe(10_000n);
	});
});

describe("[CASH-03] a receipt of the bank", () => {
	it("is entered once; another line of the same number is refused", async () => {
		const body = line("no reference", 777);
		const [one, again] = [await enter(body), await enter(body)];
		expect(again.id).toBe(one.id);
		await expect(enter({ ...body, amountMinor: 778 })).rejects.toMatchObject({ code: "RECEIPT_ENTERED" });
		const { items } = await first.call(listBankReceipts, { query: { state: "open", limit: 200 } });
		expect(items.filter(({ id }) => id === one.id)).toHaveLength(1);
	});

	it.each([
		["of an account that is not ours", { provider: "other" }],
		["in a currency without an account", { currency: "USD" }],
	])("%s is refused", async (_case, over) => {
		await expect(enter({ ...line("x"), ...over })).rejects.toMatchObject({ code: "RECEIPT_ACCOUNT_UNKNOWN" });
	});

	it("that is paid back is returned, and can then not be matched", async () => {
		const { depositId } = await begin();
		const { id } = await enter(line(referenceOf(readId(depositId)!)));
		await first.call(returnBankReceipt, { params: { receipt: id }, body: { evidence: "Paid back on 21 November" } });
		await expect(match(second, id, depositId)).rejects.toMatchObject({ code: "RECEIPT_STATE" });
		expect(await cash()).toBe(0n);
	});

	it("is matched with no deposit that does not exist", async () => {
		const { id } = await enter(line("x"));
		await expect(match(first, id, idText(5n))).rejects.toMatchObject({ code: "RECEIPT_MISMATCH" });
	});
});

describe("the reference of a deposit", () => {
	const reference = referenceOf(1_234_567_890_123n);
	it.each([
		["as it was given", reference],
		["in small letters, without hyphens", reference.toLowerCase().replaceAll("-", "")],
		["with spaces, among other words", `REF ${reference.replaceAll("-", " ")} INV 7`],
	])("is found %s", (_case, text) => {
		expect(idTextIn(text)).toBe(idText(1_234_567_890_123n));
	});

	it("is not found if a letter is wrong", () => {
		expect(idTextIn(reference.replace(/.$/, (last) => (last === "0" ? "1" : "0")))).toBeUndefined();
		expect(idTextIn("")).toBeUndefined();
	});
});
