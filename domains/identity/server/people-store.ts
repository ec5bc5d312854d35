import { type Id, readId } from "@baize/kernel/id";
import { type Reader, rows } from "@baize/platform-server";
import { sql } from "kysely";
import type { AccountTables } from "./account-tables.ts";
import { emailKey } from "./tokens.ts";

export type FoundRow = {
	player_id: Id;
	first_name: string;
	last_name: string;
	nickname: string | null;
	email: string;
	country: string;
	subdivision: string;
	currency: string;
	status: "active" | "disabled";
	created_at: Date;
	is_closed: boolean;
};

/** Players whose e-mail, first or last name begins so, or whose id it is; newest first. */
export function findPlayers(
	reader: Reader,
	search: string | undefined,
	{ limit, offset }: { limit: number; offset: number },
): Promise<FoundRow[]> {
	let query = rows<AccountTables>(reader)
		.selectFrom("identity.player as player")
		.innerJoin("identity.person as person", (join) =>
			join.onRef("person.bucket", "=", "player.bucket").onRef("person.person_id", "=", "player.player_id"),
		)
		.select([
			"player_id",
			"first_name",
			"last_name",
			"nickname",
			"email",
			"country",
			"subdivision",
			"currency",
			"status",
			"created_at",
			sql<boolean>`exists (select 1 from identity.closing where closing.bucket = player.bucket
				and closing.player_id = player.player_id and reopened_at is null)`.as("is_closed"),
		])
		.orderBy("player_id", "desc")
		.limit(limit)
		.offset(offset);
	const asked = search?.trim() ?? "";
	if (asked !== "") query = query.where(matches(asked));
	return query.execute();
}

function matches(asked: string) {
	const playerId = readId(asked);
	if (playerId !== null) return sql<boolean>`player.player_id = ${playerId}`;
	const beginning = `${emailKey(asked).replace(/[\\%_]/g, "\\$&")}%`;
	const [first = "", last] = emailKey(asked)
		.split(/\s+/)
		.map((word) => `${word.replace(/[\\%_]/g, "\\$&")}%`);
	const inFull =
		last === undefined ? sql`false` : sql`lower(first_name) like ${first} and lower(last_name) like ${last}`;
	return sql<boolean>`(person.email like ${beginning} or lower(first_name) like ${beginning}
		or lower(last_name) like ${beginning} or (${inFull}))`;
}
