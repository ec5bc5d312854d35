import { type Id, openIds } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import { openTestDatabase, type SettableClock, settableClock } from "@baize/testing";
import { closingOf, type Follows, isClosing, type Kind, type Operation } from "../contract/index.ts";
import { type Follower, type Ledger, openLedger } from "../server/index.ts";

export { BonusModel } from "./bonus-model.ts";
export { GuardedModel } from "./guarded-model.ts";
export { LedgerModel } from "./model.ts";

/** A separate ledger on the real database. */
export type TestBooks = {
	database: Database;
	clock: SettableClock;
	newId(): Id;
	ledger: Ledger;
	/** Gives a follower everything that is committed by now. */
	catchUp(follower: Follower): Promise<void>;
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
		async catchUp(follower) {
			await ledger.endTick();
			const isBehind = async () =>
				(await ledger.lags()).every(({ name, operations }) => name !== follower.name || operations > 0n);
			do await ledger.follow(follower).run();
			while (await isBehind());
		},
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

/** A further closing or a correction, with an id of its own. */
export const aChange = (
	kind: Kind,
	follows: Follows,
	opId: Id,
	playerId: Id,
	stakeMinor = 0n,
	winMinor = 0n,
): Operation => ({ ...anOperation(kind, follows.opened, playerId, stakeMinor, winMinor), opId, follows });

export const aDeposit = (subject: Id, playerId: Id, amountMinor: bigint, currency = "CAD"): Operation =>
	anOperation("deposit", subject, playerId, 0n, amountMinor, currency);

export const aRound = (subject: Id, playerId: Id, stakeMinor: bigint, winMinor: bigint): Operation =>
	anOperation("casinoRound", subject, playerId, stakeMinor, winMinor);

export { type ChainedOperation, writeLongChain } from "./long-chain.ts";
