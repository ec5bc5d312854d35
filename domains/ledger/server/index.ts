import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { type Bus, type Database, onceCommitted, type Reader, type Tx } from "@baize/platform-server";
import type { Bar, Cap, CapState, JournalRow, Operation, Posted, WalletState } from "../contract/index.ts";
import { type AuditScope, audit, type Finding } from "./auditor.ts";
import { batchValues, readBatch } from "./batch.ts";
import { openBatcher } from "./batcher.ts";
import { type Changes, openChanges } from "./changes.ts";
import { BATCHES_PER_LANE, openLane } from "./lane.ts";
import { openPatrol, type Tell } from "./patrol.ts";
import { checkLawful } from "./rules.ts";
import {
	createWallet,
	createWallets,
	type HistoryWish,
	postWithin,
	readHistory,
	readSealed,
	readWallet,
} from "./store.ts";
import { type Lost, type LostQuery, readCaps, readLost, setBars, setCaps, type WalletBars } from "./store-guards.ts";
import { type HeldDifference, type HeldFund, type HeldSums, readHeldDifferences } from "./store-held.ts";
import { wavesOf } from "./waves.ts";

export type { AuditScope, Finding } from "./auditor.ts";
export { LONGEST_POST_MS } from "./batcher.ts";
export type { ChangeListener, MovedElsewhere } from "./changes.ts";
export type { Tell } from "./patrol.ts";
export type { HistoryWish } from "./store.ts";
export type { HeldDifference, HeldFund, HeldSums } from "./store-held.ts";

export type Ledger = {
	/**
	 * Moves money durably, together with whatever else comes at the same time. Rejects with OUTSIDE_UNAVAILABLE when the
	 * database does not answer: then what became of it is unknown, and the same operation is to be posted again.
	 */
	post(operation: Operation): Promise<Posted>;
	/**
	 * The same in the caller's transaction, for a room that writes a row of its own beside it. It holds the wallet until
	 * the commit, so it comes last in the transaction.
	 */
	postIn(tx: Tx, operation: Operation): Promise<Posted>;
	/** Many in the caller's transaction, answered in their order: for a room that settles in chunks. */
	postAllIn(tx: Tx, operations: readonly Operation[]): Promise<Posted[]>;
	/** Does nothing where the wallet exists. */
	openWallet(tx: Reader, playerId: Id, currency: string): Promise<void>;
	/** Puts these bars in the place of all that the wallet had; opens it where there is none. It holds the wallet. */
	setBars(tx: Tx, playerId: Id, currency: string, bars: readonly Bar[]): Promise<void>;
	/** As `setBars`, for many wallets, each named once. */
	setBarsOf(tx: Tx, wallets: readonly WalletBars[]): Promise<void>;
	/** The same of caps. One that keeps its number, measure and window keeps counting; a new one counts what was before. */
	setCaps(tx: Tx, playerId: Id, currency: string, caps: readonly Cap[]): Promise<void>;
	/** What the wallet's caps have counted, as of now. */
	caps(reader: Reader, playerId: Id, currency: string): Promise<CapState[]>;
	/** All that was ever staked less all that came back, before the operation numbered `beforeSeq`; without it, up to now. */
	lost(reader: Reader, playerId: Id, currency: string, beforeSeq?: bigint): Promise<Lost>;
	/** As `lost`, for many wallets, in their order. */
	lostOf(reader: Reader, wallets: readonly LostQuery[]): Promise<Lost[]>;
	/** Undefined without a wallet. */
	balances(playerId: Id, currency: string): Promise<WalletState | undefined>;
	/** Applied operations, newest first. */
	history(playerId: Id, currency: string, wish: HistoryWish): Promise<JournalRow[]>;
	/** The bytes that were sealed with an operation. */
	sealed(playerId: Id, opId: Id): Promise<Uint8Array | undefined>;
	/** Where a bucket's wallets hold something else in a fund than the domain whose fund it is says: a question of its auditor. */
	diffHeldFunds(fund: HeldFund, bucket: number, sums: HeldSums): Promise<HeldDifference[]>;
	changes: Pick<Changes, "subscribe">;
	/** Everything that is wrong with the books; an empty list is the promise. */
	audit(scope?: AuditScope): Promise<Finding[]>;
	/** Looks at what has moved since the last look of whatever process, also of one that has crashed since. */
	auditRecent(tell: Tell): Promise<void>;
	/** Looks at the next portion of a walk through all wallets, which begins anew each day, and once for each process. */
	auditOnward(tell: Tell): Promise<void>;
	/** Answers what was taken, then closes the money connections. */
	close(): Promise<void>;
};

