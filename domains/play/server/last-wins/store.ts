import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import type { Tables } from "../tables.ts";
import { type DayStakes, MIN_SUMMED_PLAYERS, type SpanTotal } from "./rules.ts";

export type WinRow = Selectable<Tables["play.last_win"]>;
export type NewWin = Omit<WinRow, "place">;

export async function addTotals(tx: Tx, totals: readonly SpanTotal[]): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("play.span_total")
		.values(
			totals.map(({ currency, gameNumber, fromMs, stakedMinor, wonMinor, players }) => ({
				currency,
				game_number: gameNumber,
				from_at: new Date(fromMs),
				staked_minor: stakedMinor,
				won_minor: wonMinor,
				players: [...players],
			})),
		)
		.onConflict((conflict) =>
			conflict.columns(["currency", "from_at", "game_number"]).doUpdateSet({
				staked_minor: sql`span_total.staked_minor + excluded.staked_minor`,
				won_minor: sql`span_total.won_minor + excluded.won_minor`,
				players: sql`(select array_agg(player) from (
					select distinct unnest(span_total.players || excluded.players) as player limit ${MIN_SUMMED_PLAYERS}
				) of_span)`,
			}),
		)
		.execute();
}

/** Adds wins, and deletes what is older than the last `stored` of their currency. */
export async function addWins(tx: Tx, wins: readonly NewWin[], stored: number): Promise<void> {
	await rows<Tables>(tx).insertInto("play.last_win").values(wins).execute();
	for (const currency of new Set(wins.map((win) => win.currency))) {
		const last = lastWins(tx, currency, stored).as("last");
		await rows<Tables>(tx)
			.deleteFrom("play.last_win")
			.where("currency", "=", currency)
			.where("place", "<", (of) => of.selectFrom(last).select(({ fn }) => fn.min("last.place").as("first")))
			.execute();
	}
}

export async function deleteSpansBefore(tx: Tx, atMs: number): Promise<void> {
	await rows<Tables>(tx).deleteFrom("play.span_total").where("from_at", "<", new Date(atMs)).execute();
}

const lastWins = (reader: Reader, currency: string, limit: number) =>
	rows<Tables>(reader)
		.selectFrom("play.last_win")
		.selectAll()
		.where("currency", "=", currency)
		.orderBy("place", "desc")
		.limit(limit);

/** Newest first. */
export const readLastWins = (reader: Reader, currency: string, limit: number): Promise<WinRow[]> =>
	lastWins(reader, currency, limit).execute();

/** 0 where it is of too few players. */
export async function sumSpans(
	reader: Reader,
	currency: string,
	fromMs: number,
): Promise<{ stakedMinor: bigint; wonMinor: bigint }> {
	const spans = await rows<Tables>(reader)
		.selectFrom("play.span_total")
		.select(["staked_minor", "won_minor", "players"])
		.where("currency", "=", currency)
		.where("from_at", ">=", new Date(fromMs))
		.execute();
	const players = new Set(spans.flatMap((span) => span.players));
	if (players.size < MIN_SUMMED_PLAYERS) return { stakedMinor: 0n, wonMinor: 0n };
	const sum = (of: "staked_minor" | "won_minor"): bigint => spans.reduce((total, span) => total + span[of], 0n);
	return { stakedMinor: sum("staked_minor"), wonMinor: sum("won_minor") };
}

export async function addStakes(tx: Tx, stakes: readonly DayStakes[]): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("play.day_stakes")
		.values(
			stakes.map(({ fromMs, gameNumber, stakes: count }) => ({
				from_at: new Date(fromMs),
				game_number: gameNumber,
				stakes: count,
			})),
		)
		.onConflict((conflict) =>
			conflict.columns(["from_at", "game_number"]).doUpdateSet({ stakes: sql`day_stakes.stakes + excluded.stakes` }),
		)
		.execute();
}

export async function deleteDaysBefore(tx: Tx, atMs: number): Promise<void> {
	await rows<Tables>(tx).deleteFrom("play.day_stakes").where("from_at", "<", new Date(atMs)).execute();
}

/** The numbers of the games that were staked on since then, most often first. */
export async function readMostStaked(reader: Reader, fromMs: number): Promise<number[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("play.day_stakes")
		.select("game_number")
		.where("from_at", ">=", new Date(fromMs))
		.groupBy("game_number")
		.orderBy(({ fn }) => fn.sum("stakes"), "desc")
		.orderBy("game_number")
		.execute();
	return found.map(({ game_number }) => game_number);
}
