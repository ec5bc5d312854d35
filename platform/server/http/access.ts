import type { CallSpec } from "@baize/kernel/call";
import { refuse } from "@baize/kernel/error";
import type { Session, Visit } from "./visit.ts";

/**
 * May this visit make this call? One uniform refusal for no session, an ended one and somebody else's handle,
 * so that an outsider learns nothing about which handles exist.
 */
export function admit(call: CallSpec, visit: Visit, handle: string | undefined): void {
	if (call.who === "anyone") return;
	const { session } = visit;
	if (!session || (handle !== undefined && handle !== session.handle)) throw refuse("SESSION_REQUIRED");
	if (!isOpenTo(call, session)) throw refuse("ACTION_PENDING");
	if (!mayCall(call, session)) throw refuse("NOT_ALLOWED");
}

/** Whoever has not finished coming in makes only the calls that finish it. */
function isOpenTo({ duringPendingAction: open }: CallSpec, { pendingAction }: Session): boolean {
	return pendingAction === undefined || open === true || (open ?? []).includes(pendingAction);
}

/** The visit as the call may see it: where anyone may ask, a session that is not open to the call is none. */
export const visitFor = (call: CallSpec, visit: Visit): Visit =>
	visit.session && !isOpenTo(call, visit.session) ? { ...visit, session: undefined } : visit;

function mayCall(call: CallSpec, session: Session): boolean {
	const isOperator = session.roles.length > 0;
	if (call.who === "player") return !isOperator;
	return isOperator && (call.role === undefined || [call.role].flat().some((role) => session.roles.includes(role)));
}
