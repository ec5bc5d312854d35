import { idText } from "@baize/kernel/id";
import { clearSid, type ReplyTools, sidOf, type Visit } from "@baize/platform-server";
import { loggedOut } from "../../contract/index.ts";
import type { Parts } from "../ports.ts";

/** Ends the browser's session. Without one the reply is the same: no one is signed in either way. */
export async function logout(parts: Parts, visit: Visit, reply: ReplyTools): Promise<{ outcome: string }> {
	const { database, sessions, audit, outbox } = parts;
	const ended = await database.transaction(async (tx) => {
		const session = await sessions.end(tx, sidOf(visit, "players"));
		if (!session) return undefined;
		const { personId, sessionId } = session;
		await audit.record(tx, { action: "logout", actorId: personId, playerId: personId, ip: visit.ip });
		if (visit.session && !visit.session.pendingAction)
			await outbox.announce(tx, loggedOut, { playerId: idText(personId), sessionId: idText(sessionId) });
		return session;
	});
	if (ended) sessions.forget(ended);
	clearSid(reply, "players");
	return { outcome: "SUCCESS" };
}

/** Removes the cookie of a session that is over. Another tab may have logged in since: its session stays. */
export async function forgetEndedSession(visit: Visit, reply: ReplyTools): Promise<{ outcome: string }> {
	if (!visit.session) clearSid(reply, "players");
	return { outcome: "SUCCESS" };
}

/** A logout of an operator, without an event. */
export async function logOutOperator(parts: Parts, visit: Visit, reply: ReplyTools): Promise<{ outcome: string }> {
	const { database, sessions, audit } = parts;
	const ended = await database.transaction(async (tx) => {
		const session = await sessions.end(tx, sidOf(visit, "operators"));
		if (session) await audit.record(tx, { action: "operator.loggedOut", actorId: session.personId, ip: visit.ip });
		return session;
	});
	if (ended) sessions.forget(ended);
	clearSid(reply, "operators");
	return { outcome: "SUCCESS" };
}
