import { type Id, openIds } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import { openTestDatabase, type SettableClock, settableClock } from "@baize/testing";
import { closingOf, isClosing, type Kind, type Operation } from "../contract/index.ts";
import { type Ledger, openLedger } from "../server/index.ts";

/** A separate ledger on the real database. */
export type TestBooks = {
	database: Database;
	clock: SettableClock;
	newId(): Id;
	ledger: Ledger;
	/** A player with a wallet, and with this much cash deposited. */
	player(cashMinor?: bigint, currency?: string): Promise<Id>;
	close(): Promise<void>;
};

export async function openTestBooks(): Promise<TestBooks> {
	const database = await openTestDatabase();
	const clock = settableClock();
	const newId = openIds(clock);
	const ledger = openLedger({ database, clock });
	return {
		database,
		clock,
		newId,
		ledger,
		async player(cashMinor = 0n, currency = "CAD") {
			const playerId = newId();
			await ledger.openWallet(database.reader, playerId, currency);
			if (cashMinor > 0n) await ledger.post(aDeposit(newId(), playerId, cashMinor, currency));
			return playerId;
		},
		async close() {
			await ledger.close();
			await database.close();
		},
	};
}

/** An operation about `subject`: with that id if it opens something, with the closing id if it closes it. */
export const anOperation = (
	kind: Kind,
	subject: Id,
	playerId: Id,
	stakeMinor = 0n,
	winMinor = 0n,
	currency = "CAD",
): Operation => ({
	opId: isClosing(kind) ? closingOf(subject) : subject,
	playerId,
	currency,
	kind,
	stakeMinor,
	winMinor,
	reference: subject,
	gameId: 0,
});

export const aDeposit = (subject: Id, playerId: Id, amountMinor: bigint, currency = "CAD"): Operation =>
	anOperation("deposit", subject, playerId, 0n, amountMinor, currency);

export const aRound = (subject: Id, playerId: Id, stakeMinor: bigint, winMinor: bigint): Operation =>
	anOperation("casinoRound", subject, playerId, stakeMinor, winMinor);
