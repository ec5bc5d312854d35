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
 * Calls of the room of proofs: one by which a session may become whole, as the setting of a PIN, gives it another cookie
 * then, as every step up does.
 */
export const stepsUp =
	(parts: Parts) =>
	(binding: Binding): Binding =>
		isStep(binding) ? { call: binding.call, handle: withRotation(parts, binding) } : binding;

const isStep = ({ call: { duringPendingAction: open } }: Binding): boolean =>
	Array.isArray(open) && PIN_ACTIONS.some((action) => open.includes(action));

const withRotation =
	(parts: Parts, { handle }: Binding): Binding["handle"] =>
	async (input, visit, reply) => {
		const answer = await handle(input, visit, reply);
		await rotateAfter(parts, visit as SignedInVisit, reply);
		return answer;
	};

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
