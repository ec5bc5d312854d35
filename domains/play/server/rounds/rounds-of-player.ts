import { refuser } from "@baize/kernel/error";
import { type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Clock } from "@baize/kernel/time";
import { type Database, type DerivedSeeds, readAllPages, type Session } from "@baize/platform-server";
import { readReceipt, receiptText } from "@baize/wallet/contract";
import {
	playErrors,
	type RoundAnswer,
	type RoundReceipt,
	type RoundRow,
	type SealedRound,
} from "../../contract/index.ts";
import type { Between, Movement, WalletPort } from "../ports.ts";
import { readRevealedSeed } from "../seeds/read-seeds.ts";
import type { SharedRounds } from "../shared-rounds/index.ts";
import { readEnd } from "../staged/answers.ts";
import { readSeen } from "../store.ts";
import type { Titles } from "../titles.ts";
import { isEnd, isPromotional, isRound } from "./movements.ts";
import { isBeginning, readSealedRound } from "./sealing.ts";

const refuse = refuser(playErrors);

export type HistoryPorts = {
	database: Database;
	clock: Clock;
	seeds: DerivedSeeds;
	wallet: WalletPort;
	titles: Titles;
	sharedRounds: Pick<SharedRounds, "elementBehind">;
};

/**
 * How many movements are searched for one answer; among deposits and bets a page may have fewer rounds than requested.
 */
const MAX_MOVEMENTS = 200;

const DEFAULT_ROUNDS = 20;

type Owner = Pick<Session, "playerId" | "currency">;

/** Of a game; or that were won: that paid more than was staked. */
type Only = { game?: string | undefined; outcome?: "won" | undefined };
/** `before`: the cursor of the page. */
export type RoundsRequest = { before?: string | undefined; limit?: number | undefined; period?: Between; only?: Only };

/** A page of a player's rounds, newest first. It may have few where only some are wanted, and the next one others. */
export async function listRounds(
	{ wallet, titles }: HistoryPorts,
	{ playerId, currency }: Owner,
	{ before: cursor, limit = DEFAULT_ROUNDS, period = {}, only = {} }: RoundsRequest,
): Promise<{ rounds: RoundRow[]; before: string | null }> {
	const before = cursor === undefined ? undefined : (readReceipt(cursor) ?? undefined);
	const gameNumber = only.game === undefined ? undefined : titles.require(only.game).number;
	const movements = await wallet.history(playerId, currency, {
		limit: MAX_MOVEMENTS,
		...period,
		...(before === undefined ? {} : { before }),
	});
	const wanted = movements.filter((row) => isRound(row) && (gameNumber === undefined || row.gameId === gameNumber));
	const rounds = (only.outcome === "won" ? wanted.filter(mayBeWon) : wanted).slice(0, limit);
	const isWhole = rounds.length === limit;
	const last = isWhole ? rounds.at(-1) : movements.at(-1);
	const isEnd = movements.length < MAX_MOVEMENTS && last === movements.at(-1);
	const sealed = await Promise.all(rounds.map(({ opId }) => wallet.sealed(playerId, opId)));
	const rows = rounds.flatMap((row, at) => rowOf(row, titles, readSealedRound(sealed[at])?.round));
	return {
		rounds: only.outcome === "won" ? rows.filter(isWon) : rows,
		before: isEnd || !last ? null : receiptText(last.opId),
	};
}

/** The end of a round of several steps does not say what was staked. */
const mayBeWon = (row: Movement): boolean =>
	row.winMinor > 0n && (isEnd(row) || isPromotional(row) || row.winMinor > row.stakeMinor);

const isWon = ({ winMinor, stakeMinor, isPromotional }: RoundRow): boolean =>
	isPromotional ? winMinor > 0 : winMinor > stakeMinor;

/** All of a player's rounds, newest first. */
export const exportRounds = (ports: HistoryPorts, owner: Owner): Promise<RoundRow[]> =>
	readAllPages(async (cursor) => {
		const { rounds, before } = await listRounds(ports, owner, { before: cursor });
		return { rows: rounds, next: before };
	});

function rowOf(row: Movement, titles: Titles, sealed: SealedRound | undefined): RoundRow | [] {
	if (!isEnd(row)) return rowOfMovement(row, titles, sealed);
	if (!sealed) return [];
	const { stakeMinor, winMinor } = sealed;
	return { ...rowOfMovement(row, titles, sealed), stakeMinor, winMinor };
}

const rowOfMovement = (row: Movement, titles: Titles, sealed: SealedRound | undefined): RoundRow => ({
	roundId: idText(row.reference),
	commitment: sealed?.fairness.commitment ?? null,
	nonce: sealed?.fairness.nonce ?? null,
	...titles.numbered(row.gameId),
	atMs: row.atMs,
	stakeMinor: toWire(row.stakeMinor),
	winMinor: toWire(row.winMinor),
	balanceMinor: toWire(row.cashAfterMinor),
	isPromotional: isPromotional(row),
});

export async function readRound(ports: HistoryPorts, session: Session, roundId: Id): Promise<RoundReceipt> {
	const first = readSealedRound(await ports.wallet.sealed(session.playerId, roundId))?.round;
	if (!first) throw refuse("ROUND_NOT_FOUND");
	const round = isBeginning(first) ? await readEnd(ports.wallet, session.playerId, roundId) : first;
	if (!round) throw refuse("ROUND_STILL_OPEN");
	const { commitment } = round.fairness;
	const ofPair = await readRevealedSeed(ports, session.playerId, commitment);
	const serverSeed = ofPair ?? (await ports.sharedRounds.elementBehind(commitment));
	return { roundId: idText(roundId), currency: session.currency, ...round, serverSeed };
}

/** A round this far back is no longer one that was interrupted. */
const RECENT_MOVEMENTS = 100;

/** The last round of the game, unless it was shown to its end. Read from the journal, so it survives any crash. */
export async function readCurrentRound(
	{ database, wallet, titles }: HistoryPorts,
	{ playerId, currency }: Session,
	gameId: string,
): Promise<RoundAnswer | null> {
	const { number, game } = titles.require(gameId);
	// The stage of a table shows the round that everybody is in.
	if (game.timing === "shared") return null;
	const movements = await wallet.history(playerId, currency, { limit: RECENT_MOVEMENTS });
	const last = movements.find((row) => isRound(row) && row.gameId === number);
	if (!last || (await readSeen(database.reader, playerId, number)) === last.reference) return null;
	const round = readSealedRound(await wallet.sealed(playerId, last.opId))?.round;
	if (!round) return null;
	return { roundId: idText(last.reference), balanceMinor: toWire(last.cashAfterMinor), ...round };
}
