import {
	approveWithdrawal,
	buildPayoutBatch,
	enterBankReceipt,
	listBankReceipts,
	listWithdrawals,
	matchBankReceipt,
	readDeposit,
	requestWithdrawal,
	startDeposit,
} from "@baize/cashier/contract";
import { openBankTransfer } from "@baize/cashier/server";
import { aRequestId, type Person, PROVED, until } from "@baize/cashier/testing";
import { idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BANK, type ItemView, importStatement, listStatementItems, matchItem } from "../contract/index.ts";
import { openTestReconciliation, operatorVisit } from "../testing/index.ts";

const TRANSFER = "transfer";
const IBAN = "DE89370400440532013000";
const provider = openBankTransfer({
	settings: {
		...{ adapter: "bankTransfer", name: TRANSFER },
		accounts: [{ currency: "CAD", holder: "Baize Ltd", bank: "First Bank", account: IBAN }],
		payers: [{ currency: "CAD", holder: "Baize Ltd", iban: IBAN }],
	},
});

let app: Awaited<ReturnType<typeof openTestReconciliation>>;
let person: Person;
let accounts = 40_000_000;
beforeEach(async () => {
	app = await openTestReconciliation(provider);
	person = await app.player();
	await app.generalLedger.compare();
});
afterEach(() => app.close());

const olga = operatorVisit("withdrawals");
const day = (): string => new Date(app.clock.nowMs()).toISOString().slice(0, 10);

