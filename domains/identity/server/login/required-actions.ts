import { phoneText, pinIssue } from "@baize/factors/contract";
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
} from "../../contract/index.ts";
import { newPasswordIssue, passwordOwner } from "../passwords/choose-password.ts";
import { lockPerson } from "../people/account-store.ts";
import { adoptPhone } from "../people/credentials/adopt-phone.ts";
import { notifyPasswordChanged } from "../people/credentials/notify-password-changed.ts";
import { recordSecurityChange } from "../people/credentials/security-change-store.ts";
import { readBirthDate } from "../people/facts-store.ts";
import { removeEmailChange, removeRecoveries } from "../people/link-store.ts";
import type { Parts } from "../ports.ts";
import { refuseFieldsAs, refuserOf } from "../refusals.ts";
import { endSessions } from "../session/end-sessions.ts";
import { completeAction } from "../session/session-step.ts";
import { clearRequiredAction, readPerson, readPlayerRow, setPasswordHash } from "../store.ts";
import type { ValidationIssue } from "../types.ts";
import { profileInfoOf } from "./profile-info.ts";

const refuseAction = refuserOf(requiredActionErrors);
const refuseDetails = (field: ValidationIssue["field"], cause: ValidationIssue["cause"]): Refusal =>
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
	const issue = pinIssue(pinCode, await readBirthDate(parts.database.reader, playerId));
	if (issue) throw refuseDetails("pinCode", issue);
	// A repeated requirement gets another id: an intruder may know the current PIN.
	if (await parts.factors.isPresentPin(playerId, pinCode)) throw refuseDetails("pinCode", "sameAsBefore");
	return finish(parts, token, visit, reply, async (tx) => {
		await parts.factors.setPin(tx, playerId, pinCode);
		await endSessions(parts, tx, playerId, sessionId);
	});
}

/**
 * Not the previous password, which an intruder may know; and every other session and remembered device must prove
 * itself again.
 */
export async function choosePassword(
	parts: Parts,
	{ token, password }: { token: string; password: string },
	visit: SignedInVisit,
	reply: ReplyTools,
): Promise<ActionDone> {
	const { playerId, sessionId } = visit.session;
	await checkToken(parts, visit, token);
	const known = (await readPerson(parts.database.reader, playerId))!;
	const { password_hash: before } = known;
	if (password.length < PASSWORD_MIN_LENGTH) throw refuseDetails("password", "minLength");
	const issue = await newPasswordIssue(parts, password, await passwordOwner(parts, known));
	if (issue) throw refuseDetails("password", issue);
	if (await parts.passwords.verify(before, password)) throw refuseDetails("password", "sameAsBefore");
	const passwordHash = await parts.passwords.hash(password);
	return finish(parts, token, visit, reply, async (tx) => {
		await setPasswordHash(tx, playerId, passwordHash);
		await recordSecurityChange(tx, playerId, "password", new Date(parts.clock.nowMs()));
		await endSessions(parts, tx, playerId, sessionId);
		// Anything that an intruder began with the old password ends with it.
		await removeRecoveries(tx, playerId);
		await removeEmailChange(tx, playerId);
		await parts.outbox.announce(tx, passwordChanged, { playerId: idText(playerId) });
		await notifyPasswordChanged(parts, tx, (await readPerson(tx, playerId))!);
	});
}

/** Sends a code to the player's new phone; the code is valid for that phone only. */
export async function requestPhoneCode(
	parts: Parts,
	{ token, phone }: { token: string; phone: string },
	visit: SignedInVisit,
): Promise<{ phone: string; limit: number; remainingSendAttempts: number }> {
	await checkToken(parts, visit, token);
	const to = await readPhone(parts, visit, phone);
	const codeRequest = {
		operation: "validatePhone",
		authorises: phoneText(to),
		to,
		locale: visit.locale,
		ip: visit.ip,
	} as const;
	return { phone: to, ...(await parts.factors.requestCode(visit.session, codeRequest)) };
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
		await adoptPhone(parts, tx, session.playerId, to);
		await endSessions(parts, tx, session.playerId, session.sessionId);
		const outcome = await parts.phones.claim(tx, session.playerId, to);
		if (outcome === "taken") throw refuseAction("PHONE_TAKEN");
	});
}

/** In E.164; numbers without a country code are read as dialled in the player's country. */
async function readPhone({ database }: Parts, { session }: SignedInVisit, text: string): Promise<string> {
	const player = await readPlayerRow(database.reader, session.playerId);
	const phone = parsePhoneNumberFromString(text, player?.country as never);
	if (!phone?.isValid()) throw refuseDetails("phone", "invalidPhone");
	return phone.number;
}

// Before slow work, so that no caller without a token causes it; `finish` uses up the token.
async function checkToken({ sessions }: Parts, { session }: SignedInVisit, token: string): Promise<void> {
	if (!(await sessions.isActionToken(session, token))) throw refuseToken();
}

/**
 * Does the required action, uses up its token and gives the session another cookie, all or nothing. The session is
 * complete then, or waits for the next action.
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
		// Locks the person first, then the sessions, in the same order as an end from outside.
		await lockPerson(tx, playerId);
		if (!(await sessions.useActionToken(tx, session, token))) throw refuseToken();
		await act(tx);
		await clearRequiredAction(tx, playerId, action);
		await audit.record(tx, { action: "requiredAction.done", actorId: playerId, playerId, details: { action }, ip });
		return completeAction(parts, tx, { session, reply });
	});
	return next ? { outcome: "ACTION_REQUIRED", action: next, sessionId } : { outcome: "SUCCESS", sessionId };
}

function pendingActionOf(text: string | undefined): RequiredAction {
	// Sessions that wait for an action may call it; a session that waits for none is refused.
	if (!isRequiredAction(text)) throw refuseToken();
	return text;
}
