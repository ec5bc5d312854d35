import { createHash } from "node:crypto";
import type { Id } from "@baize/kernel/id";
import { type Reader, rows } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables } from "../../tables.ts";
import { readableRaw } from "./readable-raw.ts";

export type AnswerOrigin = Tables["cashier.provider_answer"]["origin"];
export type Answer = { paymentId: Id; provider: string; origin: AnswerOrigin; raw: string; at: Date };

/** Stores what a provider has written about a payment. The same text again only counts. */
export async function noteAnswer(reader: Reader, { paymentId, provider, origin, raw, at }: Answer): Promise<void> {
	const shown = readableRaw(raw);
	const digest = createHash("sha256").update(`${provider} ${origin} ${shown}`).digest();
	await rows<Tables>(reader)
		.insertInto("cashier.provider_answer")
		.values({ payment_id: paymentId, digest, provider, origin, raw: shown, first_at: at, last_at: at })
		.onConflict((conflict) =>
			conflict
				.columns(["payment_id", "digest"])
				.doUpdateSet({ times: sql`cashier.provider_answer.times + 1`, last_at: at }),
		)
		.execute();
}

const MAX_ANSWERS = 50;

/** What providers have written about a payment, the newest first. */
export const answersAbout = (reader: Reader, paymentId: Id) =>
	rows<Tables>(reader)
		.selectFrom("cashier.provider_answer")
		.select(["provider", "origin", "raw", "times", "first_at", "last_at"])
		.where("payment_id", "=", paymentId)
		.orderBy("last_at", "desc")
		.limit(MAX_ANSWERS)
		.execute();
