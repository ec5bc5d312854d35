import { check } from "@baize/kernel/check";
import { refuser } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { type Minor, toWire } from "@baize/kernel/money";
import type { Clock } from "@baize/kernel/time";
import type { Bar, Cap, CapState, GameClass, Operation, Posted } from "@baize/ledger/contract";
import type { HeldDifference, HeldFund, HeldSums, Ledger, SendBatch } from "@baize/ledger/server";
import { type Binding, onceCommitted, type Reader, type Stream, type Tx } from "@baize/platform-server";
import {
	type Balance,
	balanceMinor,
	balancesJson,
	balanceTopic,
	type ExplainedFund,
	type PlayableWallet,
	type StatementEntry,
	type WalletMoved,
	walletErrors,
} from "../contract/index.ts";
import { type BonusStakes, readingBonusStakes } from "./bonus-stakes.ts";
import { diffHeldFunds } from "./diff-held-funds.ts";
import { openFundExplainer, type WhySource } from "./fund-explainer.ts";
import {
	type BetEnd,
	MOVEMENTS,
	type MovementName,
	type Movements,
	type RoundEnd,
	type RoundStake,
} from "./movements.ts";
import { walletRoutes } from "./routes.ts";
import { type Names, openNames } from "./statement/names.ts";
import { exportStatement } from "./statement/read-statement.ts";
import { openWalletCache } from "./wallet-cache.ts";

export type { Bar, Cap, CapState } from "@baize/ledger/contract";
export type { HeldDifference, HeldFund, HeldSums } from "@baize/ledger/server";
/** The outcome of a batched movement is known by then: done, refused, or given up with OUTSIDE_UNAVAILABLE. */
export { LONGEST_POST_MS as LONGEST_MOVE_MS } from "@baize/ledger/server";
export type { WhySource } from "./fund-explainer.ts";
export type * from "./movements.ts";
export type { Namer, Subject } from "./statement/names.ts";

/** The outcome of a movement. An operation of a player without a wallet is refused with WALLET_MISSING instead. */
export type Moved = Exclude<Posted, { status: "missing" | "blocked" | "termsChanged" }>;
export type Done = Extract<Posted, { status: "done" }>;
/** A guard on the wallet blocks the stake. */
export type Blocked = Extract<Posted, { status: "blocked" }>;
/** Only stakes can be blocked. */
type StakeName = "instantRound" | "stakeRound" | "bet" | "freeBet" | "promotionalRound";
/** The bonus that a win names is no longer in force. Nothing was recorded. */
export type TermsChanged = Extract<Posted, { status: "termsChanged" }>;
type AnswerOf<Name> = Name extends "promotionalRound"
	? Moved | Blocked | TermsChanged
	: Name extends StakeName
		? Moved | Blocked
		: Moved;

/** How a bet ends; a void one returns its stake to who paid it, and `winMinor` is ignored. */
export type BetClosing = BetEnd & { isVoid: boolean; isFree?: boolean };

/** How a stake of a round ends; a void one is returned, and `winMinor` is ignored. */
export type RoundClosing = RoundEnd & { stakeMinor: Minor; isVoid: boolean };

/** A stake of a round with decisions, or the end of one. */
export type RoundMove = { stake: RoundStake } | { end: RoundEnd };

/** In the caller's transaction. It locks the wallet until the commit, so it comes last in the transaction. */
type InTransaction = {
	[Name in keyof Movements]: (tx: Tx, movement: Parameters<Movements[Name]>[0]) => Promise<AnswerOf<Name>>;
};
/** Not in a transaction: durable when answered, batched with other operations; much the faster way. */
type Batched = {
	[Name in keyof Movements]: (movement: Parameters<Movements[Name]>[0]) => Promise<AnswerOf<Name>>;
};

