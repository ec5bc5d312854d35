import type { WalletState } from "@baize/ledger/contract";
import type { ChangeListener } from "@baize/ledger/server";
import { describe, expect, it } from "vitest";
import { openMemory } from "./memory.ts";

const stateAt = (seq: bigint, playerId = 7n): WalletState => ({
	playerId,
	currency: "CAD",
	seq,
	cash: seq * 100n,
	bonus: 0n,
	locked: 0n,
	npBonus: 0n,
	pendingWithdrawal: 0n,
	openStakes: 0n,
});

/** A ledger whose reads answer when the test says so. */
function aLedger() {
	let listener: ChangeListener | undefined;
	const reads: ((state: WalletState | undefined) => void)[] = [];
	return {
		balances: () => new Promise<WalletState | undefined>((resolve) => reads.push(resolve)),
		changes: {
			subscribe(each: ChangeListener) {
				listener = each;
			},
		},
		answer: (state: WalletState | undefined) => reads.shift()?.(state),
		waiting: () => reads.length,
		moved: (...states: WalletState[]) => listener?.moved(states),
		missed: () => listener?.missed?.(),
		movedElsewhere: (seq: bigint) => listener?.movedElsewhere([{ playerId: 7n, currency: "CAD", seq }]),
	};
}

describe("the wallets in memory", () => {
	it("are read once, however many ask at once", async () => {
		const ledger = aLedger();
		const memory = openMemory(ledger);
		const asked = [memory.state(7n, "CAD"), memory.balancesReply(7n, "CAD", "en"), memory.state(7n, "CAD")];
		expect(ledger.waiting()).toBe(1);
		ledger.answer(stateAt(3n));
		await Promise.all(asked);
		expect(memory.state(7n, "CAD")).toEqual(stateAt(3n));
	});

	it("are replaced by the writer, never by something older", async () => {
		const ledger = aLedger();
		const memory = openMemory(ledger);
		const asked = memory.state(7n, "CAD");
		ledger.moved(stateAt(5n));
		ledger.answer(stateAt(4n));
		expect(await asked).toEqual(stateAt(5n));
		ledger.moved(stateAt(4n));
		expect(memory.state(7n, "CAD")).toEqual(stateAt(5n));
	});

	it("are asked for again where words of other processes were missed, also those that are being read", async () => {
		const ledger = aLedger();
		const memory = openMemory(ledger);
		const first = memory.state(7n, "CAD");
		ledger.missed();
		ledger.answer(stateAt(3n));
		await first;
		const again = memory.state(7n, "CAD");
		ledger.answer(stateAt(4n));
		expect(await again).toEqual(stateAt(4n));
		expect(memory.state(7n, "CAD")).toEqual(stateAt(4n));
		ledger.missed();
		void memory.state(7n, "CAD");
		expect(ledger.waiting()).toBe(1);
	});

	it("are asked for again after another process has moved them", async () => {
		const ledger = aLedger();
		const memory = openMemory(ledger);
		const first = memory.state(7n, "CAD");
		ledger.answer(stateAt(3n));
		await first;
		ledger.movedElsewhere(3n);
		expect(memory.state(7n, "CAD")).toEqual(stateAt(3n));
		ledger.movedElsewhere(4n);
		const again = memory.state(7n, "CAD");
		ledger.answer(stateAt(4n));
		expect(await again).toEqual(stateAt(4n));
	});

	it("do not keep a read that was overtaken on its way", async () => {
		const ledger = aLedger();
		const memory = openMemory(ledger);
		const first = memory.state(7n, "CAD");
		ledger.movedElsewhere(4n);
		ledger.answer(stateAt(3n));
		await first;
		const again = memory.state(7n, "CAD");
		expect(ledger.waiting()).toBe(1);
		ledger.answer(stateAt(4n));
		expect(await again).toEqual(stateAt(4n));
	});

	it("hold only those that are looked at, and of those the ones asked for last", async () => {
		const ledger = aLedger();
		const memory = openMemory(ledger, 2);
		ledger.moved(stateAt(1n, 1n));
		for (const playerId of [1n, 2n, 3n]) {
			const asked = memory.state(playerId, "CAD");
			ledger.answer(stateAt(1n, playerId));
			await asked;
		}
		expect(memory.state(3n, "CAD")).toEqual(stateAt(1n, 3n));
		expect(memory.state(2n, "CAD")).toEqual(stateAt(1n, 2n));
		expect(memory.state(1n, "CAD")).toBeInstanceOf(Promise);
	});
});
