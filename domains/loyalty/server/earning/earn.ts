import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Kind } from "@baize/ledger/contract";
import type { FollowedOperation } from "@baize/ledger/server";
import { dayOf, type Micro, type Product } from "../../contract/index.ts";
import { pointsOfStake } from "./points-of-stake.ts";

/** What is earned in a day with a product; `day` is in UTC, in the form 2026-01-31. */
export type Earned = { playerId: Id; product: Product; day: string; points: Micro; atMs: number };
/** A round whose stakes are not settled: what they will have earned. */
export type OpenRound = { playerId: Id; roundId: Id; stakeMinor: Minor; points: Micro };
export type Followed = { playerId: Id; currency: string; seq: bigint };

/** What is known before the operations. */
export type Known = {
	excluded: ReadonlySet<Id>;
	/** Of the bets, those on virtual events. */
	virtualBets: ReadonlySet<Id>;
	openRounds: readonly OpenRound[];
	followed: readonly Followed[];
	marginOfGame(gameNumber: number): bigint;
};

/** What the operations change. */
export type Outcome = { earned: Earned[]; openRounds: OpenRound[]; endedRounds: OpenRound[]; followed: Followed[] };

export const isBet = (kind: Kind): boolean => kind === "sportsSettle" || kind === "sportsCashOut";
export const isOfOpenRound = (kind: Kind): boolean =>
	kind === "casinoStake" || kind === "casinoSettle" || kind === "casinoVoid";
/** The kinds that say that a stake of the player's own money was made, settled or void. What the operator stakes earns nothing. */
export const counts = (kind: Kind): boolean => kind === "casinoRound" || isBet(kind) || isOfOpenRound(kind);

const walletKey = ({ playerId, currency }: Pick<Followed, "playerId" | "currency">): string =>
	`${playerId} ${currency}`;
const roundKey = ({ playerId, roundId }: Pick<OpenRound, "playerId" | "roundId">): string => `${playerId} ${roundId}`;

/**
 * What operations earn. A stake counts when it is settled, at the margin of its product, so a void one never has earned.
 * Operations that are given again change nothing: each has a number in its wallet.
 */
export function earn(operations: readonly FollowedOperation[], known: Known): Outcome {
	const book = openBook(known);
	const inOrder = operations.filter(({ kind }) => counts(kind)).sort((a, b) => Number(a.seq - b.seq));
	for (const operation of inOrder) if (book.isNew(operation)) follow(operation, known, book);
	return book.outcome();
}

function follow(operation: FollowedOperation, known: Known, book: Book): void {
	const { kind, stakeMinor, reference } = operation;
	if (kind === "casinoStake") book.open(operation, pointsOf(operation, "casino", known));
	else if (kind === "casinoVoid") book.take(operation, stakeMinor);
	else if (kind === "casinoSettle") book.earn(operation, "casino", book.end(operation));
	else {
		const bet = known.virtualBets.has(reference) ? "virtuals" : "sports";
		const product = isBet(kind) ? bet : "casino";
		book.earn(operation, product, pointsOf(operation, product, known));
	}
}

const pointsOf = (operation: FollowedOperation, product: Product, known: Known): Micro =>
	pointsOfStake({
		product,
		stakeMinor: ownStakeOf(operation),
		currency: operation.currency,
		gameMarginX10000: known.marginOfGame(operation.gameId),
	});

/** Bonus money is the operator's, so what is staked of it earns nothing. */
const ownStakeOf = ({ stakeMinor, parts }: FollowedOperation): Minor =>
	stakeMinor - (parts?.stakeBonusMinor ?? 0n) - (parts?.stakeRemovedMinor ?? 0n);

type Book = ReturnType<typeof openBook>;

function openBook({ excluded, openRounds, followed }: Known) {
	const earned = new Map<string, Earned>();
	const rounds = new Map(openRounds.map((round) => [roundKey(round), round]));
	const ended = new Map<string, OpenRound>();
	const last = new Map(followed.map((each) => [walletKey(each), each.seq]));
	const moved = new Map<string, Followed>();
	const touched = new Set<string>();
	const roundOf = ({ playerId, reference }: FollowedOperation) => ({ playerId, roundId: reference });

	/** The round goes on with these; without a stake it is over. */
	function set(round: OpenRound): void {
		const key = roundKey(round);
		touched.add(key);
		if (round.stakeMinor > 0n) {
			rounds.set(key, round);
			ended.delete(key);
			return;
		}
		rounds.delete(key);
		ended.set(key, round);
	}

	return {
		isNew({ playerId, currency, seq }: FollowedOperation): boolean {
			const key = walletKey({ playerId, currency });
			if (seq <= (last.get(key) ?? 0n)) return false;
			last.set(key, seq);
			moved.set(key, { playerId, currency, seq });
			return true;
		},
		earn({ playerId, atMs }: FollowedOperation, product: Product, points: Micro): void {
			if (points === 0n || excluded.has(playerId)) return;
			const day = dayOf(atMs);
			const key = `${playerId} ${product} ${day}`;
			const before = earned.get(key)?.points ?? 0n;
			earned.set(key, { playerId, product, day, points: before + points, atMs });
		},
		open(operation: FollowedOperation, points: Micro): void {
			const before = rounds.get(roundKey(roundOf(operation)));
			const stakeMinor = (before?.stakeMinor ?? 0n) + operation.stakeMinor;
			const counted = excluded.has(operation.playerId) ? 0n : points;
			set({ ...roundOf(operation), stakeMinor, points: (before?.points ?? 0n) + counted });
		},
		/** In the share of the stake that comes back. */
		take(operation: FollowedOperation, stakeMinor: Minor): void {
			const round = rounds.get(roundKey(roundOf(operation)));
			if (!round) return;
			const left = round.stakeMinor > stakeMinor ? round.stakeMinor - stakeMinor : 0n;
			set({ ...round, stakeMinor: left, points: (round.points * left) / round.stakeMinor });
		},
		/** What the round's stakes have earned by its end. */
		end(operation: FollowedOperation): Micro {
			const round = rounds.get(roundKey(roundOf(operation)));
			if (!round) return 0n;
			set({ ...round, stakeMinor: 0n, points: 0n });
			return round.points;
		},
		outcome: (): Outcome => ({
			earned: [...earned.values()],
			openRounds: [...rounds].filter(([key]) => touched.has(key)).map(([, round]) => round),
			endedRounds: [...ended.values()],
			followed: [...moved.values()],
		}),
	};
}
