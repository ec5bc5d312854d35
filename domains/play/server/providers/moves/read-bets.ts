import type { Reader } from "@baize/platform-server";
import type { Bet } from "./rules.ts";
import { type At, type MoveRow, readMovesNamed, readRoundMoves } from "./store.ts";

/** A bet with its row, which has what the rules do not need. */
export type StoredBet = Bet & { gameNumber: number; currency: string };

const BETS: readonly string[] = ["WITHDRAW", "PROMOWITHDRAW"];
const isBet = ({ type }: MoveRow): boolean => BETS.includes(type);

const betOf = (row: MoveRow): StoredBet => ({
	betId: row.op_id,
	transactionId: row.transaction_id,
	type: row.type as Bet["type"],
	round: row.round,
	cashMinor: row.cash_minor,
	wins: row.wins,
	state: row.state as Bet["state"],
	gameNumber: row.game_number,
	currency: row.currency,
});

const betsIn = (rows: readonly MoveRow[]): StoredBet[] => rows.filter(isBet).map(betOf);

/** `except`: the row of the transaction that asks. */
type Except = { opId: bigint };

export async function readRound(
	reader: Reader,
	at: At,
	round: string | null,
	{ opId }: Except,
): Promise<{ bets: readonly StoredBet[]; isOver: boolean }> {
	if (round === null) return { bets: [], isOver: false };
	const others = (await readRoundMoves(reader, at, round)).filter(({ op_id }) => op_id !== opId);
	return { bets: betsIn(others), isOver: others.some(({ is_over }) => is_over) };
}

/** The bets with this reference or id; `isOfOther`: what is called so is none. */
export async function readBetsNamed(
	reader: Reader,
	at: At,
	name: string,
	{ opId }: Except,
): Promise<{ bets: StoredBet[]; isOfOther: boolean }> {
	const others = (await readMovesNamed(reader, at, name)).filter(
		({ op_id, role }) => op_id !== opId && role === "move",
	);
	const bets = betsIn(others);
	return { bets, isOfOther: bets.length === 0 && others.length > 0 };
}
