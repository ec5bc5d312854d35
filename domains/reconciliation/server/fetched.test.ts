import type { SettledLine } from "@baize/cashier/server";
import { aDeposit, type Person } from "@baize/cashier/testing";
import { readId } from "@baize/kernel/id";
import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { importStatement, listStatementItems, listStatements } from "../contract/index.ts";
import { openTestReconciliation, operatorVisit } from "../testing/index.ts";

let app: Awaited<ReturnType<typeof openTestReconciliation>>;
let person: Person;
let listed: SettledLine[];
let isDown: boolean;
const olga = operatorVisit("withdrawals");

beforeEach(async () => {
	app = await openTestReconciliation();
	person = await app.player(50_000n);
	[listed, isDown] = [[], false];
	app.provider.listSettled = async (sinceMs) => {
		if (isDown) throw new Error("no answer");
		return listed.filter(({ settledAtMs }) => settledAtMs >= sinceMs);
	};
});
afterEach(() => app.close());

/** A deposit that the company has settled and lists. */
async function aSettledDeposit(amountMinor = 5_000): Promise<SettledLine> {
	const { depositId } = await aDeposit(person, amountMinor);
	const paymentId = readId(depositId)!;
	app.provider.readCallback = () => ({
		status: "read",
		notification: {
			kind: "deposit",
			paymentId,
			amountMinor: BigInt(amountMinor),
			currency: "CAD",
			outcome: "succeeded",
		},
	});
	await app.app.inject({ method: "POST", url: "/api/v1/cashier/callbacks/scripted", payload: {} });
	const line: SettledLine = {
		...{ paymentId, reference: depositId, kind: "deposit", currency: "CAD" },
		...{ amountMinor: BigInt(amountMinor), feeMinor: 0n, settledAtMs: app.clock.nowMs() },
	};
	listed.push(line);
	return line;
}

const day = ({ settledAtMs }: SettledLine): string => new Date(settledAtMs).toISOString().slice(0, 10);
const importFile = (...lines: SettledLine[]) => {
	const rows = lines.map((line) => `${line.reference},${day(line)},${Number(line.amountMinor) / 100}.00,CAD`);
	const text = ["reference,date,amount,currency", ...rows].join("\n");
	const body = { provider: "scripted", format: "csv", fileName: "hand.csv", text } as const;
	return app.client.call(importStatement, { body }, olga);
};
const states = async (): Promise<string[]> =>
	(await app.client.call(listStatementItems, { query: { limit: 100 } }, olga)).items
		.map(({ state }) => state)
		.toSorted();
const formats = async (): Promise<string[]> =>
	(await app.client.call(listStatements, { query: {} }, olga)).statements.map(({ format }) => format);

describe("[CASH-03] what a company lists itself", () => {
	it("is fetched once the day is over, matched as a file is, and once", async () => {
		await aSettledDeposit();
		listed.push({ ...listed[0]!, paymentId: null, reference: "other", amountMinor: 700n });
		await app.fetchSettled();
		expect(await states()).toEqual([]);
		app.clock.advance(DAY_MS);
		await app.fetchSettled();
		await app.fetchSettled();
		expect(await states()).toEqual(["matched", "missingHere"]);
		expect(await formats()).toEqual(["fetched"]);
		expect(app.recorded).toMatchObject([{ action: "statement.fetched", details: { lines: 2, importedBefore: 0 } }]);
	});

	it("is not listed again where it was imported by hand", async () => {
		const line = await aSettledDeposit();
		await importFile(line);
		expect(await states()).toEqual(["matched"]);
		app.clock.advance(DAY_MS);
		await app.fetchSettled();
		expect(await states()).toEqual(["matched"]);
		expect(await formats()).toEqual(["csv"]);
	});

	it("is not listed again by a file that comes later, except where the file has it twice", async () => {
		const line = await aSettledDeposit();
		app.clock.advance(DAY_MS);
		await app.fetchSettled();
		await importFile(line, line);
		expect(await states()).toEqual(["duplicate", "matched"]);
	});

	it("is asked for again when the company did not answer, with the days that were missed", async () => {
		await app.fetchSettled();
		app.clock.advance(HOUR_MS);
		await aSettledDeposit();
		isDown = true;
		app.clock.advance(DAY_MS);
		await app.fetchSettled();
		expect(await states()).toEqual([]);
		isDown = false;
		await aSettledDeposit(6_000);
		app.clock.advance(DAY_MS);
		await app.fetchSettled();
		expect((await states()).filter((state) => state === "matched")).toHaveLength(2);
	});
});
