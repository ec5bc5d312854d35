import { phoneText } from "@baize/factors/contract";
import type { Refusal } from "@baize/kernel/error";
import { idText } from "@baize/kernel/id";
import type { ReplyTools, SignedInVisit, Tx } from "@baize/platform-server";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import {
	type ActionDone,
	isRequiredAction,
	PASSWORD_MIN_LENGTH,
	passwordChanged,
	type RequiredAction,
	type RequiredActionView,
	requiredActionErrors,
} from "../contract/index.ts";
import { holdPerson } from "./account-store.ts";
import { newPasswordFault } from "./choose-password.ts";
import { endSessions } from "./end-sessions.ts";
import { removeEmailChange, removeRecoveries } from "./link-store.ts";
import type { Parts } from "./ports.ts";
import { profileInfoOf } from "./profile-info.ts";
import { refuseFieldsAs, refuserOf } from "./refusals.ts";
import type { Fault } from "./registration-rules.ts";
import { completeAction } from "./session-step.ts";
import { clearRequiredAction, readPerson, readPlayerRow, setPasswordHash, setPhone } from "./store.ts";

const refuseAction = refuserOf(requiredActionErrors);
const refuseDetails = (field: Fault["field"], cause: Fault["cause"]): Refusal =>
	refuseFieldsAs(refuseAction("INVALID_REQUIRED_ACTION_DETAILS"), [{ field, cause }]);
const refuseToken = () => refuseDetails("token", "invalid");

/** The action that the session waits for, and a token for it. */
export async function renewActionToken(parts: Parts, { session }: SignedInVisit): Promise<RequiredActionView> {
	const action = pendingActionOf(session.pendingAction);
	const player = await readPlayerRow(parts.database.reader, session.playerId);
	const token = await parts.database.transaction((tx) => parts.sessions.issueActionToken(tx, session));
	return { action, token, profileInfo: profileInfoOf(player!) };
}

export async function choosePin(
	parts: Parts,
	{ token, pinCode }: { token: string; pinCode: string },
	visit: SignedInVisit,
	reply: ReplyTools,
): Promise<ActionDone> {
	const { playerId, sessionId } = visit.session;
	await checkToken(parts, visit, token);
	// Asked for anew, it is another one: somebody else may know the present PIN.
	if (await parts.factors.isPresentPin(playerId, pinCode)) throw refuseDetails("pinCode", "sameAsBefore");
	return finish(parts, token, visit, reply, async (tx) => {
		await parts.factors.setPin(tx, playerId, pinCode);
		await endSessions(parts, tx, playerId, sessionId);
	});
}

/** Not the one before, which somebody may know; and every other session and remembered device must show itself again. */
export async function choosePassword(
	parts: Parts,
	{ token, password }: { token: string; password: string },
	visit: SignedInVisit,
	reply: ReplyTools,
): Promise<ActionDone> {
	const { playerId, sessionId } = visit.session;
	await checkToken(parts, visit, token);
	const { email, password_hash: before } = (await readPerson(parts.database.reader, playerId))!;
	if (password.length < PASSWORD_MIN_LENGTH) throw refuseDetails("password", "minLength");
	const fault = await newPasswordFault(parts, password, email);
	if (fault) throw refuseDetails("password", fault);
	if (await parts.passwords.verify(before, password)) throw refuseDetails("password", "sameAsBefore");
	const passwordHash = await parts.passwords.hash(password);
	return finish(parts, token, visit, reply, async (tx) => {
		await setPasswordHash(tx, playerId, passwordHash);
		await endSessions(parts, tx, playerId, sessionId);
		// What somebody else began with the old password ends with it.
		await removeRecoveries(tx, playerId);
		await removeEmailChange(tx, playerId);
		await parts.outbox.announce(tx, passwordChanged, { playerId: idText(playerId) });
	});
}

/** Sends a code to the phone that is to be the player's; the code is good for that phone only. */
export async function requestPhoneCode(
	parts: Parts,
	{ token, phone }: { token: string; phone: string },
	visit: SignedInVisit,
): Promise<{ phone: string; limit: number; remainingSendAttempts: number }> {
	await checkToken(parts, visit, token);
	const to = await readPhone(parts, visit, phone);
	const asked = { operation: "validatePhone", authorises: phoneText(to), to, locale: visit.locale } as const;
	return { phone: to, ...(await parts.factors.requestCode(visit.session, asked)) };
}

export async function choosePhone(
	parts: Parts,
	{ token, phone, code }: { token: string; phone: string; code: string },
	visit: SignedInVisit,
	reply: ReplyTools,
): Promise<ActionDone> {
	const { session } = visit;
	await checkToken(parts, visit, token);
	const to = await readPhone(parts, visit, phone);
	const proof = { operation: "validatePhone", authorises: phoneText(to), method: "SMS", code } as const;
	await parts.factors.prove(session, proof);
	return finish(parts, token, visit, reply, async (tx) => {
		await setPhone(tx, session.playerId, to);
		await endSessions(parts, tx, session.playerId, session.sessionId);
		const outcome = await parts.phones.markValidated(tx, session.playerId, to);
		if (outcome === "taken") throw refuseAction("PHONE_TAKEN");
	});
}

/** In E.164; as dialled in the player's country where it does not say its own. */
async function readPhone({ database }: Parts, { session }: SignedInVisit, text: string): Promise<string> {
	const player = await readPlayerRow(database.reader, session.playerId);
	const phone = parsePhoneNumberFromString(text, player?.country as never);
	if (!phone?.isValid()) throw refuseDetails("phone", "invalidPhone");
	return phone.number;
}

// Before slow work, so that nobody without a token causes it; `finish` uses the token up.
async function checkToken({ sessions }: Parts, { session }: SignedInVisit, token: string): Promise<void> {
	if (!(await sessions.isActionToken(session, token))) throw refuseToken();
}

/**
 * Does what the action asks, uses its token up and gives the session another cookie, all or nothing. The session is
 * whole then, or waits for what comes next.
 */
async function finish(
	parts: Parts,
	token: string,
	{ session, ip }: SignedInVisit,
	reply: ReplyTools,
	act: (tx: Tx) => Promise<void>,
): Promise<ActionDone> {
	const { database, sessions, audit } = parts;
	const { playerId, handle: sessionId } = session;
	const action = pendingActionOf(session.pendingAction);
	const next = await database.transaction(async (tx) => {
		// First the person, then the sessions, as whoever ends them from outside does it, too.
		await holdPerson(tx, playerId);
		if (!(await sessions.useActionToken(tx, session, token))) throw refuseToken();
		await act(tx);
		await clearRequiredAction(tx, playerId, action);
		await audit.record(tx, { action: "requiredAction.done", actorId: playerId, playerId, details: { action }, ip });
		return completeAction(parts, tx, { session, reply });
	});
	return next ? { outcome: "ACTION_REQUIRED", action: next, sessionId } : { outcome: "SUCCESS", sessionId };
}

function pendingActionOf(text: string | undefined): RequiredAction {
	// The call is open to sessions that wait for an action only; one that waits for none has nothing to do here.
	if (!isRequiredAction(text)) throw refuseToken();
	return text;
}
