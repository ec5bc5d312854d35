import { refuser } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { PriceX10000 } from "@baize/kernel/odds";
import type { Clock } from "@baize/kernel/time";
import type { Tx } from "@baize/platform-server";
import { betErrors } from "../../contract/index.ts";
import { freeBetStateAt, judgeTerms } from "./rules.ts";
import { type FreeBetRow, lockFreeBet } from "./store.ts";

const refuse = refuser(betErrors);

type Staking = {
	betId: Id;
	playerId: Id;
	currency: string;
	stakeMinor: Minor;
	prices: readonly PriceX10000[];
	/** Asked under the lock: a free bet that was taken back while this bet waited for it has ended by then. */
	clock: Clock;
};

/**
 * The free bet, locked, where this bet may be staked with it; "staked" where this bet has been. Of two bets that want the
 * same one at once the second waits, and finds it used.
 */
export async function lockUsable(tx: Tx, staking: Staking, freeBetId: Id): Promise<FreeBetRow | "staked"> {
	const row = await lockFreeBet(tx, staking.playerId, freeBetId);
	if (!row) throw refuse("FREE_BET_NOT_USABLE", { why: "unknown" });
	if (row.bet_id === staking.betId) return "staked";
	const nowMs = staking.clock.nowMs();
	const state = freeBetStateAt({ isUsed: row.bet_id !== null, untilMs: row.until_at.getTime() }, nowMs);
	if (state !== "usable") throw refuse("FREE_BET_NOT_USABLE", { why: state });
	const why = judgeTerms(termsOf(row), staking);
	if (why) throw refuse("FREE_BET_NOT_USABLE", { why });
	return row;
}

const termsOf = (row: FreeBetRow) => ({
	faceMinor: row.face_minor,
	currency: row.currency,
	minPriceX10000: row.min_price_x10000,
	takesMultiples: row.takes_multiples,
});