/** What blocks a player's stakes; `Ledger` documents each method. */
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
	/** The same for the stakes of a round that many players share. */
	closeRounds(tx: Tx, ends: readonly RoundClosing[]): Promise<Moved[]>;
	/** Takes and closes stakes of many rounds in the caller's transaction, answered in their order. */
	moveRounds(tx: Tx, moves: readonly RoundMove[]): Promise<(Moved | Blocked)[]>;
	/**
	 * The same with a statement of the caller that posts them (`Ledger.postThrough`), each of another player and sorted by
	 * player.
	 */
	moveRoundsThrough(moves: readonly RoundMove[], send: SendBatch): Promise<(Moved | Blocked)[]>;
	/** Where the wallets hold something else than the domain says whose bets or withdrawals it is. */
	diffHeldFunds(fund: HeldFund, sumsIn: (bucket: number) => HeldSums): Promise<HeldDifference[]>;
	/** Does nothing if there is one. */
	open(tx: Reader, playerId: Id, currency: string): Promise<void>;
	/** As `getBalances` answers them. */
	balances(playerId: Id, currency: string, locale: string): Promise<Balance[]>;
	/** Everything that has moved the player's money, newest first, for the copy of their data. */
	exportOf(playerId: Id, currency: string, locale?: Locale): Promise<StatementEntry[]>;
	/** Names the operations of a group in statements: for the domain above that knows the games or the bets. */
	nameSubjects: Names["add"];
	/** The classes of games in which bonus and locked money can be staked now: those with a share in the terms in force. */
	bonusIn(playerId: Id, currency: string): Promise<readonly GameClass[]>;
	/** What the bonus in force is played with, and the highest stake there; undefined without one. */
	bonusStakes(playerId: Id, currency: string): Promise<BonusStakes | undefined>;
	/** 0 without a wallet. */
	cash(playerId: Id, currency: string): Promise<Minor>;
	/** 0 without a wallet. */
	withdrawable(playerId: Id, currency: string): Promise<Minor>;
	/** Each fund that has money in it, and why that cannot be withdrawn now. */
	explainFunds(playerId: Id, currency: string): Promise<ExplainedFund[]>;
	/** Adds what a domain above knows of why money cannot be withdrawn: holds of payouts, a wagering requirement. */
	addWhys(source: WhySource): void;
	/** How far a bet or a round is closed, and with which number its next change comes. */
	standing: Ledger["standing"];
	/** What was sealed with a round, bet or other operation. */
	sealed(playerId: Id, opId: Id): Promise<Uint8Array | undefined>;
	/** Called for every movement of this process, once, after its commit. Listeners must not throw. */
	onMoved(listener: (moved: WalletMoved) => void): void;
	routes: Binding[];
};

export type WalletOptions = {
	ledger: Ledger;
	/** Notifies the open pages of a player that the balances have changed. */
	stream?: Pick<Stream, "publishHere">;
	/** Says when the time of a bonus is over; without it the system's. */
	clock?: Clock;
};

function closingOf({ isVoid, isFree, ...end }: BetClosing): Operation {
	if (isFree) return isVoid ? MOVEMENTS.voidFreeBet(end) : MOVEMENTS.settleFreeBet(end);
	return isVoid ? MOVEMENTS.voidBet(end) : MOVEMENTS.settle(end);
}

const closingOfRound = ({ isVoid, ...end }: RoundClosing): Operation =>
	isVoid ? MOVEMENTS.voidRound(end) : MOVEMENTS.settleRound(end);

const operationOfRound = (move: RoundMove): Operation =>
	"stake" in move ? MOVEMENTS.stakeRound(move.stake) : MOVEMENTS.settleRound(move.end);

const operationOf = (name: MovementName, movement: unknown): Operation => MOVEMENTS[name](movement as never);

const eachMovement = (act: (name: MovementName) => unknown): unknown =>
	Object.fromEntries((Object.keys(MOVEMENTS) as MovementName[]).map((name) => [name, act(name)]));

