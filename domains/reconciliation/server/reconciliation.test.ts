import { approveWithdrawal, listWithdrawals } from "@baize/cashier/contract";
import { aDeposit, aWithdrawal, type Person, until } from "@baize/cashier/testing";
import { idText, readId } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
	type ItemView,
	importStatement,
	listStatementItems,
	listStatements,
	matchItem,
	proposeWriteOff,
} from "../contract/index.ts";
import { openTestReconciliation, operatorVisit } from "../testing/index.ts";

type Opened = Awaited<ReturnType<typeof openTestReconciliation>>;

let app: Opened;
let person: Person;
beforeEach(async () => {
	app = await openTestReconciliation();
	person = await app.player(50_000n);
	await app.generalLedger.compare();
});
afterEach(() => app.close());

const olga = operatorVisit("withdrawals");

async function notify(kind: "deposit" | "withdrawal", id: string, amountMinor: bigint): Promise<void> {
	app.provider.readCallback = () => ({
		status: "read",
		notification: { kind, paymentId: readId(id)!, amountMinor, currency: "CAD", outcome: "succeeded" },
	});
	await app.app.inject({ method: "POST", url: "/api/v1/cashier/callbacks/scripted", payload: {} });
}

async function aPaidDeposit(amountMinor = 5_000): Promise<string> {
	const { depositId } = await aDeposit(person, amountMinor);
	await notify("deposit", depositId, BigInt(amountMinor));
	return depositId;
}

async function aPaidWithdrawal(): Promise<string> {
	const { withdrawalId } = await aWithdrawal(person, 5_000);
	const stateOf = async () =>
		(await person.call(listWithdrawals, { params: person.params, query: {} })).withdrawals[0]!.state;
	await app.operator().call(approveWithdrawal, { params: { withdrawal: withdrawalId } });
	await until(async () => (await stateOf()) === "paying");
	await notify("withdrawal", withdrawalId, 5_000n);
	return withdrawalId;
}

const day = (offset = 0): string => new Date(app.clock.nowMs() + offset * DAY_MS).toISOString().slice(0, 10);

const csv = (...rows: string[]): string => ["reference,date,amount,currency,fee,last_four", ...rows].join("\n");

const imported = (text: string, fileName = "statement.csv") =>
	app.client.call(importStatement, { body: { provider: "scripted", format: "csv", fileName, text } }, olga);

async function items(query: { open?: "open" | "closed"; limit?: number; cursor?: string } = {}): Promise<ItemView[]> {
	return (await app.client.call(listStatementItems, { query }, olga)).items;
}
const states = async (open?: "open" | "closed") =>
	(await items(open ? { open } : {})).map(({ state }) => state).toSorted();

const reason = "The company confirmed it by telephone.";
const balances = async () =>
	Object.fromEntries(
		(await app.generalLedger.balances(app.database.reader)).map(({ account, amount }) => [account, amount]),
	);

