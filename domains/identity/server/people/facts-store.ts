import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import { displayName } from "../../contract/index.ts";
import { readPerson } from "../store.ts";
import type { Tables } from "../tables.ts";

/** In the form 1990-01-31: a date has no time zone. */
export async function readBirthDate(reader: Reader, playerId: Id): Promise<string | undefined> {
	const row = await rows<Tables>(reader)
		.selectFrom("identity.player")
		.select(sql<string>`birth_date::text`.as("birth_date"))
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();
	return row?.birth_date;
}

/** The name of any person who can log in, operators too. */
export async function readName(reader: Reader, personId: Id): Promise<string | undefined> {
	const person = await readPerson(reader, personId);
	if (!person) return undefined;
	const { email, first_name: firstName, last_name: lastName, nickname } = person;
	return displayName({ firstName, lastName, email, ...(nickname ? { nickname } : {}) });
}

/** In E.164. False where the profile has it already. */
export async function setNewPhone(tx: Tx, playerId: Id, phone: string): Promise<boolean> {
	const adopted = await rows<Tables>(tx)
		.updateTable("identity.player")
		.set({ phone })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("phone", "is distinct from", phone)
		.executeTakeFirst();
	return adopted.numUpdatedRows > 0n;
}
