import { createHmac } from "node:crypto";
import { refuse as refuseHouse, refuser } from "@baize/kernel/error";
import { type Id, idText } from "@baize/kernel/id";
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { type Binding, bind, type Database, type Reader, type Rounds, type Secrets } from "@baize/platform-server";
import { type ForumRequest, readForumRequest, signInToForum, supportErrors } from "../contract/index.ts";
import { answerUrl, type Forum, readRequest } from "./discourse-connect.ts";
import { removeRequestsBefore, seeRequest, useRequest } from "./store.ts";

export { type Forum, signatureOf } from "./discourse-connect.ts";

export type Support = { bindings: Binding[] };

export type SupportPorts = {
	database: Database;
	clock: Clock;
	secrets: Secrets;
	rounds: Pick<Rounds, "every">;
	/** Absent where the house has none. */
	forum: Forum | undefined;
	/** Who a player is, as the forum may know. */
	readMember(
		reader: Reader,
		playerId: Id,
	): Promise<{ email: string; isEmailConfirmed: boolean; nickname: string | null } | undefined>;
};

const HOLDS_MS = 30 * MINUTE_MS;
const refuse = refuser(supportErrors);

export function openSupport(ports: SupportPorts): Support {
	const { database, clock, rounds } = ports;
	rounds.every(HOUR_MS, "support.tidy", () => removeRequestsBefore(database.reader, new Date(clock.nowMs() - DAY_MS)));
	return {
		bindings: [
			bind(readForumRequest, async ({ body }) => {
				await demandFresh(ports, body);
				return { forum: new URL(ports.forum!.url).host };
			}),
			bind(signInToForum, ({ body }, { session }) => signIn(ports, session.playerId, body)),
		],
	};
}

/** What the forum asked, where it is the forum that asked, lately, and has not been answered. */
async function demandFresh({ database, clock, forum }: SupportPorts, request: ForumRequest) {
	if (!forum) throw refuse("FORUM_NOT_OFFERED");
	const reading = readRequest(forum, request);
	if (reading.status === "refused") throw refuse(reading.why);
	const nowMs = clock.nowMs();
	const { seenAt, isUsed } = await seeRequest(database.reader, reading.nonce, new Date(nowMs));
	if (isUsed) throw refuse("FORUM_REQUEST_USED");
	if (nowMs - seenAt.getTime() > HOLDS_MS) throw refuse("FORUM_REQUEST_EXPIRED");
	return { ...reading, forum };
}

async function signIn(ports: SupportPorts, playerId: Id, request: ForumRequest): Promise<{ url: string }> {
	const { database, clock, readMember, secrets } = ports;
	const asked = await demandFresh(ports, request);
	const found = await readMember(database.reader, playerId);
	if (!found) throw refuseHouse("NOT_ALLOWED");
	if (!(await useRequest(database.reader, asked.nonce, new Date(clock.nowMs())))) throw refuse("FORUM_REQUEST_USED");
	const externalId = externalIdOf(secrets, playerId);
	const { email, isEmailConfirmed, nickname } = found;
	const username = usernameOf(nickname, externalId);
	// What other members read: the name that the player has chosen for it, never the one in the passport.
	const name = nickname ?? username;
	return { url: answerUrl(asked.forum, asked, { externalId, email, isEmailConfirmed, name, username }) };
}

/** Always the same for a player, and good for nothing else. */
const externalIdOf = (secrets: Secrets, playerId: Id): string =>
	createHmac("sha256", secrets.keyFor("support.forum.external-id")).update(idText(playerId)).digest("hex").slice(0, 32);

const SHORT = 8;

/** A nickname as the forum takes it; without one a name that tells nothing of the person. */
function usernameOf(nickname: string | null, externalId: string): string {
	const plain = (nickname ?? "")
		.normalize("NFKD")
		.replace(/[^A-Za-z0-9_]+/g, "_")
		.replace(/^_+|_+$/g, "")
		.slice(0, 20);
	return plain.length >= 3 ? plain : `player_${externalId.slice(0, SHORT)}`;
}
