import { refuser } from "@baize/kernel/error";
import { afterEach, describe, expect, it } from "vitest";
import { cashierErrors, listTransfers, readTransferOptions } from "../../contract/index.ts";
import {
	aDeposit,
	aNamedPlayer,
	aReadyTransfer,
	aTransfer,
	cardForm,
	type Neighbours,
	openTestTransfers,
	type Person,
	send,
	type TestCashier,
	take,
	until,
} from "../../testing/index.ts";
import type { CashierPorts } from "../index.ts";

let app: TestCashier & Neighbours;
afterEach(() => app.close());

const codeOf = (work: Promise<unknown>) =>
	work.then(
		() => "done",
		(error: { code?: string }) => error.code,
	);
const refuse = refuser(cashierErrors);
const cashOf = async (person: Person) => (await app.fundsOf(person)).cash;

describe("[CASH-05] a transfer is not sent", () => {
	it.each<[string, Partial<CashierPorts>, string]>([
		[
			"while the sender's payouts are frozen",
			{ payoutFreezes: { lockedSince: async () => new Date(0), among: async (_reader, ids) => new Set(ids) } },
			"PAYOUTS_FROZEN",
		],
		["while withdrawals are closed", { isOpen: (kind) => kind !== "withdrawal" }, "CASHIER_CLOSED"],
		[
			"by a player whose document is blocked",
			{ documents: { statusOf: async () => "BLOCKED", neededBefore: async () => "withdrawal" } },
			"DOCUMENT_BLOCKED",
		],
		[
			"by a player whose document is not verified",
			{ documents: { statusOf: async () => "PENDING", neededBefore: async () => "withdrawal" } },
			"DOCUMENT_REQUIRED",
		],
	])("%s", async (_when, ports, code) => {
		app = await openTestTransfers(ports);
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		expect(await codeOf(aTransfer(ann, bea.address))).toBe(code);
		expect(await cashOf(ann)).toBe(5_000n);
	});

	it("with money that came from a card, beyond what was won", async () => {
		app = await openTestTransfers();
		const ann = await aNamedPlayer(app, 3_000n);
		const bea = await aNamedPlayer(app);
		const { payUrl } = await aDeposit(ann, 5_000);
		await send(app, payUrl, cardForm("4242"));
		await until(async () => (await cashOf(ann)) === 8_000n);
		const options = await ann.call(readTransferOptions, { params: ann.params });
		expect(options).toMatchObject({
			withdrawableMinor: 8_000,
			sendableMinor: 3_000,
			returnsTo: [{ label: "•••• 4242", leftMinor: 5_000 }],
		});
		await expect(aTransfer(ann, bea.address, 3_001)).rejects.toMatchObject({
			code: "TRANSFER_SOURCE",
			details: { sendableMinor: 3_000 },
		});
		expect(await codeOf(aTransfer(ann, bea.address, 8_001))).toBe("INSUFFICIENT_FUNDS");
		expect((await aTransfer(ann, bea.address, 3_000)).state).toBe("waiting");
		expect(await codeOf(aTransfer(ann, bea.address, 1_000))).toBe("TRANSFER_SOURCE");
		expect(await cashOf(ann)).toBe(5_000n);
	});

	it("after the same reads, whether the address names a player or not", async () => {
		const reads = { count: 0 };
		const readPlayer: CashierPorts["players"]["readPlayer"] = async (_reader, id) => {
			reads.count++;
			return { email: `${id}@baize.test`, displayName: "Ann Kind", language: "en" };
		};
		app = await openTestTransfers({ players: { readPlayer, namesOf: async () => new Map() } });
		const ann = await aNamedPlayer(app, 50_000n);
		const closed = await aNamedPlayer(app, 0n, { isDisabled: true });
		const readsOf = async (address: string): Promise<number> => {
			reads.count = 0;
			expect(await codeOf(aTransfer(ann, address))).toBe("TRANSFER_RECEIVER");
			return reads.count;
		};
		// The search itself reads the player whom it has found, which this port does not.
		expect(await readsOf("no-player@baize.test")).toBe((await readsOf(closed.address)) + 1);
	});

	it("while something is owed after a chargeback", async () => {
		app = await openTestTransfers();
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		await app.database.pool.query(
			`insert into cashier.chargeback (bucket, id, player_id, payment_id, provider, currency, amount, taken, debt,
				debt_left, opened_at, due_at)
			values ($1::bigint % 64, 7, $1, 8, 'sandbox', 'CAD', 300, 0, 300, 300, now(), now())`,
			[ann.session.playerId],
		);
		expect(await codeOf(aTransfer(ann, bea.address))).toBe("DEBT_OPEN");
		expect(await cashOf(ann)).toBe(5_000n);
	});

	it.each<[string, Partial<Neighbours["ports"]>, string]>([
		["where the law does not let players", { isOffered: async () => false }, "TRANSFERS_NOT_OFFERED"],
		["by an excluded player", { restrictionOf: async () => ({ kind: "EXCLUDED", untilMs: null }) }, "EXCLUDED"],
		["to a second account", { isSamePerson: async () => true }, "TRANSFER_RECEIVER"],
		["to an account that waits for an operator", { depositVerdict: async () => "held" }, "TRANSFER_RECEIVER"],
	])("%s", async (_when, ports, code) => {
		app = await openTestTransfers();
		Object.assign(app.ports, ports);
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		expect(await codeOf(aTransfer(ann, bea.address))).toBe(code);
		expect(await cashOf(ann)).toBe(5_000n);
	});
});