describe("[CASH-03] importing a statement", () => {
	it("matches what is the same, and lists what is not", async () => {
		const [same, other, missing] = [await aPaidDeposit(), await aPaidDeposit(6_000), await aPaidDeposit(7_000)];
		const out = await aPaidWithdrawal();
		const rows = [
			`${same},${day()},50.00,CAD,,`,
			`${same},${day()},50.00,CAD,,`,
			`${other},${day()},59.00,CAD,,`,
			`${out},${day()},-50.00,CAD,,`,
			`PSP-1,${day(1)},12.00,CAD,,1111`,
		];
		expect(await imported(csv(...rows))).toMatchObject({
			lines: 5,
			matched: 2,
			open: 4,
			firstDate: day(),
			lastDate: day(1),
		});
		expect(await states("open")).toEqual(["amount", "duplicate", "missingHere", "missingThere"]);
		expect(await states("closed")).toEqual(["matched", "matched"]);
		expect((await items({ open: "open" })).find(({ state }) => state === "missingThere")).toMatchObject({
			paymentId: missing,
			paymentMinor: 7_000,
		});
	});

	it("takes the same file once, under whatever name, also from two operators at once", async () => {
		const file = csv(`${await aPaidDeposit()},${day()},50.00,CAD,,`);
		const answers = await Promise.allSettled([imported(file), imported(file, "again.csv")]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
		await expect(imported(file, "third.csv")).rejects.toMatchObject({ code: "STATEMENT_IMPORTED" });
		expect((await app.client.call(listStatements, { query: {} }, olga)).statements).toHaveLength(1);
		expect(app.recorded.map(({ action }) => action)).toEqual(["statement.imported"]);
	});

	it("takes nothing of a file with a wrong line, and says which", async () => {
		const rows = [`${await aPaidDeposit()},${day()},50.00,CAD,,`, `x,${day()},fifty,CAD,,`];
		await expect(imported(csv(...rows))).rejects.toMatchObject({
			code: "STATEMENT_UNREADABLE",
			details: { line: 3, problem: "amount" },
		});
		expect(await items()).toEqual([]);
		expect((await app.client.call(listStatements, { query: {} }, olga)).statements).toEqual([]);
	});

	it("finds a payment of its last day in the next statement", async () => {
		const late = await aPaidDeposit();
		await imported(csv(`PSP-1,${day(1)},12.00,CAD,,1111`));
		expect(await states("open")).toEqual(["missingHere", "missingThere"]);
		await imported(csv(`${late},${day(1)},50.00,CAD,,`));
		expect(await states("open")).toEqual(["missingHere"]);
		expect(await states("closed")).toEqual(["matched", "missingThere"]);
	});

	it("does not list a payment of a day that the statement may not have whole", async () => {
		await aPaidDeposit();
		await imported(csv(`PSP-1,${day()},12.00,CAD,,1111`));
		expect(await states("open")).toEqual(["missingHere"]);
	});

	it("posts what the company took more than was booked, and the books hold", async () => {
		const [one, two] = [await aPaidDeposit(), await aPaidDeposit()];
		await imported(csv(`${one},${day()},50.00,CAD,1.10,`, `${two},${day()},50.00,CAD,0.40,`));
		expect(await balances()).toMatchObject({ "providerFees:scripted": 150n, "providerClearing:scripted": 9_850n });
		const { sums } = await app.generalLedger.compare();
		expect(sums.filter(({ leftMinor, rightMinor }) => leftMinor !== rightMinor)).toEqual([]);
	});

	it("is for operators with the role", async () => {
		const body = { provider: "scripted", format: "csv" as const, fileName: "a.csv", text: csv() };
		await expect(app.client.call(importStatement, { body }, operatorVisit("audit"))).rejects.toThrow("NOT_ALLOWED");
	});
});

describe("[CASH-03] explaining a difference", () => {
	const only = async (): Promise<ItemView> => (await items({ open: "open" }))[0]!;
	const match = (item: ItemView, paymentId: string) =>
		app.client.call(matchItem, { params: { item: item.id }, body: { paymentId, reason } }, olga);
	const propose = async (item: ItemView) =>
		(await app.client.call(proposeWriteOff, { params: { item: item.id }, body: { reason } }, olga)).proposal;
	const writeOff = async (item: ItemView) => app.approve(await propose(item));

	it("by hand gives a line its payment, which no other line may have then", async () => {
		const id = await aPaidDeposit();
		await imported(csv(`PSP-1,${day()},50.00,CAD,,1111`, `PSP-2,${day()},50.00,CAD,,1111`));
		const [one, two] = await items({ open: "open" });
		expect(await match(one!, id)).toMatchObject({
			state: "matched",
			closedAs: "matchedByHand",
			closedBy: "Olga Novak",
			reason,
		});
		await expect(match(two!, id)).rejects.toMatchObject({ code: "PAYMENT_MATCHED" });
		await expect(match(one!, id)).rejects.toMatchObject({ code: "ITEM_CLOSED" });
		await expect(match(two!, idText(5n))).rejects.toMatchObject({ code: "PAYMENT_UNKNOWN" });
	});

	it("by hand leaves a difference of amounts open", async () => {
		const id = await aPaidDeposit();
		await imported(csv(`PSP-1,${day()},49.00,CAD,,1111`));
		expect(await match(await only(), id)).toMatchObject({ state: "amount", paymentMinor: 5_000, isOpen: true });
	});

	it.each<[string, (id: string) => string, bigint]>([
		["less than our books", (id) => `${id},${day()},49.00,CAD,,`, -100n],
		["more than our books", (id) => `${id},${day()},51.00,CAD,,`, 100n],
		["what our books do not have", () => `PSP-1,${day()},12.00,CAD,,1111`, 1_200n],
		["a payout that our books do not have", () => `PSP-1,${day()},-12.00,CAD,,1111`, -1_200n],
	])(
		"by writing off posts %s, once, after a second operator, and no player's money moves",
		async (_, row, difference) => {
			const id = await aPaidDeposit();
			await imported(csv(row(id)));
			const before = await balances();
			const proposal = await propose(await only());
			expect((await only()).proposal).toEqual({ id: proposal, byName: "Olga Novak" });
			expect(await balances()).toEqual(before);
			await expect(app.approve(proposal, 100n)).rejects.toMatchObject({ code: "SECOND_PERSON_NEEDED" });
			const answers = await Promise.allSettled([app.approve(proposal), app.approve(proposal)]);
			expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
			const after = await balances();
			expect(after["providerClearing:scripted"]! - before["providerClearing:scripted"]!).toBe(difference);
			expect(after.writtenOff).toBe(-difference);
			expect(after.playersExternal).toBe(before.playersExternal);
			expect(app.recorded.at(-1)).toMatchObject({ action: "statement.writtenOff", details: { reason } });
			expect(await states("open")).toEqual([]);
		},
	);

	it("by writing off a payment that the company does not have takes it from what the company owes", async () => {
		await aPaidDeposit();
		await imported(csv(`PSP-1,${day(1)},12.00,CAD,,1111`));
		const missing = (await items({ open: "open" })).find(({ state }) => state === "missingThere")!;
		await writeOff(missing);
		expect((await items({ open: "closed" })).find(({ id }) => id === missing.id)).toMatchObject({
			closedAs: "writtenOff",
			closedBy: "Olga Novak, Operator 9001",
		});
		expect(await balances()).toMatchObject({ "providerClearing:scripted": 0n, writtenOff: 5_000n });
	});

	it("[BO-01] by writing off is not approved once the line has its payment", async () => {
		const id = await aPaidDeposit();
		await imported(csv(`PSP-1,${day()},50.00,CAD,,1111`));
		const proposal = await propose(await only());
		await expect(propose(await only())).rejects.toMatchObject({ code: "PROPOSAL_OPEN" });
		await match(await only(), id);
		await expect(app.approve(proposal)).rejects.toMatchObject({ code: "PROPOSAL_EXPIRED" });
		expect((await balances()).writtenOff).toBeUndefined();
	});

	it("is read page by page, the oldest first", async () => {
		await imported(csv(...Array.from({ length: 5 }, (_, at) => `PSP-${at},${day()},12.0${at + 1},CAD,,1111`)));
		const all: string[] = [];
		for (let cursor: string | null = ""; cursor !== null; ) {
			const query = cursor ? { limit: 2, cursor } : { limit: 2 };
			const page: { items: ItemView[]; next: string | null } = await app.client.call(
				listStatementItems,
				{ query },
				olga,
			);
			all.push(...page.items.map(({ reference }) => reference!));
			cursor = page.next;
		}
		expect(all.toSorted()).toEqual(["PSP-0", "PSP-1", "PSP-2", "PSP-3", "PSP-4"]);
	});
});
