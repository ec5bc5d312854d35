import type { Id } from "@baize/kernel/id";
import { type Binding, type ReplyTools, SESSION_COOKIE, type SignedInVisit, type Tx } from "@baize/platform-server";
import { PIN_ACTIONS } from "../contract/index.ts";
import { announceLogin } from "./login.ts";
import { pendingFor } from "./login-rules.ts";
import type { Parts } from "./ports.ts";
import { clearRequiredAction } from "./store.ts";

/** In the transaction in which a player has got a PIN, wherever it was chosen: whoever waited for one may go on. */
export async function onPinSet({ sessions }: Parts, tx: Tx, playerId: Id): Promise<void> {
	for (const action of PIN_ACTIONS) await clearRequiredAction(tx, playerId, action);
	await sessions.lift(tx, playerId, PIN_ACTIONS);
}

/**
 * A call of a room below by which a session may become whole, as setting a PIN does: the session gets another cookie
 * then, as after each step up.
 */
export const stepsUp =
	(parts: Parts) =>
	({ call, handle }: Binding): Binding => ({
		call,
		async handle(input: never, visit: never, reply: ReplyTools) {
			const answer = await handle(input, visit, reply);
			await rotateAfter(parts, visit as SignedInVisit, reply);
			return answer;
		},
	});

async function rotateAfter(parts: Parts, { session }: SignedInVisit, reply: ReplyTools): Promise<void> {
	if (!session.pendingAction) return;
	const { database, sessions, factors } = parts;
	const sid = await database.transaction(async (tx) => {
		const { hasPin, isPinResetDue } = await factors.methodsOf(tx, session.playerId);
		const next = pendingFor({ isOperator: false, hasPin, isPinResetDue, requiredAction: null });
		if (next) return undefined;
		await announceLogin(parts, tx, { person_id: session.playerId, roles: [] }, session);
		return sessions.rotate(tx, session, { restriction: session.restriction });
	});
	if (!sid) return;
	sessions.forget(session);
	reply.setCookie(SESSION_COOKIE, sid);
}
