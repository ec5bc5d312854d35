import { check } from "@baize/kernel/check";
import { bucketOf, type Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import {
	type ActiveWager,
	type BonusActivation,
	GAME_CLASS_NAMES,
	GAME_CLASSES,
	type GameShare,
	type WagerTerms,
} from "../../contract/index.ts";
import { currencyNumber } from "../posting/batch.ts";
import type { Tables } from "../tables.ts";

const EXCLUDED = -1;

/** The shares by the numbers of the classes, from 1 on. */
const sharesOf = ({ sharesX1000 }: WagerTerms): number[] => {
	const shares = new Array<number>(Math.max(...Object.values(GAME_CLASSES))).fill(EXCLUDED);
	for (const name of GAME_CLASS_NAMES) shares[GAME_CLASSES[name] - 1] = sharesX1000[name] ?? EXCLUDED;
	return shares;
};

/** The games that have a share of their own, and those shares; null and null without any. */
const gamesOf = ({ gameShares }: WagerTerms): readonly [games: number[] | null, shares: number[] | null] =>
	gameShares.length === 0
		? [null, null]
		: [gameShares.map(({ gameId }) => gameId), gameShares.map(({ shareX1000 }) => shareX1000 ?? EXCLUDED)];

type Begun = {
	outcome: "missing" | "unknown" | "ended" | "repeated" | "conflict" | "otherInForce" | "insufficient" | "begun";
	amount: Minor;
	cash: Minor;
};

/** Locks the wallet, and puts the terms in force where that may be. */
export async function beginWager(tx: Tx, activation: BonusActivation, nowMs: number): Promise<Begun> {
	const { playerId, currency, grant, terms, lockMinor } = activation;
	const [games, gameShares] = gamesOf(terms);
	const { rows: found } = await sql<Begun>`select * from ledger.begin_wager(
		${new Date(nowMs).toISOString()}::timestamptz, ${bucketOf(playerId)}::smallint, ${playerId}::bigint,
		${currencyNumber(currency)}::smallint, ${grant}::bigint, ${lockMinor}::bigint, ${terms.requiredX1000}::bigint,
		${terms.maxStakeMinor}::bigint, ${terms.maxConvertedMinor}::bigint, ${terms.perWinX1000}::bigint,
		${new Date(terms.untilMs).toISOString()}::timestamptz, ${Buffer.from(terms.termsHash)}::bytea,
		${sharesOf(terms)}::smallint[], ${terms.fundsOrder}::text, ${terms.counts}::text,
		${games}::integer[], ${gameShares}::smallint[])`.execute(tx);
	return found[0]!;
}

type Ending = {
	outcome: "missing" | "unknown" | "converted" | "removed" | "ending";
	bonus: Minor;
	np_bonus: Minor;
	locked: Minor;
};

/** Locks the wallet, and takes the grant out of force. */
export async function beginRemoval(
	tx: Tx,
	{ playerId, currency, grant }: Pick<BonusActivation, "playerId" | "currency" | "grant">,
	nowMs: number,
): Promise<Ending> {
	const { rows: found } = await sql<Ending>`select * from ledger.begin_removal(
		${new Date(nowMs).toISOString()}::timestamptz, ${bucketOf(playerId)}::smallint, ${playerId}::bigint,
		${currencyNumber(currency)}::smallint, ${grant}::bigint)`.execute(tx);
	return found[0]!;
}

type WagerRow = Selectable<Tables["ledger.wager"]>;

/** Also where its time is over: then it waits to be removed. Undefined where no grant is in force. */
export async function readWager(reader: Reader, playerId: Id, currency: string): Promise<ActiveWager | undefined> {
	const row = await rows<Tables>(reader)
		.selectFrom("ledger.wager")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("currency", "=", currencyNumber(currency))
		.where("grant_id", "<>", 0n)
		.executeTakeFirst();
	return row && wagerOf(row);
}

function wagerOf(row: WagerRow): ActiveWager {
	const shares = GAME_CLASS_NAMES.map((name) => [name, row.shares[GAME_CLASSES[name] - 1] ?? EXCLUDED] as const);
	check(row.per_win <= BigInt(Number.MAX_SAFE_INTEGER), "a multiple of wins fits a number");
	return {
		grant: row.grant_id,
		requiredX1000: row.required,
		leftX1000: row.left_to_wager,
		openParts: row.open_parts,
		sharesX1000: Object.fromEntries(shares.filter(([, share]) => share !== EXCLUDED)),
		gameShares: gameSharesOf(row),
		fundsOrder: row.funds_order,
		counts: row.counts,
		maxStakeMinor: row.max_stake,
		maxConvertedMinor: row.max_converted,
		perWinX1000: Number(row.per_win),
		untilMs: row.until_at.getTime(),
		termsHash: row.terms_hash,
	};
}

function gameSharesOf({ games, game_shares: shares }: Pick<WagerRow, "games" | "game_shares">): GameShare[] {
	return (games ?? []).map((gameId, at) => {
		const share = shares?.[at];
		check(share !== undefined, "each game of the terms has its share");
		return { gameId, shareX1000: share === EXCLUDED ? null : share };
	});
}
