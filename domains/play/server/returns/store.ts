import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables } from "../tables.ts";
import type { TitleSums } from "./band.ts";

export async function addSums(tx: Tx, sums: readonly TitleSums[]): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("play.title_total")
		.values(
			sums.map(({ gameNumber, currency, rounds, stakedMinor, wonMinor, stakeSquares }) => ({
				game_number: gameNumber,
				currency,
				rounds,
				staked_minor: stakedMinor,
				won_minor: wonMinor,
				stake_squares: String(stakeSquares),
			})),
		)
		.onConflict((conflict) =>
			conflict.columns(["game_number", "currency"]).doUpdateSet({
				rounds: sql`title_total.rounds + excluded.rounds`,
				staked_minor: sql`title_total.staked_minor + excluded.staked_minor`,
				won_minor: sql`title_total.won_minor + excluded.won_minor`,
				stake_squares: sql`(title_total.stake_squares::numeric + excluded.stake_squares::numeric)::text`,
			}),
		)
		.execute();
}

export async function readSums(reader: Reader): Promise<TitleSums[]> {
	const found = await selectSums(reader).orderBy("game_number").orderBy("currency").execute();
	return found.map(sumsOfRow);
}

/** Of one title in one currency; undefined before its first round. */
export async function readSumsOf(reader: Reader, gameNumber: number, currency: string): Promise<TitleSums | undefined> {
	const wanted = selectSums(reader).where("game_number", "=", gameNumber).where("currency", "=", currency);
	const row = await wanted.executeTakeFirst();
	return row && sumsOfRow(row);
}

const selectSums = (reader: Reader) => rows<Tables>(reader).selectFrom("play.title_total").selectAll();

type SumsRow = Awaited<ReturnType<ReturnType<typeof selectSums>["executeTakeFirstOrThrow"]>>;

const sumsOfRow = (row: SumsRow): TitleSums => ({
	gameNumber: row.game_number,
	currency: row.currency,
	rounds: row.rounds,
	stakedMinor: row.staked_minor,
	wonMinor: row.won_minor,
	stakeSquares: BigInt(row.stake_squares),
});

/** How many rounds with decisions, and stakes at tables, wait for their end, by the number of their game. */
export async function countOpen(reader: Reader): Promise<ReadonlyMap<number, number>> {
	const tables = rows<Tables>(reader);
	const [staged, shared] = await Promise.all([
		tables
			.selectFrom("play.open_round")
			.select(({ fn }) => ["game_number", fn.countAll().as("count")])
			.groupBy("game_number")
			.execute(),
		tables
			.selectFrom("play.table_stake")
			.select(({ fn }) => ["game_number", fn.countAll().as("count")])
			.where("paid_minor", "is", null)
			.where("is_void", "=", false)
			.groupBy("game_number")
			.execute(),
	]);
	return new Map([...staged, ...shared].map(({ game_number, count }) => [game_number, Number(count)]));
}
