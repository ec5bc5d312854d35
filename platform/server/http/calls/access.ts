import { assuranceOf, type CallSpec, isRecentlyProved } from "@baize/kernel/call";
import { refuse } from "@baize/kernel/error";
import { type Clock, systemClock } from "@baize/kernel/time";
import type { Session, Visit } from "./visit.ts";

/**
 * Throws if this visit must not make this call. The refusal is the same for no session, an ended session and another
 * session's handle, so that an outsider cannot find out which handles exist.
 */
export function admit(call: CallSpec, visit: Visit, handle: string | undefined, clock: Clock = systemClock): void {
	if (call.who === "anyone") return;
	const { session } = visit;
	if (!session || (handle !== undefined && handle !== session.handle)) throw refuse("SESSION_REQUIRED");
	if (!isOpenTo(call, session)) throw refuse("ACTION_PENDING");
	if (!mayCall(call, session)) throw refuse("NOT_ALLOWED");
	if (!reaches(call, session, clock)) throw refuse("PROOF_REQUIRED");
}

/**
 * A session with a pending action needs no further proof for the calls that complete it: it was begun by a proof, and
 * lasts for minutes.
 */
function reaches({ level }: CallSpec, { proofs, ownAssurance, pendingAction }: Session, clock: Clock): boolean {
	if (level === "visitor" || level === "session" || level === "proof" || pendingAction !== undefined) return true;
	if (level === "twoFactors") return assuranceOf(proofs) === 2;
	return isRecentlyProved(proofs, level === "recent" ? ownAssurance : 2, clock.nowMs());
}

/** A session with a pending action can make only the calls that complete it. */
function isOpenTo({ duringPendingAction: open }: CallSpec, { pendingAction }: Session): boolean {
	return pendingAction === undefined || open === true || (open ?? []).some((state) => state === pendingAction);
}

/** The visit as the call sees it: a call for visitors gets no session that is not open to it. */
export const visitFor = (call: CallSpec, visit: Visit): Visit =>
	visit.session && !isOpenTo(call, visit.session) ? { ...visit, session: undefined } : visit;

function mayCall(call: CallSpec, session: Session): boolean {
	const isOperator = session.roles.length > 0;
	if (call.who === "player") return !isOperator;
	return isOperator && (call.role === undefined || [call.role].flat().some((role) => session.roles.includes(role)));
}
