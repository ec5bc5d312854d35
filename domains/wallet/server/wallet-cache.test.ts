import type { BonusPlay, WalletState } from "@baize/ledger/contract";
import type { ChangeListener, PlayedWallet } from "@baize/ledger/server";
import { settableClock } from "@baize/testing";
import { describe, expect, it } from "vitest";
import { openWalletCache } from "./wallet-cache.ts";

const stateAt = (seq: bigint, playerId = 7n): WalletState & { bonusIn: never[] } => ({
	playerId,
	currency: "CAD",
	seq,
	cash: seq * 100n,
	bonus: 0n,
	locked: 0n,
	npBonus: 0n,
	pendingWithdrawal: 0n,
	openStakes: 0n,
	bonusIn: [],
});

/** A ledger whose reads answer when the test decides. */
function aLedger() {
	let listener: ChangeListener | undefined;
	const reads: ((wallet: PlayedWallet | undefined) => void)[] = [];
	return {
		played: () => new Promise<PlayedWallet | undefined>((resolve) => reads.push(resolve)),
		changes: {
			subscribe(each: ChangeListener) {
				listener = each;
			},
		},
		answer: (state: WalletState, bonus: BonusPlay | null = null) => reads.shift()?.({ state, bonus }),
		waiting: () => reads.length,
		moved: (...states: WalletState[]) => listener?.moved(states),
		missed: () => listener?.missed?.(),
		movedElsewhere: (seq: bigint) => listener?.movedElsewhere([{ playerId: 7n, currency: "CAD", seq }]),
	};
}

