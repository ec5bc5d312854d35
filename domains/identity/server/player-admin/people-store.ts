import { type Id, readId } from "@baize/kernel/id";
import { type Reader, rows } from "@baize/platform-server";
import { sql } from "kysely";
import type { PlayerStatusFilter, RequiredAction } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";
import { emailKey } from "../tokens.ts";

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
	required_action: RequiredAction | null;
	verification_blocked_at: Date | null;
	is_closed: boolean;
};

type Query = {
	search?: string | undefined;
	standing?: PlayerStatusFilter | undefined;
	/** Only these players, for a filter that a higher domain answers. */
	among?: readonly Id[] | undefined;
	limit: number;
	before: Id | undefined;
};

const IS_CLOSED = sql<boolean>`exists (select 1 from identity.closing where closing.bucket = player.bucket
	and closing.player_id = player.player_id and reopened_at is null)`;

/** Each filter except the first, which matches most players, has its own index. */
const CONDITIONS: Partial<Record<PlayerStatusFilter, typeof IS_CLOSED>> = {
	active: sql`person.status = 'active'`,
	closed: IS_CLOSED,
	disabled: sql`person.status = 'disabled' and not ${IS_CLOSED}`,
	actionRequired: sql`person.required_action is not null`,
	verificationBlocked: sql`person.verification_blocked_at is not null`,
	payoutsFrozen: sql`exists (select 1 from identity.payout_freeze frozen
		where frozen.player_id = player.player_id and frozen.lifted_at is null)`,
};

/**
 * Players with this e-mail or id, or whose first or last name begins so, and with this status; newest first. The
 * beginning of an e-mail finds nothing, otherwise a masked one could be guessed letter by letter.
 */
export function findPlayers(reader: Reader, { search, standing, among, before, limit }: Query): Promise<FoundRow[]> {
	let query = rows<Tables>(reader)
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
			"required_action",
			"verification_blocked_at",
			IS_CLOSED.as("is_closed"),
		])
		.orderBy("player_id", "desc")
		.limit(limit);
	if (before !== undefined) query = query.where("player.player_id", "<", before);
	const text = search?.trim() ?? "";
	if (text !== "") query = query.where(matches(text));
	const condition = standing && CONDITIONS[standing];
	if (condition) query = query.where(condition);
	if (among) query = query.where(sql<boolean>`player.player_id = any(${among}::bigint[])`);
	return query.execute();
}

function matches(text: string) {
	const playerId = readId(text);
	if (playerId !== null) return sql<boolean>`player.player_id = ${playerId}`;
	const beginning = `${emailKey(text).replace(/[\\%_]/g, "\\$&")}%`;
	const [first = "", last] = emailKey(text)
		.split(/\s+/)
		.map((word) => `${word.replace(/[\\%_]/g, "\\$&")}%`);
	const inFull =
		last === undefined ? sql`false` : sql`lower(first_name) like ${first} and lower(last_name) like ${last}`;
	return sql<boolean>`(person.email = ${emailKey(text)} or lower(first_name) like ${beginning}
		or lower(last_name) like ${beginning} or (${inFull}))`;
}