type Entry = { amount: string; direction: "CRDT" | "DBIT"; number: string; endToEnd?: string; text?: string };
const entryOf = ({ amount, direction, number, endToEnd = "NOTPROVIDED", text = "" }: Entry): string =>
	`<Ntry><Amt Ccy="CAD">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
	<BookgDt><Dt>${day()}</Dt></BookgDt><AcctSvcrRef>${number}</AcctSvcrRef><NtryDtls><TxDtls>
	<Refs><EndToEndId>${endToEnd}</EndToEndId></Refs><RltdPties><Dbtr><Nm>Wanda Player</Nm></Dbtr></RltdPties>
	<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

const imported = (as: string, ...entries: Entry[]) => {
	const text = `<Document><BkToCstmrStmt><Stmt><Id>${idText(app.ids())}</Id>${entries.map(entryOf).join("")}</Stmt></BkToCstmrStmt></Document>`;
	const body = { provider: as, format: "camt053" as const, fileName: `${idText(app.ids())}.xml`, text };
	return app.client.call(importStatement, { body }, olga);
};
const items = async (open: "open" | "closed"): Promise<ItemView[]> =>
	(await app.client.call(listStatementItems, { query: { open } }, olga)).items;
const receipts = async () => (await app.operator().call(listBankReceipts, { query: { state: "open" } })).items;
const balances = async () => {
	const rows = await app.generalLedger.balances(app.database.reader);
	const of = (account: string) => rows.find((row) => row.account === account)?.amount ?? 0n;
	return { clearing: of(`providerClearing:${TRANSFER}`), bank: of("bank"), suspense: of("suspense") };
};

/** A deposit that waits for the bank, and the reference that the player was shown. */
async function anAwaitedDeposit(): Promise<{ depositId: string; reference: string }> {
	const body = { method: "bankTransfer", amountMinor: 5_000, requestId: aRequestId() } as const;
	const { depositId } = await person.call(startDeposit, { params: person.params, body });
	const { instructions } = await person.call(readDeposit, { params: { ...person.params, deposit: depositId } });
	return { depositId, reference: (instructions as { reference: string }).reference };
}

async function credit(deposit: string): Promise<void> {
	const [receipt] = await receipts();
	const body = { deposit, evidence: "Statement of the day" };
	await app.operator().call(matchBankReceipt, { params: { receipt: receipt!.id }, body });
}

/** A withdrawal whose file two operators have released. */
async function anOrderedPayout(): Promise<string> {
	await app.fund(person, 20_000n);
	const { withdrawalId } = await person.call(requestWithdrawal, {
		headers: PROVED,
		params: person.params,
		body: { method: "bankTransfer", amountMinor: 5_000, destination: `${++accounts}`, requestId: aRequestId() },
	});
	app.clock.advance(4 * DAY_MS);
	await app.operator().call(approveWithdrawal, { params: { withdrawal: withdrawalId } });
	await until(async () => (await payoutState()) === "paying");
	const body = { provider: TRANSFER, currency: "CAD", reason: "Of today." };
	const batch = await app.operator().call(buildPayoutBatch, { body });
	await app.approvePayouts(batch.proposal!.id);
	return withdrawalId;
}

const payoutState = async () =>
	(await person.call(listWithdrawals, { params: person.params, query: {} })).withdrawals[0]!.state;

describe("[CASH-03] a deposit in the bank's statement", () => {
	it.each([
		["under the name of its provider", TRANSFER, { clearing: 0n, bank: 0n, suspense: 0n }],
		["as the bank's", BANK, { clearing: -5_000n, bank: 5_000n, suspense: 0n }],
	])("that is imported %s is a receipt to be credited, and is matched then", async (_how, as, before) => {
		const { depositId, reference } = await anAwaitedDeposit();
		const line = { amount: "50.00", direction: "CRDT", number: "BANK-1", text: `thanks ${reference}` } as const;
		await imported(as, line);
		expect(await items("open")).toMatchObject([{ provider: TRANSFER, kind: "deposit", state: "missingHere" }]);
		expect(await receipts()).toMatchObject([
			{ provider: TRANSFER, bankReference: "BANK-1", payer: "Wanda Player", amountMinor: 5_000, bookedOn: day() },
		]);
		expect(await balances()).toEqual(before);
		await app.matchNamed();
		expect(await items("open")).toHaveLength(1);
		await credit(depositId);
		expect((await app.fundsOf(person)).cash).toBe(5_000n);
		await app.matchNamed();
		expect(await items("open")).toEqual([]);
		expect(await items("closed")).toMatchObject([{ paymentId: depositId, state: "matched", closedAs: "matched" }]);
		expect(await balances()).toEqual({ ...before, clearing: before.clearing + 5_000n });
	});

	it.each([TRANSFER, BANK])("is taken once, also where files overlap that are imported as %s", async (as) => {
		const { reference } = await anAwaitedDeposit();
		const line = { amount: "50.00", direction: "CRDT", number: "BANK-1", text: reference } as const;
		const other = { amount: "900.00", direction: "CRDT", number: "BANK-2", endToEnd: "PO-1" } as const;
		await imported(as, line, other);
		const [before, left] = [await items("open"), await balances()];
		await imported(as, line, other);
		expect(await items("open")).toEqual(before);
		expect(await balances()).toEqual(left);
		expect((await receipts()).filter(({ bankReference }) => bankReference === "BANK-1")).toHaveLength(1);
	});

	it("that the player has paid twice is a second receipt, for two operators, and a difference until then", async () => {
		const { depositId, reference } = await anAwaitedDeposit();
		await imported(TRANSFER, { amount: "50.00", direction: "CRDT", number: "BANK-1", text: reference });
		await credit(depositId);
		await app.matchNamed();
		await imported(TRANSFER, { amount: "50.00", direction: "CRDT", number: "BANK-2", text: reference });
		expect((await items("open")).map(({ state }) => state)).toEqual(["duplicate"]);
		expect(await receipts()).toMatchObject([{ bankReference: "BANK-2" }]);
		expect((await app.fundsOf(person)).cash).toBe(5_000n);
	});

	it("that was entered by hand and credited is matched, and no receipt again", async () => {
		const { depositId, reference } = await anAwaitedDeposit();
		const line = { currency: "CAD", amountMinor: 5_000, payer: "Wanda", text: reference, bookedOn: day() };
		const body = { provider: TRANSFER, bankReference: "typed", ...line };
		await app.operator().call(enterBankReceipt, { body });
		await credit(depositId);
		await imported(TRANSFER, { amount: "50.00", direction: "CRDT", number: "BANK-1", text: reference });
		expect(await receipts()).toEqual([]);
		expect(await items("open")).toEqual([]);
	});

	it("is entered under its provider's name also without a reference, and not without the bank's own number", async () => {
		await imported(TRANSFER, { amount: "50.00", direction: "CRDT", number: "BANK-1", text: "rent" });
		await imported(TRANSFER, { amount: "60.00", direction: "CRDT", number: "", text: "rent" });
		expect((await receipts()).map(({ amountMinor }) => amountMinor)).toEqual([5_000]);
	});

	it("that names no payment is matched by hand in the bank's own statement, and leaves suspense", async () => {
		const { depositId, reference } = await anAwaitedDeposit();
		await imported(BANK, { amount: "50.00", direction: "CRDT", number: "BANK-1", text: "from Wanda" });
		const [item] = await items("open");
		expect(item).toMatchObject({ provider: BANK, kind: "toBank", state: "awaited" });
		expect(await balances()).toEqual({ clearing: 0n, bank: 5_000n, suspense: -5_000n });
		await imported(TRANSFER, { amount: "50.00", direction: "CRDT", number: "BANK-9", text: reference });
		const match = (paymentId: string) =>
			app.client.call(matchItem, { params: { item: item!.id }, body: { paymentId, reason: "Her own account." } }, olga);
		await expect(match(depositId)).rejects.toMatchObject({ code: "PAYMENT_UNKNOWN" });
		await credit(depositId);
		expect(await match(depositId)).toMatchObject({ provider: TRANSFER, kind: "deposit", closedAs: "matchedByHand" });
		expect(await balances()).toEqual({ clearing: 0n, bank: 5_000n, suspense: 0n });
	});
});

describe("[CASH-04] a payout in the bank's statement", () => {
	it.each([TRANSFER, BANK])("that is imported as %s is paid by it, and matched", async (as) => {
		const id = await anOrderedPayout();
		await imported(as, { amount: "50.00", direction: "DBIT", number: "BANK-1", endToEnd: id.toUpperCase() });
		expect(await payoutState()).toBe("paid");
		expect(await items("open")).toEqual([]);
		expect(await items("closed")).toMatchObject([{ provider: TRANSFER, kind: "withdrawal", paymentId: id }]);
		const isOfBank = as === BANK;
		const { bank, suspense } = await balances();
		expect({ bank, suspense }).toEqual({ bank: isOfBank ? -5_000n : 0n, suspense: 0n });
		expect((await app.fundsOf(person)).pending).toBe(0n);
	});

	it("stands beside what a company pays out, in one statement of the bank", async () => {
		const id = await anOrderedPayout();
		await imported(
			BANK,
			{ amount: "50.00", direction: "DBIT", number: "BANK-1", endToEnd: id },
			{ amount: "900.00", direction: "CRDT", number: "BANK-2", endToEnd: "PO-1" },
		);
		expect(await payoutState()).toBe("paid");
		expect(await items("open")).toMatchObject([
			{ provider: BANK, kind: "toBank", reference: "PO-1", state: "awaited" },
		]);
		expect(await balances()).toMatchObject({ bank: 85_000n, suspense: -90_000n });
	});
});
