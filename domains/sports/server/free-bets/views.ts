import { type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { BET_CLASSES, type BonusStakes, type FreeBetView, type OfficeFreeBet } from "../../contract/index.ts";
import type { SportsPorts } from "../ports.ts";
import { freeBetStateAt } from "./rules.ts";
import { type FreeBetRow, readFreeBets } from "./store.ts";

const MAX_FREE_BETS = 100;

type Ports = Pick<SportsPorts, "database" | "clock">;

/** A player's free bets, newest first. */
export async function viewFreeBets({ database, clock }: Ports, playerId: Id): Promise<FreeBetView[]> {
	const found = await readFreeBets(database.reader, playerId, MAX_FREE_BETS);
	return found.map((row) => viewOf(row, clock.nowMs()));
}

export async function officeFreeBets({ database, clock }: Ports, playerId: Id): Promise<OfficeFreeBet[]> {
	const found = await readFreeBets(database.reader, playerId, MAX_FREE_BETS);
	return found.map((row) => ({ ...viewOf(row, clock.nowMs()), cause: row.cause }));
}

/** What the bonus in force means for the player's stakes on bets; null where it is not played with them. */
export async function viewBonusStakes(
	{ wallet }: Pick<SportsPorts, "wallet">,
	playerId: Id,
	currency: string,
): Promise<BonusStakes | null> {
	const bonus = await wallet.bonusStakes(playerId, currency);
	const classes = BET_CLASSES.filter((each) => bonus?.classes.includes(each));
	if (!bonus || classes.length === 0) return null;
	return { classes, maxStakeMinor: bonus.maxStakeMinor === null ? null : toWire(bonus.maxStakeMinor) };
}

const viewOf = (row: FreeBetRow, nowMs: number): FreeBetView => ({
	freeBetId: idText(row.free_bet_id),
	faceMinor: toWire(row.face_minor),
	currency: row.currency,
	minPriceX10000: row.min_price_x10000,
	takesMultiples: row.takes_multiples,
	grantedAtMs: row.granted_at.getTime(),
	untilMs: row.until_at.getTime(),
	state: freeBetStateAt({ isUsed: row.bet_id !== null, untilMs: row.until_at.getTime() }, nowMs),
	betId: row.bet_id === null ? null : idText(row.bet_id),
});
