import { type Reader, rows } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables } from "../tables.ts";

/** How many requests for rounds of a title were refused with an error, or failed, within ten minutes. */
export type CountedRefusals = { slotAt: Date; gameNumber: number; code: string; requests: number };

export async function addRefusals(reader: Reader, counted: readonly CountedRefusals[]): Promise<void> {
	await rows<Tables>(reader)
		.insertInto("play.title_refusal")
		.values(
			counted.map(({ slotAt, gameNumber, code, requests }) => ({
				slot_at: slotAt,
				game_number: gameNumber,
				code,
				requests: BigInt(requests),
			})),
		)
		.onConflict((conflict) =>
			conflict
				.columns(["slot_at", "game_number", "code"])
				.doUpdateSet({ requests: sql`title_refusal.requests + excluded.requests` }),
		)
		.execute();
}

export type TitleRefusals = { gameNumber: number; code: string; inHour: number; inDay: number };

/** By title and error, the most frequent of the hour first. */
export async function readRefusals(reader: Reader, hourFrom: Date, dayFrom: Date): Promise<TitleRefusals[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("play.title_refusal")
		.select(({ fn }) => [
			"game_number",
			"code",
			fn.sum<string>("requests").as("in_day"),
			fn.sum<string>("requests").filterWhere("slot_at", ">", hourFrom).as("in_hour"),
		])
		.where("slot_at", ">", dayFrom)
		.groupBy(["game_number", "code"])
		.orderBy("in_hour", (order) => order.desc().nullsLast())
		.orderBy("in_day", "desc")
		.orderBy("code")
		.execute();
	return found.map(({ game_number, code, in_hour, in_day }) => ({
		gameNumber: game_number,
		code,
		inHour: Number(in_hour ?? 0),
		inDay: Number(in_day),
	}));
}

export async function deleteRefusalsBefore(reader: Reader, before: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("play.title_refusal").where("slot_at", "<", before).execute();
}
