import type { RequestProof } from "@baize/factors/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	approveWithdrawal,
	checkWithdrawal,
	readDeposit,
	readQueuedWithdrawal,
	readWithdrawalOptions,
	requestWithdrawal,
	startDeposit,
} from "../../../contract/index.ts";
import {
	aRequestId,
	openTestCashier,
	type Person,
	PROVED,
	scriptedProvider,
	send,
	type TestCashier,
	until,
} from "../../../testing/index.ts";

const ADDRESS = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
const OTHER = "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2";
const claimed: string[] = [];
const proved: RequestProof[] = [];
let isTaken = false;
let app: TestCashier;
let person: Person;
beforeAll(async () => {
	app = await openTestCashier({
		bankAccounts: {
			check: async () => (isTaken ? "taken" : "free"),
			claim: async (_tx, _player, account) => claimed.push(account) > 0,
			registerOld: async () => {},
		},
		proofs: {
			requiredMethods: async () => ["PIN_CODE"],
			confirm: async (_who, proof) => void proved.push(proof),
		},
	});
});
afterAll(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});
beforeEach(async () => {
	isTaken = false;
	claimed.length = 0;
	proved.length = 0;
	person = await app.player(50_000n);
});

async function begin(amountMinor: number) {
	const body = { method: "crypto", amountMinor, requestId: aRequestId() } as const;
	return person.call(startDeposit, { params: person.params, body });
}
async function paidByCoins(amountMinor: number): Promise<void> {
	const { payUrl } = await begin(amountMinor);
	const before = (await app.fundsOf(person)).cash;
	await send(app, payUrl, { act: "sendAll" });
	await until(async () => (await app.fundsOf(person)).cash === before + BigInt(amountMinor));
}
const request = (amountMinor: number, destination = ADDRESS, requestId = aRequestId()) =>
	person.call(requestWithdrawal, {
		headers: PROVED,
		params: person.params,
		body: { method: "crypto", amountMinor, destination, requestId },
	});
const options = () => person.call(readWithdrawalOptions, { params: person.params });

describe("[CASH-03] a deposit by coins", () => {
	it("is paid by the instructions, at an address and with an amount in coins", async () => {
		const { depositId } = await begin(5_000);
		const { instructions, state } = await person.call(readDeposit, {
			params: { ...person.params, deposit: depositId },
		});
		expect(state).toBe("pending");
		expect(instructions).toMatchObject({ kind: "crypto", network: "Bitcoin", unit: "BTC", amount: "0.00050000" });
	});
});

describe("[CASH-02] [CASH-04] a withdrawal by coins", () => {
	it("is offered to players who have paid in by coins, up to what came by them", async () => {
		expect((await options()).methods.map(({ method }) => method)).toEqual(["bankTransfer"]);
		await paidByCoins(10_000);
		const { methods } = await options();
		expect(methods.map(({ method }) => method)).toEqual(["bankTransfer", "crypto"]);
		expect(methods[1]).toMatchObject({ limits: { minMinor: 2_000, maxMinor: 10_000 }, destinations: [] });
		expect(methods[1]?.newDestinationHold?.reasons).toEqual(["newDestination"]);
		await expect(request(10_001)).rejects.toMatchObject({
			code: "MONEY_RETURNS_FIRST",
			details: { rule: "aboveCoins", leftMinor: 10_000, currency: "CAD" },
		});
		const body = { method: "crypto", amountMinor: 10_001, destination: ADDRESS } as const;
		const found = await person.call(checkWithdrawal, { params: person.params, body });
		expect(found.canRequest).toBe(false);
		expect(found.impediments[0]).toMatchObject({ code: "aboveCoins", amountMinor: 10_000 });
	});

	it("goes to the address that the proof names, held at first, claimed for this player, and paid after the approval", async () => {
		await paidByCoins(10_000);
		const asked = await request(6_000, ` ${ADDRESS.toUpperCase()} `);
		expect(asked).toMatchObject({ state: "requested", method: "crypto", destination: "•••• f3t4" });
		expect(asked.hold?.reasons).toEqual(["newDestination"]);
		expect(claimed).toEqual([ADDRESS]);
		expect(proved[0]?.authorises).toContain(ADDRESS);
		const shown = await app.operator().call(readQueuedWithdrawal, { params: { withdrawal: asked.withdrawalId } });
		expect(shown.sources).toEqual([{ label: "Bitcoin", cameMinor: 10_000, leftMinor: 4_000 }]);
		expect((await options()).methods[1]?.limits.maxMinor).toBe(4_000);

		app.clock.advance(73 * 3_600_000);
		await app.operator().call(approveWithdrawal, { params: { withdrawal: asked.withdrawalId } });
		await until(async () => (await app.fundsOf(person)).pending === 0n);
		expect((await app.fundsOf(person)).cash).toBe(54_000n);
		// An address that was paid is offered, and new no more.
		expect((await options()).methods[1]?.destinations).toEqual([{ destination: ADDRESS, label: "•••• f3t4" }]);
		expect((await request(2_000)).hold).toBeUndefined();
	});

	it.each([
		["an address with a wrong letter", ADDRESS.replace("w508", "w509")],
		["a bank account", "DE89370400440532013000"],
		["an address of a test network", "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx"],
	])("to %s is refused, and nothing moves", async (_case, destination) => {
		await paidByCoins(10_000);
		await expect(request(5_000, destination)).rejects.toMatchObject({ code: "DESTINATION_UNKNOWN" });
		expect(await app.fundsOf(person)).toEqual({ cash: 60_000n, pending: 0n });
	});

	it("to an address of another player is refused, and an address is no bank account", async () => {
		await paidByCoins(10_000);
		isTaken = true;
		await expect(request(5_000)).rejects.toMatchObject({ code: "BANK_ACCOUNT_TAKEN" });
		isTaken = false;
		const body = { method: "bankTransfer", amountMinor: 5_000, destination: OTHER, requestId: aRequestId() } as const;
		const asBank = person.call(requestWithdrawal, { headers: PROVED, params: person.params, body });
		await expect(asBank).rejects.toMatchObject({ code: "DESTINATION_UNKNOWN" });
		expect((await app.fundsOf(person)).pending).toBe(0n);
	});

	it("takes no more out than came by coins when ten ask at once, and is one when it is sent again", async () => {
		await paidByCoins(10_000);
		const answers = await Promise.allSettled(Array.from({ length: 10 }, () => request(4_000)));
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
		expect((await app.fundsOf(person)).pending).toBe(8_000n);
		const requestId = aRequestId();
		const first = await request(2_000, ADDRESS, requestId);
		// After a reload the page has only the end of the address.
		expect((await request(2_000, "•••• f3t4", requestId)).withdrawalId).toBe(first.withdrawalId);
		await expect(request(2_000, OTHER, requestId)).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
	});

	it("is not offered where the company pays out no coins", async () => {
		const other = await openTestCashier({ provider: scriptedProvider() });
		const someone = await other.player(50_000n);
		const { methods } = await someone.call(readWithdrawalOptions, { params: someone.params });
		expect(methods.map(({ method }) => method)).toEqual(["bankTransfer"]);
		await other.close();
	});
});
