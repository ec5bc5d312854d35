import type { Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { WagerTerms } from "@baize/ledger/contract";
import { openTestBooks, type TestBooks } from "@baize/ledger/testing";
import { openWallet, type Wallet } from "../server/index.ts";

/** A separate wallet over a separate ledger, on the real database. */
export type TestWallet = TestBooks & { wallet: Wallet };

export async function openTestWallet(): Promise<TestWallet> {
	const books = await openTestBooks();
	return { ...books, wallet: openWallet({ ledger: books.ledger, clock: books.clock }) };
}

/** A player who has deposited this much. */
export async function playerWithCash(
	{ wallet, database, newId }: Pick<TestWallet, "wallet" | "database" | "newId">,
	amountMinor: bigint,
	currency = "CAD",
): Promise<Id> {
	const playerId = newId();
	await wallet.open(database.reader, playerId, currency);
	await wallet.batched.deposit({ playerId, currency, reference: newId(), amountMinor });
	return playerId;
}

/** A bonus of the player's that is in force, and is staked before their cash in the classes that have a share. */
export async function bonusInForce(
	{ ledger, database, newId, clock }: Pick<TestBooks, "ledger" | "database" | "newId" | "clock">,
	playerId: Id,
	{ amountMinor, sharesX1000, gameShares = [], maxStakeMinor = null, untilMs = clock.nowMs() + DAY_MS }: BonusOptions,
): Promise<Id> {
	const whose = { playerId, currency: "CAD", grant: newId() };
	const terms: WagerTerms = {
		requiredX1000: amountMinor * 10_000n,
		sharesX1000,
		gameShares,
		fundsOrder: "bonusFirst",
		counts: "all",
		maxStakeMinor,
		maxConvertedMinor: null,
		perWinX1000: 0,
		untilMs,
		termsHash: Buffer.from("terms"),
	};
	await database.transaction((tx) => ledger.bonuses.grant(tx, { ...whose, amountMinor }));
	const ids = { activationId: newId(), lockId: newId() };
	await database.transaction((tx) => ledger.bonuses.activate(tx, { ...whose, ...ids, terms, lockMinor: 0n }));
	return whose.grant;
}

type BonusOptions = { amountMinor: bigint; untilMs?: number; maxStakeMinor?: bigint | null } & Pick<
	WagerTerms,
	"sharesX1000"
> &
	Partial<Pick<WagerTerms, "gameShares">>;