export type LedgerOptions = {
	database: Database;
	clock: Clock;
	/** Where several processes keep the same books: how they hear of each other's changes. */
	bus?: Bus;
	/** Connections of the money path. */
	lanes?: number;
};

const LANES = 2;

export function openLedger({ database, clock, bus, lanes = LANES }: LedgerOptions): Ledger {
	const changes = openChanges(bus);
	const patrol = openPatrol(database, clock);
	const roads = Array.from({ length: lanes }, () => ({ lane: openLane(database.url), load: 0 }));

	async function send(operations: readonly Operation[]) {
		const road = roads.reduce((best, each) => (each.load < best.load ? each : best));
		road.load++;
		try {
			return readBatch(await road.lane.run(batchValues(operations, clock.nowMs())), operations);
		} finally {
			road.load--;
		}
	}

	async function postAllIn(tx: Tx, operations: readonly Operation[]): Promise<Posted[]> {
		for (const operation of operations) checkLawful(operation);
		const answers = new Map<Operation, Posted>();
		for (const wave of wavesOf(operations)) {
			const { posted, moved } = await postWithin(tx, wave, clock.nowMs());
			wave.forEach((operation, at) => void answers.set(operation, posted[at]!));
			onceCommitted(tx, () => changes.moved(moved));
		}
		return operations.map((operation) => answers.get(operation)!);
	}

	async function setBarsOf(tx: Tx, wallets: readonly WalletBars[]): Promise<void> {
		if (wallets.length === 0) return;
		await createWallets(tx, wallets);
		await setBars(tx, wallets, clock.nowMs());
	}

	const batcher = openBatcher({
		send,
		slots: lanes * BATCHES_PER_LANE,
		committed(operations, { posted, moved }, attempt) {
			changes.moved(moved);
			if (attempt > 1) changes.unseen(operations.flatMap((operation, i) => unseen(operation, posted[i]!)));
		},
	});

	return {
		post(operation) {
			checkLawful(operation);
			return batcher.post(operation);
		},
		async postIn(tx, operation) {
			const [posted] = await postAllIn(tx, [operation]);
			return posted!;
		},
		postAllIn,
		openWallet: createWallet,
		async setBars(tx, playerId, currency, bars) {
			await setBarsOf(tx, [{ playerId, currency, bars }]);
		},
		setBarsOf,
		async setCaps(tx, playerId, currency, caps) {
			await createWallet(tx, playerId, currency);
			await setCaps(tx, { playerId, currency }, caps, clock.nowMs());
		},
		caps: (reader, playerId, currency) => readCaps(reader, { playerId, currency }, clock.nowMs()),
		async lost(reader, playerId, currency, beforeSeq) {
			const [found] = await readLost(reader, [{ playerId, currency, beforeSeq }]);
			return found!;
		},
		lostOf: readLost,
		balances: (playerId, currency) => readWallet(database.reader, playerId, currency),
		history: (playerId, currency, wish) => readHistory(database.reader, playerId, currency, wish),
		sealed: (playerId, opId) => readSealed(database.reader, playerId, opId),
		changes,
		diffHeldFunds: (fund, bucket, sums) => readHeldDifferences(database.reader, fund, bucket, sums),
		audit: (scope) => audit(database, scope),
		auditRecent: patrol.recent,
		auditOnward: patrol.onward,
		async close() {
			await batcher.drain();
			await Promise.all(roads.map(({ lane }) => lane.close()));
		},
	};
}

// An attempt whose answer was lost had been applied after all.
const unseen = ({ playerId, currency }: Operation, posted: Posted) =>
	posted.status === "done" && posted.replayed ? [{ playerId, currency, seq: posted.seq }] : [];
