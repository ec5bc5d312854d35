import { type Id, readId } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { UnknownReason, UnknownState } from "../../contract/index.ts";
import type { Tables, UnknownRow } from "../tables.ts";

export type NewUnknown = Pick<
	UnknownRow,
	| "id"
	| "kind"
	| "why"
	| "provider"
	| "reported_id"
	| "payment_id"
	| "player_id"
	| "outcome"
	| "reported_amount"
	| "reported_currency"
	| "expected_amount"
	| "expected_currency"
> & { at: Date };

/** Adds an entry, or counts one that is there, also if it is done. */
export async function noteUnknown(reader: Reader, { at, ...entry }: NewUnknown): Promise<void> {
	await sql`insert into cashier.unknown_payment as it (
			id, kind, why, provider, reported_id, payment_id, player_id, outcome, reported_amount, reported_currency,
			expected_amount, expected_currency, opened_at, last_at
		) values (
			${entry.id}, ${entry.kind}, ${entry.why}, ${entry.provider}, ${entry.reported_id}, ${entry.payment_id},
			${entry.player_id}, ${entry.outcome}, ${entry.reported_amount}, ${entry.reported_currency},
			${entry.expected_amount}, ${entry.expected_currency}, ${at}, ${at}
		)
		on conflict (provider, kind, reported_id, why, coalesce(reported_amount, -1), coalesce(reported_currency, ''))
		do update set times = it.times + 1, last_at = excluded.last_at`.execute(reader);
}

export const readUnknown = (reader: Reader, id: Id): Promise<UnknownRow | undefined> =>
	rows<Tables>(reader).selectFrom("cashier.unknown_payment").selectAll().where("id", "=", id).executeTakeFirst();

export const lockUnknown = (tx: Tx, id: Id): Promise<UnknownRow | undefined> =>
	rows<Tables>(tx)
		.selectFrom("cashier.unknown_payment")
		.selectAll()
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();

type UnknownChange = Partial<
	Pick<
		UnknownRow,
		"state" | "action" | "amount" | "evidence" | "proposed_by" | "proposed_at" | "decided_by" | "decided_at"
	>
>;

export async function updateUnknown(tx: Tx, { id }: Pick<UnknownRow, "id">, change: UnknownChange): Promise<void> {
	await rows<Tables>(tx).updateTable("cashier.unknown_payment").set(change).where("id", "=", id).execute();
}

/** What waited for an answer that has come. Entries with another reason stay: the answer says nothing about them. */
export async function closeAnswered(tx: Tx, paymentId: Id, at: Date): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("cashier.unknown_payment")
		.set({ state: "done", action: "answered", decided_at: at })
		.where("payment_id", "=", paymentId)
		.where("why", "=", "noAnswer")
		.where("state", "=", "open")
		.execute();
}

export type UnknownFilter = {
	state: UnknownState | undefined;
	why: UnknownReason | undefined;
	cursor: string | undefined;
	limit: number;
};

/** The oldest first, because it has waited longest. */
export function listUnknown(reader: Reader, { state, why, cursor, limit }: UnknownFilter): Promise<UnknownRow[]> {
	let query = rows<Tables>(reader).selectFrom("cashier.unknown_payment").selectAll();
	if (state) query = query.where("state", "=", state);
	if (why) query = query.where("why", "=", why);
	const after = readId(cursor ?? "");
	if (after !== null) query = query.where("id", ">", after);
	return query.orderBy("id").limit(limit).execute();
}
