import type { Method } from "@baize/factors/contract";
import { type BodyOf, type SessionProof, withProof } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { bucketOf, idText } from "@baize/kernel/id";
import { type ReplyTools, setSid, sidOf, type Tx, type Visit } from "@baize/platform-server";
import {
	type LoginHeaders,
	type LoginRequest,
	type LoginSuccess,
	loggedIn,
	PASSKEY,
	type loginByPasskey as passkeyCall,
	type RequiredAction,
} from "../contract/index.ts";
import { keepDeviceCookie, noteRecognised } from "./known-devices.ts";
import { refuseBlocked } from "./login-attempts.ts";
import { enter, refuseLogin } from "./login-entry.ts";
import { type Attempt, halfSession, LEARN } from "./login-facts.ts";
import { decideLogin, type LoginFacts, stepFor } from "./login-rules.ts";
import type { Parts } from "./ports.ts";
import { profileInfoOf } from "./profile-info.ts";
import type { SessionScope, StartedSession } from "./sessions.ts";
import { isStillSo, noteFirstSignIn, type PersonRow } from "./store.ts";
import { emailKey } from "./tokens.ts";
import { rememberDevice } from "./trusted-devices.ts";

const COUNTRY_COOKIE = "Country";

/** What came with a login. */
export type LoginInput = { body: LoginRequest; headers: LoginHeaders };

/** Logs a person in by e-mail and password. What was the browser's session before ends: it may be another person's. */
export function login(
	parts: Parts,
	{ body, headers }: LoginInput,
	visit: Visit,
	reply: ReplyTools,
): Promise<LoginSuccess> {
	const by = { email: emailKey(body.username), password: body.credentials.password };
	return complete(parts, { audience: "players", by, asked: body, headers, visit, reply });
}

/** Logs a player in by a passkey alone. */
export const loginByPasskey = (
	parts: Parts,
	{ response, ...asked }: BodyOf<typeof passkeyCall>,
	visit: Visit,
	reply: ReplyTools,
): Promise<LoginSuccess> =>
	complete(parts, { audience: "players", by: { signed: response }, asked, headers: {}, visit, reply });

async function complete(parts: Parts, attempt: Attempt): Promise<LoginSuccess> {
	const facts: LoginFacts = {};
	for (;;) {
		await enter(parts, attempt, facts);
		const decision = decideLogin(facts);
		switch (decision.kind) {
			case "learn":
				Object.assign(facts, { [decision.what]: await LEARN[decision.what](parts, attempt) });
				break;
			case "step":
				throw await askForStep(parts, attempt, decision.method);
			case "wrongProof":
				throw asLoginCause(attempt);
			case "precondition": {
				const refusal = await askForAction(parts, attempt, facts, decision.action);
				if (refusal) throw refusal;
				forgetPerson(facts);
				break;
			}
			case "granted": {
				const success = await admit(parts, attempt, facts, decision.pendingAction);
				if (success) return success;
				forgetPerson(facts);
			}
		}
	}
}

/** Of somebody who is another meanwhile, disabled or with something to do first, everything is to be found out anew. */
function forgetPerson(facts: LoginFacts): void {
	delete facts.entry;
	delete facts.standing;
}

/** The step's session can ask for a code and be logged in with, and no more. */
async function askForStep(parts: Parts, attempt: Attempt, method: Method) {
	const { handle } = await halfSession(parts, attempt);
	const { passkeys } = await parts.factors.methodsOf(parts.database.reader, attempt.person!.person_id);
	keepHalfSession(attempt);
	const phone = method === "SMS" ? attempt.player?.phone : undefined;
	return refuseLogin(`mfa_required:${method}`, {
		sessionId: handle,
		methods: passkeys > 0 ? [method, PASSKEY] : [method],
		...(phone ? { phoneEnd: phone.slice(-PHONE_END) } : {}),
	});
}

const PHONE_END = 4;

/** The browser goes on with the session that waits for the step. */
function keepHalfSession({ half, reply }: Attempt): void {
	if (half?.sid) setSid(reply, "players", half.sid);
}

/** A block is a login's own cause; anything else is told as the room of proofs tells it. */
function asLoginCause(attempt: Attempt) {
	const { refusal } = attempt;
	keepHalfSession(attempt);
	check(refusal, "a proof that is not right was refused");
	if (refusal.code !== "MFA_ACCOUNT_BLOCKED") return refusal;
	return refuseBlocked(Number(refusal.details?.remainingBlockingTime) * 1000);
}

async function askForAction(parts: Parts, attempt: Attempt, facts: LoginFacts, action: RequiredAction) {
	const begun = await begin(parts, attempt, facts, action);
	if (!begun) return undefined;
	const { started, token } = begun;
	return refuseLogin("Precondition Required", {
		action,
		token,
		profileInfo: profileInfoOf(attempt.player!),
		sessionId: started.handle,
	});
}

