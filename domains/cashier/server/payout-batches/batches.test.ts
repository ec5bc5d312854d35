import type { Id } from "@baize/kernel/id";
import { readId } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	approveWithdrawal,
	buildPayoutBatch,
	dissolvePayoutBatch,
	downloadPayoutBatch,
	importPayoutReport,
	listPayoutBatches,
	listWaitingPayouts,
	type PayoutBatchView,
	proposePayoutRelease,
	readPayoutBatch,
	requestWithdrawal,
} from "../../contract/index.ts";
import { aRequestId, openTestCashier, type Person, PROVED, type TestCashier, until } from "../../testing/index.ts";
import { openBankTransfer } from "../index.ts";
import { readWithdrawalRow } from "../store.ts";

const BANK = "transfer";
const provider = openBankTransfer({
	settings: {
		...{ adapter: "bankTransfer", name: BANK, accounts: [] },
		payers: [{ currency: "CAD", holder: "Baize Ltd", iban: "DE89370400440532013000" }],
	},
});

let app: TestCashier;
let operator: Person;
let accounts = 20_000_000;
const inReview = new Set<Id>();

beforeAll(async () => {
	app = await openTestCashier({ provider });
	app.cashier.onPayout(async (_reader, playerId) => inReview.has(playerId));
	operator = app.operator();
});
afterAll(() => app.close());
beforeEach(() => inReview.clear());

const stateOf = async (withdrawal: string) =>
	(await readWithdrawalRow(app.database.reader, readId(withdrawal)!))?.state;

/** A player's withdrawal that an operator has approved, and that waits for a file. */
async function anOrderedPayout(amountMinor = 5_000): Promise<{ person: Person; id: string }> {
	const person = await app.player(50_000n);
	const { withdrawalId: id } = await person.call(requestWithdrawal, {
		headers: PROVED,
		params: person.params,
		body: { method: "bankTransfer", amountMinor, destination: `${++accounts}`, requestId: aRequestId() },
	});
	app.clock.advance(4 * DAY_MS);
	await operator.call(approveWithdrawal, { params: { withdrawal: id } });
	await until(async () => (await stateOf(id)) === "paying");
	return { person, id };
}

const build = (): Promise<PayoutBatchView> =>
	operator.call(buildPayoutBatch, { body: { provider: BANK, currency: "CAD", reason: "Of today." } });
const of = (batch: { id: string }) => ({ params: { batch: batch.id } });
const read = (batch: { id: string }) => operator.call(readPayoutBatch, of(batch));
const reason = { body: { reason: "Again, please." } };

async function fileOf(batch: { id: string }): Promise<string> {
	const reply = (await operator.call(downloadPayoutBatch, of(batch))) as unknown as { parts: AsyncIterable<string> };
	let text = "";
	for await (const part of reply.parts) text += part;
	return text;
}

async function aReleasedBatch(): Promise<PayoutBatchView> {
	const batch = await build();
	await app.approve(batch.proposal!.id);
	return read(batch);
}

