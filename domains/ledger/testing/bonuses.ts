import type { Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { type GameClass, type Operation, TERMS_GUARD, type WagerTerms } from "../contract/index.ts";
import { anOperation, type TestBooks } from "./index.ts";

/** Terms that ask for a hundred of every unit, in all classes that are named, until long after now. */
export const someTerms = (nowMs: number, over: Partial<WagerTerms> = {}): WagerTerms => ({
	requiredX1000: 1_000_000n,
	sharesX1000: { slots: 1_000, sports: 1_000, roulette: 100 },
	gameShares: [],
	fundsOrder: "cashFirst",
	counts: "bonus",
	maxStakeMinor: null,
	maxConvertedMinor: null,
	perWinX1000: 0,
	untilMs: nowMs + 30 * DAY_MS,
	termsHash: Buffer.from("terms"),
	...over,
});

export type PlayerWithBonus = { playerId: Id; grant: Id };

/** A player with this much cash of which so much is locked, and with a bonus that is in force. */
export async function playerWithBonus(
	books: TestBooks,
	{ cash = 0n, bonus = 0n, locked = 0n }: { cash?: bigint; bonus?: bigint; locked?: bigint },
	terms: Partial<WagerTerms> = {},
): Promise<PlayerWithBonus> {
	const playerId = await books.player(cash + locked);
	const grant = await promise(books, playerId, bonus);
	await activate(books, { playerId, grant }, terms, locked);
	return { playerId, grant };
}

export async function promise(books: TestBooks, playerId: Id, amountMinor: bigint): Promise<Id> {
	const grant = books.newId();
	await books.database.transaction((tx) =>
		books.ledger.bonuses.grant(tx, { playerId, currency: "CAD", grant, amountMinor }),
	);
	return grant;
}

export const activate = (
	books: TestBooks,
	{ playerId, grant }: PlayerWithBonus,
	terms: Partial<WagerTerms> = {},
	lockMinor = 0n,
) =>
	books.database.transaction((tx) =>
		books.ledger.bonuses.activate(tx, {
			playerId,
			currency: "CAD",
			grant,
			activationId: books.newId(),
			terms: someTerms(books.clock.nowMs(), terms),
			lockMinor,
			lockId: books.newId(),
		}),
	);

export const remove = (books: TestBooks, { playerId, grant }: PlayerWithBonus) =>
	books.database.transaction((tx) =>
		books.ledger.bonuses.remove(tx, { playerId, currency: "CAD", grant, releaseId: books.newId() }),
	);

/** A stake in a class of games. */
export const inClass = (operation: Operation, gameClass: GameClass = "slots", grant?: Id | null): Operation => ({
	...operation,
	gameClass,
	...(grant === undefined ? {} : { grant }),
});

export const aSlotRound = (books: TestBooks, playerId: Id, stakeMinor: bigint, winMinor = 0n): Operation =>
	inClass(anOperation("casinoRound", books.newId(), playerId, stakeMinor, winMinor));

/** What a ceiling of the terms answers. */
export const aboveCeiling = (headroomMinor: bigint) => ({
	status: "blocked",
	guard: TERMS_GUARD,
	headroomMinor,
	untilMs: null,
});
