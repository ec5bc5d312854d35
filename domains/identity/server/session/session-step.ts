import type { Changer } from "@baize/factors/server";
import { type ProofMethod, withProof } from "@baize/kernel/call";
import { refuse } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { audienceOf, onceCommitted, setSid, type Tx } from "@baize/platform-server";
import { PIN_ACTIONS, type RequiredAction } from "../../contract/index.ts";
import { announceLogin } from "../login/login.ts";
import { pendingFor } from "../login/login-rules.ts";
import { noteOperatorLogin } from "../operators/operator-logins.ts";
import { lockPerson } from "../people/account-store.ts";
import type { Parts } from "../ports.ts";
import { clearRequiredAction, readPerson } from "../store.ts";
import { endSessions } from "./end-sessions.ts";
import type { SessionScope } from "./sessions.ts";

/** The session continues under another cookie, which the reply sets after the commit. */
export async function goOn(
	parts: Pick<Parts, "sessions">,
	tx: Tx,
	{ session, reply }: Changer,
	change: Partial<SessionScope>,
): Promise<void> {
	const { pendingAction, restriction, proofs, ownAssurance } = session;
	const sid = await parts.sessions.rotate(tx, session, { pendingAction, restriction, proofs, ownAssurance, ...change });
	if (!sid) throw refuse("SESSION_REQUIRED");
	onceCommitted(tx, () => {
		parts.sessions.forget({ sessionId: session.sessionId });
		setSid(reply, audienceOf(session), sid);
	});
}

/** What factors change ends sessions, and what they prove is stored in one. */
export function listenToFactors(parts: Parts): void {
	const { factors } = parts;
	factors.onChanged((tx, { playerId, ...change }) =>
		change.kind === "pin" ? onPinSet(parts, tx, playerId, change.by) : onFactorsChanged(parts, tx, playerId, change),
	);
	factors.onProved((by, method) => recordProof(parts, by, method));
}

/** Stores in the session that the player has just proved who they are. */
export const recordProof = (parts: Parts, by: Changer, method: ProofMethod): Promise<void> =>
	parts.database.transaction((tx) =>
		goOn(parts, tx, by, { proofs: withProof(by.session.proofs, { method, atMs: parts.clock.nowMs() }) }),
	);

/** How many factors the account has from now on, where that changes, and the proof that came with the change. */
export type FactorChange = { by?: Changer | undefined; ownAssurance?: 1 | 2; proof?: ProofMethod; ip?: string };

/**
 * In the transaction of a change of factors: what the earlier factors opened ends, every other session and every
 * trusted or known device. The session of the change continues under another cookie.
 */
export async function onFactorsChanged(
	parts: Parts,
	tx: Tx,
	playerId: Id,
	{ by, ownAssurance, proof, ip }: FactorChange,
): Promise<void> {
	await lockPerson(tx, playerId);
	await endSessions(parts, tx, playerId, by?.session.sessionId);
	if (!by) return;
	const atMs = parts.clock.nowMs();
	// An operator who has set up the first factor is signed in.
	const isEnrolled = by.session.pendingAction === "operatorEnrolment" && proof !== undefined;
	await goOn(parts, tx, by, {
		...(ownAssurance ? { ownAssurance } : {}),
		...(proof ? { proofs: withProof(by.session.proofs, { method: proof, atMs }) } : {}),
		...(isEnrolled ? { pendingAction: undefined } : {}),
	});
	if (isEnrolled) await noteOperatorLogin(parts, tx, playerId, { proof, ip: ip ?? "" });
}

/**
 * In the transaction in which a player has chosen a PIN. It is a change of factors, and a session that waited for it is
 * complete, or waits for the next action.
 */
async function onPinSet(parts: Parts, tx: Tx, playerId: Id, by?: Changer): Promise<void> {
	await lockPerson(tx, playerId);
	for (const action of PIN_ACTIONS) await clearRequiredAction(tx, playerId, action);
	await endSessions(parts, tx, playerId, by?.session.sessionId);
	if (by) await completeAction(parts, tx, by);
}

/** The action that the session waited for is done. Returns the next action, if any. */
export async function completeAction(parts: Parts, tx: Tx, by: Changer): Promise<RequiredAction | undefined> {
	const { session } = by;
	const waited = session.pendingAction !== undefined;
	const pendingAction = waited ? await nextAction(parts, tx, session.playerId) : undefined;
	await goOn(parts, tx, by, { pendingAction });
	if (waited && !pendingAction) await announceLogin(parts, tx, { person_id: session.playerId }, session);
	return pendingAction;
}

async function nextAction({ factors }: Parts, tx: Tx, playerId: Id): Promise<RequiredAction | undefined> {
	const { hasPin, isPinResetDue } = await factors.methodsOf(tx, playerId);
	const requiredAction = (await readPerson(tx, playerId))!.required_action;
	return pendingFor({ hasPin, isPinResetDue, requiredAction })?.action;
}