async function admit(
	parts: Parts,
	attempt: Attempt,
	facts: LoginFacts,
	pendingAction: RequiredAction | undefined,
): Promise<LoginSuccess | undefined> {
	const begun = await begin(parts, attempt, facts, pendingAction);
	if (!begun) return undefined;
	const { started, restriction, deviceId } = begun;
	const { person, player, visit, reply } = attempt;
	const here = parts.geo.locate(visit.ip).country;
	const userCountry = player?.country ?? here;
	const loginFromDifferentCountry = userCountry !== here;
	// A hint for what is shown; the law goes by where the person is.
	if (loginFromDifferentCountry) reply.setCookie(COUNTRY_COOKIE, userCountry, { httpOnly: false });
	const { language } = person!;
	return {
		sessionId: started.handle,
		userCountry,
		loginFromDifferentCountry,
		...(restriction === undefined ? {} : { restriction }),
		...(deviceId === undefined ? {} : { deviceId }),
		attributes: { language },
	};
}

type Begun = { started: StartedSession; token: string; restriction: string | undefined; deviceId: string | undefined };

/**
 * The new session, in one transaction with the end of those that the browser had. None for whoever is no longer as he was
 * looked at: an operator who shuts somebody out ends the sessions that there are, so none may be begun behind his back.
 */
async function begin(
	parts: Parts,
	attempt: Attempt,
	facts: LoginFacts,
	pendingAction: RequiredAction | undefined,
): Promise<Begun | undefined> {
	const { database, sessions, clock } = parts;
	const { person, visit, asked, reply, half } = attempt;
	const { person_id: personId } = person!;
	const deviceHash = keepDeviceCookie(visit, reply);
	const from = { audience: attempt.audience, ip: visit.ip, userAgent: visit.userAgent, deviceHash };
	const restriction = (await parts.loginGate(personId))?.restriction;
	const begun = await database.transaction(async (tx) => {
		if (!(await isStillSo(tx, person!))) return undefined;
		const ended = await sessions.end(tx, half?.sid ?? sidOf(visit, "players"));
		const started = await sessions.start(tx, personId, from, {
			pendingAction,
			restriction,
			...provedBy(parts, attempt, facts),
		});
		const key = { sessionId: started.sessionId, bucket: bucketOf(personId) };
		const token = pendingAction ? await sessions.issueActionToken(tx, key) : "";
		const wish = {
			deviceId: asked.deviceId,
			wish: asked.remember_device,
			state: facts.standing!.device,
			userAgent: visit.userAgent,
		};
		const deviceId = await rememberDevice(tx, clock, personId, wish);
		await noteRecognised(tx, clock, personId, { deviceHash, ip: visit.ip });
		await noteFirstSignIn(tx, personId, new Date(clock.nowMs()));
		await recordLogin(parts, tx, person!, visit, pendingAction);
		if (!pendingAction) await announceLogin(parts, tx, person!, started);
		return { started, ended, token, deviceId };
	});
	if (!begun) return undefined;
	if (begun.ended) sessions.forget(begun.ended);
	setSid(reply, "players", begun.started.sid);
	return { ...begun, restriction };
}

/** How the person has just been proved. */
function provedBy(
	{ clock }: Parts,
	{ by }: Attempt,
	{ standing, proof }: LoginFacts,
): Pick<SessionScope, "proofs" | "ownAssurance"> {
	const atMs = clock.nowMs();
	const first: SessionProof = { method: "signed" in by ? "PASSKEY" : "PASSWORD", atMs };
	const wasAsked = standing !== undefined && stepFor(standing) !== undefined;
	const second = wasAsked && proof && proof !== "none" && proof.isRight ? [{ method: proof.method, atMs }] : [];
	return {
		proofs: second.reduce<SessionProof[]>((proofs, each) => withProof(proofs, each), [first]),
		ownAssurance: standing?.twoFactor === "ENABLED" ? 2 : 1,
	};
}

const recordLogin = (
	{ audit }: Parts,
	tx: Tx,
	{ person_id: personId }: PersonRow,
	{ ip }: Visit,
	pendingAction: RequiredAction | undefined,
): Promise<void> =>
	audit.record(tx, {
		action: "login.succeeded",
		actorId: personId,
		playerId: personId,
		ip,
		...(pendingAction ? { details: { pendingAction } } : {}),
	});

/** Only once the login is whole. */
export const announceLogin = (
	{ outbox }: Pick<Parts, "outbox">,
	tx: Tx,
	{ person_id: playerId }: Pick<PersonRow, "person_id">,
	{ sessionId }: Pick<StartedSession, "sessionId">,
): Promise<void> => outbox.announce(tx, loggedIn, { playerId: idText(playerId), sessionId: idText(sessionId) });