export function openWallet({ ledger, stream, clock }: WalletOptions): Wallet {
	const cache = openWalletCache(ledger, clock && { clock });
	const explainer = openFundExplainer(cache);
	const names = openNames();
	const statements = { ledger, nameOf: names.of };
	const listeners: ((moved: WalletMoved) => void)[] = [];

	if (stream) publishMoves(ledger, stream);

	function notifyListeners(operation: Operation, posted: Posted): void {
		if (listeners.length === 0 || posted.status !== "done" || posted.replayed) return;
		const { playerId, currency, kind, stakeMinor, winMinor, gameId, reference } = operation;
		const { status: _, replayed: __, ...done } = posted;
		const moved = { playerId, currency, kind, stakeMinor, winMinor, gameId, reference, ...done };
		for (const listener of listeners) listener(moved);
	}

	async function move(name: MovementName, movement: unknown): Promise<Moved | Blocked | TermsChanged> {
		const operation = operationOf(name, movement);
		const posted = await ledger.post(operation);
		notifyListeners(operation, posted);
		return present(posted, operation);
	}

	async function moveIn(name: MovementName, tx: Tx, movement: unknown): Promise<Moved | Blocked | TermsChanged> {
		const operation = operationOf(name, movement);
		const posted = await ledger.postIn(tx, operation);
		onceCommitted(tx, () => notifyListeners(operation, posted));
		return present(posted, operation);
	}

	async function moveAllIn(tx: Tx, operations: readonly Operation[]): Promise<(Moved | Blocked | TermsChanged)[]> {
		const posted = await ledger.postAllIn(tx, operations);
		onceCommitted(tx, () => operations.forEach((operation, at) => void notifyListeners(operation, posted[at]!)));
		return posted.map((each, at) => present(each, operations[at]!));
	}

	const moveRoundsThrough: Wallet["moveRoundsThrough"] = async (moves, send) => {
		const operations = moves.map(operationOfRound);
		const posted = await ledger.postThrough(operations, send);
		operations.forEach((operation, at) => void notifyListeners(operation, posted[at]!));
		return posted.map((each, at) => requireSameTerms(present(each, operations[at]!)));
	};

	return {
		...(eachMovement((name) => (tx: Tx, movement: unknown) => moveIn(name, tx, movement)) as InTransaction),
		batched: eachMovement((name) => (movement: unknown) => move(name, movement)) as Batched,
		closeBets: async (tx, ends) => (await moveAllIn(tx, ends.map(closingOf))).map(requireNotBlocked),
		closeRounds: async (tx, ends) => (await moveAllIn(tx, ends.map(closingOfRound))).map(requireNotBlocked),
		moveRounds: async (tx, moves) => (await moveAllIn(tx, moves.map(operationOfRound))).map(requireSameTerms),
		moveRoundsThrough,
		guards: ledger,
		diffHeldFunds: (fund, sumsIn) => diffHeldFunds(ledger, fund, sumsIn),
		open: ledger.openWallet,
		balances: async (playerId, currency, locale) =>
			JSON.parse(balancesJson(await cache.state(playerId, currency), locale)),
		exportOf: (playerId, currency, locale) => exportStatement(statements, { playerId, currency }, locale),
		nameSubjects: names.add,
		bonusIn: async (playerId, currency) => (await cache.state(playerId, currency))?.bonusIn ?? [],
		bonusStakes: readingBonusStakes(ledger, cache),
		cash: async (playerId, currency) => (await cache.state(playerId, currency))?.cash ?? 0n,
		withdrawable: async (playerId, currency) => withdrawableOf(await cache.state(playerId, currency)),
		explainFunds: explainer.explain,
		addWhys: explainer.add,
		standing: ledger.standing,
		sealed: ledger.sealed,
		onMoved: (listener) => void listeners.push(listener),
		routes: walletRoutes(statements, cache, explainer),
	};
}

const withdrawableOf = (state: PlayableWallet | undefined): Minor => (state ? balanceMinor(state, "withdrawable") : 0n);

/** Open pages read their balances again when the wallet moves, in whatever process. */
function publishMoves(ledger: Ledger, stream: Pick<Stream, "publishHere">): void {
	const publishMoved = ({ playerId, seq }: { playerId: Id; seq: bigint }): void =>
		stream.publishHere(balanceTopic(playerId), "balances", { seq: toWire(seq) });
	ledger.changes.subscribe({
		moved: (states) => states.forEach(publishMoved),
		movedElsewhere: (wallets) => wallets.forEach(publishMoved),
	});
}

const refuseMoney = refuser(walletErrors);

function present(posted: Posted, { currency, grant }: Operation): Moved | Blocked | TermsChanged {
	if (posted.status === "missing") throw refuseMoney("WALLET_MISSING", { currency });
	check(posted.status !== "termsChanged" || grant, "only what names a bonus can meet another one");
	return posted;
}

function requireNotBlocked(moved: Moved | Blocked | TermsChanged): Moved {
	check(moved.status !== "blocked" && moved.status !== "termsChanged", "only a stake can be blocked");
	return moved;
}

function requireSameTerms(moved: Moved | Blocked | TermsChanged): Moved | Blocked {
	check(moved.status !== "termsChanged", "a round with decisions names no bonus");
	return moved;
}

/** Returns the movement as done, or throws its refusal: for commands, whose transaction that rolls back. */
export function requireDone(answer: Moved | Blocked, currency: string): Done {
	const moved = requireNotBlocked(answer);
	if (moved.status === "conflict") throw refuseMoney("IDEMPOTENCY_CONFLICT");
	if (moved.status === "insufficient") {
		throw refuseMoney("INSUFFICIENT_FUNDS", { cashMinor: toWire(moved.cashMinor), currency });
	}
	return moved;
}
