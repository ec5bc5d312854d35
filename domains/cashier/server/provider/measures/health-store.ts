import { MINUTE_MS } from "@baize/kernel/time";
import { type Reader, rows } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import type { Tables } from "../../tables.ts";

export type HealthRow = Selectable<Tables["cashier.provider_health"]>;

/** What was found longer ago says nothing: providers are asked twice a minute. */
const COUNTS_FOR_MS = 3 * MINUTE_MS;

/** `since` stays where the status does. */
export async function writeHealth(
	reader: Reader,
	{ provider, status, note, at }: Pick<HealthRow, "provider" | "status" | "note"> & { at: Date },
): Promise<void> {
	await rows<Tables>(reader)
		.insertInto("cashier.provider_health")
		.values({ provider, status, note, since: at, checked_at: at })
		.onConflict((conflict) =>
			conflict.column("provider").doUpdateSet({
				status,
				note,
				since: sql`case when provider_health.status = excluded.status then provider_health.since else excluded.since end`,
				checked_at: at,
			}),
		)
		.execute();
}

export const readHealth = (reader: Reader, now: Date): Promise<HealthRow[]> =>
	rows<Tables>(reader)
		.selectFrom("cashier.provider_health")
		.selectAll()
		.where("checked_at", ">", new Date(now.getTime() - COUNTS_FOR_MS))
		.execute();