describe("[CASH-05] [SAFE-01] for its receiver a transfer is a deposit", () => {
	const LIMIT = { limit: "deposit", window: "day", remainingMinor: 0, resetsAtMs: null, currency: "CAD" };

	it.each<[string, Partial<CashierPorts>, string]>([
		[
			"over a limit",
			{
				saferPlay: {
					reserveDeposit: async () => {
						throw refuse("LIMIT_REACHED", LIMIT);
					},
					freeDeposit: async () => {},
					countDeposit: async () => {},
					judgeCapture: async () => "limit",
				},
			},
			"LIMIT_REACHED",
		],
		["where the law forbids play", { eligibilityBlockOf: () => "place" }, "DEPOSIT_NOT_ALLOWED_HERE"],
		["while deposits are closed", { isOpen: (kind) => kind !== "deposit" }, "CASHIER_CLOSED"],
		[
			"while the account waits for an operator",
			{
				mayDeposit: async () => {
					throw refuse("ACCOUNT_ON_HOLD");
				},
			},
			"ACCOUNT_ON_HOLD",
		],
	])("it is not taken %s, and waits on", async (_when, ports, code) => {
		app = await openTestTransfers(ports);
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		const id = await aReadyTransfer(app, ann, bea.address);
		expect(await codeOf(take(bea, id))).toBe(code);
		expect((await bea.call(listTransfers, { params: bea.params })).received[0]?.state).toBe("waiting");
		expect([await cashOf(ann), await cashOf(bea)]).toEqual([3_000n, 0n]);
		expect(await app.cashier.auditTransfers()).toEqual([]);
	});

	it("counts towards the receiver's limits, once", async () => {
		const counted: unknown[] = [];
		app = await openTestTransfers({
			saferPlay: {
				reserveDeposit: async (_tx, deposit) => void counted.push(deposit),
				freeDeposit: async () => {},
				countDeposit: async () => {},
				judgeCapture: async () => "allowed",
			},
		});
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		const id = await aReadyTransfer(app, ann, bea.address);
		await take(bea, id);
		await take(bea, id);
		expect(counted).toMatchObject([{ playerId: bea.playerId, amountMinor: 2_000n, currency: "CAD" }]);
	});

	it("is not handed out while the sender says that another person used the account", async () => {
		let frozen: Date | undefined;
		app = await openTestTransfers({
			payoutFreezes: { lockedSince: async () => frozen, among: async () => new Set() },
		});
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		const id = await aReadyTransfer(app, ann, bea.address);
		frozen = new Date(0);
		expect(await codeOf(take(bea, id))).toBe("TRANSFER_HELD");
		frozen = undefined;
		expect(await codeOf(take(bea, id))).toBe("done");
	});
});

describe("[CASH-05] a process that ends between the two legs", () => {
	/** The wallet whose last leg fails as long as the test says so. */
	async function openFailing() {
		const fails = { isDown: true };
		app = await openTestTransfers();
		const { receiveTransfer } = app.wallet;
		app.wallet.receiveTransfer = async (tx, arrival) => {
			const moved = await receiveTransfer(tx, arrival);
			if (fails.isDown) throw new Error("the process ended before its commit");
			return moved;
		};
		return fails;
	}

	it("leaves the money in transit, and the job brings it over once", async () => {
		const fails = await openFailing();
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		const id = await aReadyTransfer(app, ann, bea.address);
		expect((await take(bea, id)).state).toBe("accepted");
		expect([await cashOf(ann), await cashOf(bea)]).toEqual([3_000n, 0n]);
		expect(await app.cashier.auditTransfers()).toEqual([]);
		fails.isDown = false;
		await until(async () => (await cashOf(bea)) === 2_000n);
		expect((await take(bea, id)).state).toBe("taken");
		expect(await cashOf(bea)).toBe(2_000n);
		expect(await app.cashier.auditTransfers()).toEqual([]);
	});

	it("is not returned once the receiver has said yes", async () => {
		const fails = await openFailing();
		const ann = await aNamedPlayer(app, 5_000n);
		const bea = await aNamedPlayer(app);
		const id = await aReadyTransfer(app, ann, bea.address);
		await take(bea, id);
		app.clock.set(app.clock.nowMs() + 30 * 24 * 3_600_000);
		await app.tick("cashier.returnTransfers");
		expect(await cashOf(ann)).toBe(3_000n);
		fails.isDown = false;
		expect((await take(bea, id)).state).toBe("taken");
		expect([await cashOf(ann), await cashOf(bea)]).toEqual([3_000n, 2_000n]);
	});
});
