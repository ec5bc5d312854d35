import { bucketOf, type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";
import type { ProvidedRound } from "../../contract/index.ts";
import type { Titles } from "../titles.ts";

const SHOWN = 50;

type Row = {
	bet_id: Id;
	at: Date;
	game_number: number;
	provider: string;
	round: string | null;
	state: "open" | "settled" | "cancelled";
	staked: bigint;
	won: bigint;
};

/** A player's latest bets with what they have won, newest first. Of a round with several bets, each is one. */
export async function readRoundsOf(
	reader: Reader,
	playerId: Id,
	titles: Pick<Titles, "numbered">,
): Promise<ProvidedRound[]> {
	const bucket = bucketOf(playerId);
	const { rows } = await sql<Row>`
		select b.op_id as bet_id, b.at, b.game_number, b.provider, b.round, b.state, b.cash_minor as staked,
			coalesce((
				select sum(w.cash_minor + w.promo_minor)::bigint from play.provider_move w
				where w.bucket = ${bucket} and w.player_id = b.player_id and w.bet_id = b.op_id
					and w.type in ('DEPOSIT', 'PROMODEPOSIT')
			), 0) as won
		from play.provider_move b
		where b.bucket = ${bucket} and b.player_id = ${playerId} and b.type in ('WITHDRAW', 'PROMOWITHDRAW')
			and b.state in ('open', 'settled', 'cancelled')
		order by b.op_id desc limit ${SHOWN}`.execute(reader);
	return rows.map((row) => ({
		betId: idText(row.bet_id),
		atMs: row.at.getTime(),
		title: titles.numbered(row.game_number).title,
		provider: row.provider,
		round: row.round,
		state: row.state,
		stakeMinor: toWire(row.staked),
		winMinor: toWire(row.won),
	}));
}
