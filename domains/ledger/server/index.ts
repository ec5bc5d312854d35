import { bucketOf, type Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { type Bus, type Database, onceCommitted, type Reader, type Tx } from "@baize/platform-server";
import type {
	ActiveWager,
	Bar,
	Cap,
	CapState,
	JournalRow,
	Operation,
	Posted,
	Standing,
	WalletState,
} from "../contract/index.ts";
import { openAuditScheduler, type ReportFindings } from "./audit/audit-scheduler.ts";
import { type AuditScope, audit, type Finding } from "./audit/auditor.ts";
import {
	type HeldDifference,
	type HeldFund,
	type HeldSums,
	type HeldTotal,
	readHeldDifferences,
	readHeldTotals,
} from "./audit/store-held.ts";
import { type Bonuses, openBonuses } from "./bonus/index.ts";
import { readWager } from "./bonus/store-wager.ts";
import { type HistoryQuery, type Period, readHistory, readTotals, type Totals } from "./chain/read-chain.ts";
import { readSubject } from "./chain/read-subject.ts";
import { type Changes, openChanges } from "./changes.ts";
import { type Following, openFollowing } from "./follow/index.ts";
import {
	type Lost,
	type LostQuery,
	readCaps,
	readLost,
	setBars,
	setCaps,
	type WalletBars,
} from "./guards/store-guards.ts";
import { type BatchJson, batchValues, rowOfJson } from "./posting/batch.ts";
import { type BatchResult, readBatch } from "./posting/batch-result.ts";
import { openBatcher } from "./posting/batcher.ts";
import { distinctBatchesOf } from "./posting/distinct-batches.ts";
import { BATCHES_PER_CONNECTION, openPostingConnection } from "./posting/posting-connection.ts";
import { checkPlain, checkValid } from "./rules.ts";
import {
	createWallet,
	createWallets,
	type PlayedWallet,
	postWithin,
	readPlayedWallet,
	readSealed,
	readStanding,
	readWallet,
} from "./store.ts";
import { type OperatorTotals, openOperatorTotals } from "./totals/count-totals.ts";

export { ACCOUNT_COLUMNS } from "./account-columns.ts";
export type { ReportFindings } from "./audit/audit-scheduler.ts";
export type { AuditScope, Finding } from "./audit/auditor.ts";
export type { HeldDifference, HeldFund, HeldSums, HeldTotal } from "./audit/store-held.ts";
export type { Bonuses } from "./bonus/index.ts";
export type { HistoryQuery, KindTotal, Period, Totals } from "./chain/read-chain.ts";
export type { ChangeListener, MovedElsewhere } from "./changes.ts";
export type { FollowedOperation, Follower, Lag } from "./follow/index.ts";
export type { BatchJson } from "./posting/batch.ts";
export { LONGEST_POST_MS } from "./posting/batcher.ts";
export { openPostingClient, type PostingClient, type PostingStatement } from "./posting/posting-connection.ts";
export type { PlayedWallet } from "./store.ts";
export type { Counted, OperatorAccount, OperatorMove, OperatorTotal } from "./totals/count-totals.ts";

export type Ledger = OperatorTotals &
	Following & {
		/**
		 * Moves money durably, together with other operations that come at the same time. Rejects with OUTSIDE_UNAVAILABLE
		 * when the database does not answer: then the outcome is unknown, and the same operation is to be posted again.
		 */
		post(operation: Operation): Promise<Posted>;
		/**
		 * The same in the caller's transaction, for a domain that writes a row of its own with it. It locks the wallet until
		 * the commit, so it comes last in the transaction.
		 */
		postIn(tx: Tx, operation: Operation): Promise<Posted>;
		/** Many in the caller's transaction, answered in their order: for a domain that settles in chunks. */
		postAllIn(tx: Tx, operations: readonly Operation[]): Promise<Posted[]>;
		/**
		 * Posts with a statement of the caller, which hands these values to ledger.post_batch and answers its results: for a
		 * domain whose rows change with the money of many players at once. At most one operation for each wallet, sorted by
		 * player. Answered in their order; where `send` rejects, nothing is announced.
		 */
		postThrough(operations: readonly Operation[], send: SendBatch): Promise<Posted[]>;
		/** Does nothing if the wallet exists. */
		openWallet(tx: Reader, playerId: Id, currency: string): Promise<void>;
		/** Replaces all bars of the wallet by these; opens the wallet if there is none. It locks the wallet. */
		setBars(tx: Tx, playerId: Id, currency: string, bars: readonly Bar[]): Promise<void>;
		/** As `setBars`, for many wallets, each named once. */
		setBarsOf(tx: Tx, wallets: readonly WalletBars[]): Promise<void>;
		/**
		 * The same for caps. One with the same number, measure and window continues to count; a new one counts what was
		 * before.
		 */
		setCaps(tx: Tx, playerId: Id, currency: string, caps: readonly Cap[]): Promise<void>;
		/** What the wallet's caps have counted, as of now. */
		caps(reader: Reader, playerId: Id, currency: string): Promise<CapState[]>;
		/**
		 * The sum of all stakes less everything that came back, before the operation numbered `beforeSeq`; without it, up to
		 * now.
		 */
		lost(reader: Reader, playerId: Id, currency: string, beforeSeq?: bigint): Promise<Lost>;
		/** As `lost`, for many wallets, in their order. */
		lostOf(reader: Reader, wallets: readonly LostQuery[]): Promise<Lost[]>;
		/** Undefined without a wallet. */
		balances(playerId: Id, currency: string): Promise<WalletState | undefined>;
		/** The same with where bonus and locked money can be staked, as of one moment. */
		played(playerId: Id, currency: string): Promise<PlayedWallet | undefined>;
		/** Applied operations, newest first. */
		history(playerId: Id, currency: string, query: HistoryQuery): Promise<JournalRow[]>;
		/** An applied operation, with the others about the same round, bet or payment, in their order; empty if there is none. */
		subject(playerId: Id, currency: string, opId: Id): Promise<readonly JournalRow[]>;
		/** What the wallet's operations of a period did, by kind, and the cash before and after them. */
		totals(playerId: Id, currency: string, period: Period): Promise<Totals>;
		/** The bytes that were sealed with an operation. */
		sealed(playerId: Id, opId: Id): Promise<Uint8Array | undefined>;
		/** How far an operation of the player is closed; undefined if there is none with this id. */
		standing(reader: Reader, playerId: Id, opened: Id): Promise<Standing | undefined>;
		/** Where a bucket's wallets hold something else in a fund than the domain whose fund it is says: a question of its auditor. */
		diffHeldFunds(fund: HeldFund, bucket: number, sums: HeldSums): Promise<HeldDifference[]>;
		/** Both sides of that over all wallets, by currency, as of the reader's moment. */
		heldTotals(reader: Reader, fund: HeldFund, sumsIn: (bucket: number) => HeldSums): Promise<HeldTotal[]>;
		/** Bonuses: granted, brought into force, removed. What is staked of them is a stake as any other. */
		bonuses: Bonuses;
		/** The terms of the bonus that is in force, and how much is left to wager. */
		wager(reader: Reader, playerId: Id, currency: string): Promise<ActiveWager | undefined>;
		changes: Pick<Changes, "subscribe">;
		/** Every violated invariant of the books; the list must be empty. */
		audit(scope?: AuditScope): Promise<Finding[]>;
		/** Audits what has moved since the last audit of any process, including one that has crashed since. */
		auditRecent(report: ReportFindings): Promise<void>;
		/** Audits the next portion of a scan over all wallets, which restarts each day, and once for each process. */
		auditNextPortion(report: ReportFindings): Promise<void>;
		/** Answers what was accepted, then closes the connections of the ledger. */
		close(): Promise<void>;
	};

/** `values`: what follows the caller's own parameters in the call of ledger.post_batch. */
export type SendBatch = (values: unknown[]) => Promise<BatchJson>;

export type LedgerOptions = {
	database: Database;
	clock: Clock;
	/** If several processes share the books: how they are notified of each other's changes. */
	bus?: Bus;
	/** Database connections for posting. */
	connectionCount?: number;
	/** Into how many groups the buckets are divided: one call posts operations of one group. With 64 it names one bucket. */
	bucketGroups?: number;
};

const DEFAULT_CONNECTIONS = 2;
const DEFAULT_GROUPS = 1;

export function openLedger(options: LedgerOptions): Ledger {
	const { database, clock, bus, connectionCount = DEFAULT_CONNECTIONS } = options;
	const changes = openChanges(bus);
	const auditScheduler = openAuditScheduler(database, clock);
	const posting = openPosting(database.url, connectionCount, clock);

	const { announce, postAnyIn } = openPostingIn(clock, changes);

	async function postAllIn(tx: Tx, operations: readonly Operation[]): Promise<Posted[]> {
		for (const operation of operations) checkPlain(operation);
		return postAnyIn(tx, operations);
	}

	const postThrough: Ledger["postThrough"] = async (operations, send) => {
		for (const operation of operations) checkPlain(operation);
		const results = await send(batchValues(operations, clock.nowMs()));
		const result = readBatch(rowOfJson(results), operations);
		announce(result);
		return result.posted;
	};

	const setBarsOf = settingBars(clock);
	const batcher = openBatcher({
		send: posting.send,
		slots: connectionCount * BATCHES_PER_CONNECTION,
		groupOf: groupsOf(options),
		committed(operations, result, attempt) {
			announce(result);
			if (attempt > 1) changes.unseen(operations.flatMap((operation, i) => unseen(operation, result.posted[i]!)));
		},
	});

	return {
		post(operation) {
			checkPlain(operation);
			return batcher.post(operation);
		},
		postIn: async (tx, operation) => (await postAllIn(tx, [operation]))[0]!,
		postAllIn,
		postThrough,
		openWallet: createWallet,
		setBars: (tx, playerId, currency, bars) => setBarsOf(tx, [{ playerId, currency, bars }]),
		setBarsOf,
		async setCaps(tx, playerId, currency, caps) {
			await createWallet(tx, playerId, currency);
			await setCaps(tx, { playerId, currency }, caps, clock.nowMs());
		},
		caps: (reader, playerId, currency) => readCaps(reader, { playerId, currency }, clock.nowMs()),
		lost: async (reader, playerId, currency, beforeSeq) =>
			(await readLost(reader, [{ playerId, currency, beforeSeq }]))[0]!,
		lostOf: readLost,
		...readingWallets(database.reader),
		standing: readStanding,
		bonuses: openBonuses(clock, postAnyIn),
		wager: readWager,
		changes,
		...openOperatorTotals(clock),
		...openFollowing({ database, clock }),
		diffHeldFunds: (fund, bucket, sums) => readHeldDifferences(database.reader, fund, bucket, sums),
		heldTotals: readHeldTotals,
		audit: (scope) => audit(database, scope),
		auditRecent: auditScheduler.recent,
		auditNextPortion: auditScheduler.nextPortion,
		async close() {
			await batcher.drain();
			await posting.close();
		},
	};
}

const settingBars =
	(clock: Clock) =>
	async (tx: Tx, wallets: readonly WalletBars[]): Promise<void> => {
		if (wallets.length === 0) return;
		await createWallets(tx, wallets);
		await setBars(tx, wallets, clock.nowMs());
	};

const groupsOf =
	({ bucketGroups = DEFAULT_GROUPS }: LedgerOptions) =>
	(playerId: Id): number =>
		bucketOf(playerId) % bucketGroups;

/** Posts in transactions of callers, and announces what has moved. */
function openPostingIn(clock: Clock, changes: Changes) {
	// A listener that adds up operations has not had those that ended grants.
	function announce({ moved, converted }: BatchResult): void {
		changes.moved(moved);
		changes.unseen(converted);
	}

	async function postAnyIn(tx: Tx, operations: readonly Operation[]): Promise<Posted[]> {
		for (const operation of operations) checkValid(operation);
		const answers = new Map<Operation, Posted>();
		for (const batch of distinctBatchesOf(operations)) {
			const result = await postWithin(tx, batch, clock.nowMs());
			batch.forEach((operation, at) => void answers.set(operation, result.posted[at]!));
			onceCommitted(tx, () => announce(result));
		}
		return operations.map((operation) => answers.get(operation)!);
	}

	return { announce, postAnyIn };
}

type Reading = Pick<Ledger, "balances" | "played" | "history" | "subject" | "totals" | "sealed">;

const readingWallets = (reader: Reader): Reading => ({
	balances: (playerId, currency) => readWallet(reader, playerId, currency),
	played: (playerId, currency) => readPlayedWallet(reader, playerId, currency),
	history: (playerId, currency, query) => readHistory(reader, playerId, currency, query),
	subject: (playerId, currency, opId) => readSubject(reader, playerId, currency, opId),
	totals: (playerId, currency, period) => readTotals(reader, playerId, currency, period),
	sealed: (playerId, opId) => readSealed(reader, playerId, opId),
});

/** The connections for posting: a batch goes to the one with the least to do. */
function openPosting(url: string, connectionCount: number, clock: Clock) {
	const pool = Array.from({ length: connectionCount }, () => ({ connection: openPostingConnection(url), load: 0 }));
	return {
		async send(operations: readonly Operation[]) {
			const slot = pool.reduce((best, each) => (each.load < best.load ? each : best));
			slot.load++;
			try {
				return readBatch(await slot.connection.run(batchValues(operations, clock.nowMs())), operations);
			} finally {
				slot.load--;
			}
		},
		async close() {
			await Promise.all(pool.map(({ connection }) => connection.close()));
		},
	};
}

// An attempt whose answer was lost had been applied after all.
const unseen = ({ playerId, currency }: Operation, posted: Posted) =>
	posted.status === "done" && posted.replayed ? [{ playerId, currency, seq: posted.seq }] : [];
