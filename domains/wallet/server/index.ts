import { check } from "@baize/kernel/check";
import { refuser } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { Bar, Cap, CapState, Operation, Posted } from "@baize/ledger/contract";
import type { HeldDifference, HeldFund, HeldSums, Ledger } from "@baize/ledger/server";
import { type Binding, onceCommitted, type Reader, type Stream, type Tx } from "@baize/platform-server";
import {
	type Balance,
	balanceMinor,
	balancesJson,
	balanceTopic,
	type StatementEntry,
	type WalletMoved,
	walletErrors,
} from "../contract/index.ts";
import { diffHeldFunds } from "./diff-held-funds.ts";
import { openMemory } from "./memory.ts";
import { type BetEnd, MOVEMENTS, type MovementName, type Movements } from "./movements.ts";
import { walletRoutes } from "./routes.ts";
import { exportStatement } from "./statement.ts";

export type { Bar, Cap, CapState } from "@baize/ledger/contract";
export type { HeldDifference, HeldFund, HeldSums } from "@baize/ledger/server";
/** What became of a batched movement is settled by then: done, refused, or given up with OUTSIDE_UNAVAILABLE. */
export { LONGEST_POST_MS as LONGEST_MOVE_MS } from "@baize/ledger/server";
export type * from "./movements.ts";

/** What became of a movement. An operation of a player without a wallet is refused with WALLET_MISSING instead. */
export type Moved = Exclude<Posted, { status: "missing" | "held" }>;
export type Done = Extract<Posted, { status: "done" }>;
/** A guard that somebody has set on the wallet holds the stake back. */
export type Held = Extract<Posted, { status: "held" }>;
/** What may be held back; nothing else is. */
type StakeName = "instantRound" | "stakeRound" | "bet";
type AnswerOf<Name> = Name extends StakeName ? Moved | Held : Moved;

/** How a bet ends; a void one gives its stake back, whatever `winMinor` says. */
export type BetClosing = BetEnd & { isVoid: boolean };

/** In the caller's transaction. It holds the wallet until the commit, so it comes last in the transaction. */
type InTransaction = {
	[Name in MovementName]: (tx: Tx, movement: Parameters<Movements[Name]>[0]) => Promise<AnswerOf<Name>>;
};
/** By itself, durable when answered, together with whatever else comes at the same time: much the quicker way. */
type Batched = {
	[Name in MovementName]: (movement: Parameters<Movements[Name]>[0]) => Promise<AnswerOf<Name>>;
};

/** What holds a player's stakes back, whoever sets it; `Ledger` says how each of them works. */
export type Guards = {
	setBars(tx: Tx, playerId: Id, currency: string, bars: readonly Bar[]): Promise<void>;
	setBarsOf: Ledger["setBarsOf"];
	setCaps(tx: Tx, playerId: Id, currency: string, caps: readonly Cap[]): Promise<void>;
	caps(reader: Reader, playerId: Id, currency: string): Promise<CapState[]>;
	lost: Ledger["lost"];
	lostOf: Ledger["lostOf"];
};

export type Wallet = InTransaction & {
	guards: Guards;
	batched: Batched;
	/** Settles and voids many bets in the caller's transaction, answered in their order. */
	closeBets(tx: Tx, ends: readonly BetClosing[]): Promise<Moved[]>;
	/** Where the wallets hold something else than the domain says whose bets or withdrawals it is. */
	diffHeldFunds(fund: HeldFund, sumsIn: (bucket: number) => HeldSums): Promise<HeldDifference[]>;
	/** Does nothing where there is one. */
	open(tx: Reader, playerId: Id, currency: string): Promise<void>;
	/** As `getBalances` answers them. */
	balances(playerId: Id, currency: string, locale: string): Promise<Balance[]>;
	/** Everything that has moved the player's money, newest first, for the copy of their data. */
	exportOf(playerId: Id, currency: string): Promise<StatementEntry[]>;
	/** 0 without a wallet. */
	withdrawable(playerId: Id, currency: string): Promise<Minor>;
	/** What was sealed with a round, bet or other operation. */
	sealed(playerId: Id, opId: Id): Promise<Uint8Array | undefined>;
	/** Tells of every movement of this process, once, after its commit. Listeners must not throw. */
	onMoved(listener: (moved: WalletMoved) => void): void;
	routes: Binding[];
};