describe("the wallets in memory", () => {
	it("are read once for any number of concurrent requests", async () => {
		const ledger = aLedger();
		const cache = openWalletCache(ledger);
		const reading = [cache.state(7n, "CAD"), cache.balancesReply(7n, "CAD", "en"), cache.state(7n, "CAD")];
		expect(ledger.waiting()).toBe(1);
		ledger.answer(stateAt(3n));
		await Promise.all(reading.map((each) => Promise.resolve(each)));
		expect(cache.state(7n, "CAD")).toEqual(stateAt(3n));
	});

	it("are replaced by the writer, never by something older", async () => {
		const ledger = aLedger();
		const cache = openWalletCache(ledger);
		const reading = cache.state(7n, "CAD");
		ledger.answer(stateAt(4n));
		await reading;
		ledger.moved(stateAt(5n));
		expect(cache.state(7n, "CAD")).toEqual(stateAt(5n));
		ledger.moved(stateAt(4n));
		expect(cache.state(7n, "CAD")).toEqual(stateAt(5n));
	});

	it("are read again by requests that come after the writer, while an earlier read is under way", async () => {
		const ledger = aLedger();
		const cache = openWalletCache(ledger);
		const before = cache.state(7n, "CAD");
		ledger.moved(stateAt(5n));
		const after = cache.state(7n, "CAD");
		ledger.answer(stateAt(4n));
		ledger.answer(stateAt(5n));
		expect(await before).toEqual(stateAt(4n));
		expect(await after).toEqual(stateAt(5n));
		expect(cache.state(7n, "CAD")).toEqual(stateAt(5n));
	});

	it("are not replaced by a result of the writer that is overtaken by another process", async () => {
		const ledger = aLedger();
		const cache = openWalletCache(ledger);
		const first = cache.state(7n, "CAD");
		ledger.answer(stateAt(3n));
		await first;
		ledger.movedElsewhere(5n);
		const again = cache.state(7n, "CAD");
		ledger.moved(stateAt(4n));
		ledger.answer(stateAt(5n));
		await again;
		const last = cache.state(7n, "CAD");
		ledger.answer(stateAt(5n));
		expect(await last).toEqual(stateAt(5n));
	});

	it("are read again when messages of other processes were missed, also those that are being read", async () => {
		const ledger = aLedger();
		const cache = openWalletCache(ledger);
		const first = cache.state(7n, "CAD");
		ledger.missed();
		ledger.answer(stateAt(3n));
		await first;
		const again = cache.state(7n, "CAD");
		ledger.answer(stateAt(4n));
		expect(await again).toEqual(stateAt(4n));
		expect(cache.state(7n, "CAD")).toEqual(stateAt(4n));
		ledger.missed();
		void cache.state(7n, "CAD");
		expect(ledger.waiting()).toBe(1);
	});

	it("are read again after another process has moved them", async () => {
		const ledger = aLedger();
		const cache = openWalletCache(ledger);
		const first = cache.state(7n, "CAD");
		ledger.answer(stateAt(3n));
		await first;
		ledger.movedElsewhere(3n);
		expect(cache.state(7n, "CAD")).toEqual(stateAt(3n));
		ledger.movedElsewhere(4n);
		const again = cache.state(7n, "CAD");
		ledger.answer(stateAt(4n));
		expect(await again).toEqual(stateAt(4n));
	});

	it("do not store a read that was overtaken on its way", async () => {
		const ledger = aLedger();
		const cache = openWalletCache(ledger);
		const first = cache.state(7n, "CAD");
		ledger.movedElsewhere(4n);
		ledger.answer(stateAt(3n));
		await first;
		const again = cache.state(7n, "CAD");
		expect(ledger.waiting()).toBe(1);
		ledger.answer(stateAt(4n));
		expect(await again).toEqual(stateAt(4n));
	});

	it("contain only wallets that are read, and of those the most recent ones", async () => {
		const ledger = aLedger();
		const cache = openWalletCache(ledger, { limit: 2 });
		ledger.moved(stateAt(1n, 1n));
		for (const playerId of [1n, 2n, 3n]) {
			const reading = cache.state(playerId, "CAD");
			ledger.answer(stateAt(1n, playerId));
			await reading;
		}
		expect(cache.state(3n, "CAD")).toEqual(stateAt(1n, 3n));
		expect(cache.state(2n, "CAD")).toEqual(stateAt(1n, 2n));
		expect(cache.state(1n, "CAD")).toBeInstanceOf(Promise);
	});

	describe("with bonus money", () => {
		const END_MS = 1_000_000;
		const withBonus = (seq: bigint, bonus = 500n): WalletState => ({ ...stateAt(seq), bonus });
		const terms: BonusPlay = { classes: ["slots"], untilMs: END_MS, maxStakeMinor: null };

		async function aCache() {
			const [ledger, clock] = [aLedger(), settableClock()];
			clock.set(END_MS - 10);
			const cache = openWalletCache(ledger, { clock });
			const reading = cache.state(7n, "CAD");
			ledger.answer(withBonus(3n), terms);
			await reading;
			const bonusIn = async () => (await cache.state(7n, "CAD"))?.bonusIn;
			return { ledger, clock, cache, bonusIn };
		}

		it("keep where it can be staked while one operation follows another", async () => {
			const { ledger, bonusIn } = await aCache();
			ledger.moved(withBonus(4n));
			expect([await bonusIn(), ledger.waiting()]).toEqual([["slots"], 0]);
		});

		it.each<[string, (seq: (seq: bigint, bonus?: bigint) => WalletState) => WalletState[]]>([
			["when an operation was not seen", (at) => [at(5n)]],
			["when it comes after there was none", (at) => [at(4n, 0n), at(5n)]],
		])("are read again %s", async (_when, states) => {
			const { ledger, bonusIn } = await aCache();
			for (const state of states(withBonus)) ledger.moved(state);
			const reading = bonusIn();
			ledger.answer(withBonus(5n), { ...terms, classes: ["sports"] });
			expect(await reading).toEqual(["sports"]);
		});

		it("are read again when the time of the bonus is over, and then it can be staked nowhere", async () => {
			const { ledger, clock, bonusIn } = await aCache();
			clock.set(END_MS);
			const reading = bonusIn();
			ledger.answer(withBonus(3n), terms);
			expect(await reading).toEqual([]);
			expect([await bonusIn(), ledger.waiting()]).toEqual([[], 0]);
		});
	});
});
