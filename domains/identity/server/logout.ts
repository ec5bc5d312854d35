import { idText } from "@baize/kernel/id";
import { type ReplyTools, SESSION_COOKIE, type Visit } from "@baize/platform-server";
import { loggedOut } from "../contract/index.ts";
import type { Parts } from "./ports.ts";

/** Ends the browser's session. Without one the answer is the same: whoever logs out is logged out. */
export async function logout(parts: Parts, visit: Visit, reply: ReplyTools): Promise<{ outcome: string }> {
	const { database, sessions, audit, outbox } = parts;
	const ended = await database.transaction(async (tx) => {
		const session = await sessions.end(tx, visit.cookies[SESSION_COOKIE]);
		if (!session) return undefined;
		const { personId, sessionId } = session;
		const isOperator = (visit.session?.roles.length ?? 0) > 0;
		const whom = isOperator ? {} : { playerId: personId };
		await audit.record(tx, { action: "logout", actorId: personId, ...whom, ip: visit.ip });
		if (visit.session && !isOperator && !visit.session.pendingAction)
			await outbox.announce(tx, loggedOut, { playerId: idText(personId), sessionId: idText(sessionId) });
		return session;
	});
	if (ended) sessions.forget(ended);
	reply.clearCookie(SESSION_COOKIE);
	return { outcome: "SUCCESS" };
}