export type WalletOptions = {
	ledger: Ledger;
	/** Tells the open pages of a player that his balances have changed. */
	stream?: Pick<Stream, "publishHere">;
};

export function openWallet({ ledger, stream }: WalletOptions): Wallet {
	const memory = openMemory(ledger);
	const listeners: ((moved: WalletMoved) => void)[] = [];
	const names = Object.keys(MOVEMENTS) as MovementName[];

	if (stream) {
		const tell = ({ playerId, seq }: { playerId: Id; seq: bigint }): void =>
			stream.publishHere(balanceTopic(playerId), "balances", { seq: toWire(seq) });
		ledger.changes.subscribe({
			moved: (states) => states.forEach(tell),
			movedElsewhere: (wallets) => wallets.forEach(tell),
		});
	}

	function tellMoved(operation: Operation, posted: Posted): void {
		if (listeners.length === 0 || posted.status !== "done" || posted.replayed) return;
		const { playerId, currency, kind, stakeMinor, winMinor, gameId, reference } = operation;
		const { cashAfterMinor, seq } = posted;
		const moved = { playerId, currency, kind, stakeMinor, winMinor, gameId, reference, cashAfterMinor, seq };
		for (const listener of listeners) listener(moved);
	}

	const operationOf = (name: MovementName, movement: unknown): Operation => MOVEMENTS[name](movement as never);

	async function move(name: MovementName, movement: unknown): Promise<Moved | Held> {
		const operation = operationOf(name, movement);
		const posted = await ledger.post(operation);
		tellMoved(operation, posted);
		return present(posted, operation);
	}

	async function moveIn(name: MovementName, tx: Tx, movement: unknown): Promise<Moved | Held> {
		const operation = operationOf(name, movement);
		const posted = await ledger.postIn(tx, operation);
		onceCommitted(tx, () => tellMoved(operation, posted));
		return present(posted, operation);
	}

	async function closeBets(tx: Tx, ends: readonly BetClosing[]): Promise<Moved[]> {
		const operations = ends.map((end) => (end.isVoid ? MOVEMENTS.voidBet(end) : MOVEMENTS.settle(end)));
		const posted = await ledger.postAllIn(tx, operations);
		onceCommitted(tx, () => operations.forEach((operation, at) => void tellMoved(operation, posted[at]!)));
		return posted.map((each, at) => neverHeld(present(each, operations[at]!)));
	}

	const inTransaction = Object.fromEntries(
		names.map((name) => [name, (tx: Tx, movement: unknown) => moveIn(name, tx, movement)]),
	) as InTransaction;
	const batched = Object.fromEntries(
		names.map((name) => [name, (movement: unknown) => move(name, movement)]),
	) as Batched;

	return {
		...inTransaction,
		batched,
		closeBets,
		guards: ledger,
		diffHeldFunds: (fund, sumsIn) => diffHeldFunds(ledger, fund, sumsIn),
		open: ledger.openWallet,
		balances: async (playerId, currency, locale) =>
			JSON.parse(balancesJson(await memory.state(playerId, currency), locale)),
		exportOf: (playerId, currency) => exportStatement(ledger, { playerId, currency }),
		async withdrawable(playerId, currency) {
			const state = await memory.state(playerId, currency);
			return state ? balanceMinor(state, "withdrawable") : 0n;
		},
		sealed: ledger.sealed,
		onMoved: (listener) => void listeners.push(listener),
		routes: walletRoutes(ledger, memory),
	};
}

const refuseMoney = refuser(walletErrors);

function present(posted: Posted, { currency }: Operation): Moved | Held {
	if (posted.status === "missing") throw refuseMoney("WALLET_MISSING", { currency });
	return posted;
}

function neverHeld(moved: Moved | Held): Moved {
	check(moved.status !== "held", "only a stake is held back");
	return moved;
}

/** The movement as done, or its refusal on its way out: for commands, whose transaction it rolls back. */
export function demandDone(answer: Moved | Held, currency: string): Done {
	const moved = neverHeld(answer);
	if (moved.status === "conflict") throw refuseMoney("IDEMPOTENCY_CONFLICT");
	if (moved.status === "insufficient") {
		throw refuseMoney("INSUFFICIENT_FUNDS", { cashMinor: toWire(moved.cashMinor), currency });
	}
	return moved;
}