const report = (...lines: readonly [id: string, status: string][]): string =>
	`<Document><CstmrPmtStsRpt><OrgnlPmtInfAndSts>${lines
		.map(
			([id, status]) =>
				`<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts>` +
				`<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts>`,
		)
		.join("")}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;

describe("[CASH-02] a file of payouts", () => {
	it("collects what waits, each payment once, and can be downloaded once another operator has released it", async () => {
		const [one, two] = [await anOrderedPayout(5_000), await anOrderedPayout(7_001)];
		expect(await operator.call(listWaitingPayouts, {})).toEqual({
			waiting: [{ provider: BANK, currency: "CAD", payments: 2, totalMinor: 12_001 }],
		});
		const batch = await build();
		expect(batch).toMatchObject({ state: "built", payments: 2, totalMinor: 12_001 });
		expect(batch.items.map(({ id, state }) => [id, state])).toEqual([
			[one.id, "paying"],
			[two.id, "paying"],
		]);
		await expect(build()).rejects.toMatchObject({ code: "NOTHING_TO_COLLECT" });
		await expect(fileOf(batch)).rejects.toMatchObject({ code: "PAYOUT_BATCH_STATE" });
		await app.approve(batch.proposal!.id);
		const text = await fileOf(batch);
		expect(text).toContain("<NbOfTxs>2</NbOfTxs><CtrlSum>120.01</CtrlSum>");
		expect(text).toContain(`<EndToEndId>${one.id}</EndToEndId>`);
		expect(await fileOf(batch)).toBe(text);
		expect(await read(batch)).toMatchObject({
			state: "released",
			releasedBy: expect.stringContaining("Operator 9001"),
		});
		expect(app.audited.map(({ action }) => action)).toEqual(
			expect.arrayContaining(["payoutBatch.built", "payoutBatch.released"]),
		);
	});

	it("is built once where two operators build at the same time", async () => {
		await anOrderedPayout();
		const answers = await Promise.allSettled([build(), build()]);
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
			reason: { code: "NOTHING_TO_COLLECT" },
		});
	});

	it("leaves out players who are checked, and is not released with one", async () => {
		const [one, two] = [await anOrderedPayout(), await anOrderedPayout()];
		inReview.add(two.person.session.playerId);
		const batch = await build();
		expect(batch.items.map(({ id }) => id)).toEqual([one.id]);
		inReview.add(one.person.session.playerId);
		await expect(app.approve(batch.proposal!.id)).rejects.toMatchObject({ code: "PROPOSAL_EXPIRED" });
		await expect(operator.call(proposePayoutRelease, { ...of(batch), ...reason })).rejects.toMatchObject({
			code: "PAYOUT_BATCH_HELD",
			details: { payments: 1 },
		});
		await operator.call(dissolvePayoutBatch, { ...of(batch), ...reason });
		expect(await read(batch)).toMatchObject({ state: "dissolved", items: [] });
		inReview.clear();
		expect((await build()).payments).toBe(2);
	});
});

describe("[CASH-04] what the bank says of a file", () => {
	it("pays what was settled, returns what was rejected, and changes nothing when it is read again", async () => {
		const [one, two, three] = [await anOrderedPayout(), await anOrderedPayout(), await anOrderedPayout()];
		const batch = await aReleasedBatch();
		const text = report([one.id, "ACSC"], [two.id, "RJCT"], [three.id, "ACSP"]);
		const after = await operator.call(importPayoutReport, { ...of(batch), body: { text } });
		expect(after.items.filter(({ id }) => [one.id, two.id, three.id].includes(id)).map(({ state }) => state)).toEqual([
			"paid",
			"failed",
			"paying",
		]);
		expect(after.items.find(({ id }) => id === two.id)?.reason).toBe("AC04");
		expect(await app.fundsOf(two.person)).toEqual({ cash: 50_000n, pending: 0n });
		expect(await app.fundsOf(one.person)).toEqual({ cash: 45_000n, pending: 0n });
		const again = await operator.call(importPayoutReport, { ...of(batch), body: { text } });
		expect(again).toMatchObject({ paid: after.paid, failed: after.failed });
		const { batches } = await operator.call(listPayoutBatches, { query: { state: "released", limit: 1 } });
		expect(batches[0]).toMatchObject({ id: batch.id, failed: 1 });
		await expect(
			operator.call(importPayoutReport, { ...of(batch), body: { text: report(["0000000000000", "ACSC"]) } }),
		).rejects.toMatchObject({ code: "PAYOUT_REPORT_UNREADABLE" });
	});

	it("pays what a statement has, and nothing of another amount or of a file that was not released", async () => {
		const [one, two] = [await anOrderedPayout(), await anOrderedPayout()];
		const line = (id: string, amountMinor = 5_000n) => ({ id: readId(id)!, currency: "CAD", amountMinor });
		await app.cashier.applyPaidOut(BANK, [line(one.id)]);
		expect(await stateOf(one.id)).toBe("paying");
		await aReleasedBatch();
		await app.cashier.applyPaidOut(BANK, [line(one.id), line(two.id, 4_999n)]);
		await app.cashier.applyPaidOut(BANK, [line(one.id)]);
		expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(["paid", "paying"]);
	});
});
