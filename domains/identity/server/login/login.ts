import type { Method } from "@baize/factors/contract";
import { type BodyOf, type SessionProof, withProof } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import { type ReplyTools, setSid, sidOf, type Tx, type Visit } from "@baize/platform-server";
import {
	type LoginHeaders,
	type LoginRequest,
	type LoginSuccess,
	loggedIn,
	PASSKEY,
	type loginByPasskey as passkeyCall,
	type RequiredAction,
} from "../../contract/index.ts";
import { noteRecognised, setDeviceCookie } from "../devices/known-devices.ts";
import { rememberDevice } from "../devices/trusted-devices.ts";
import type { Parts } from "../ports.ts";
import type { SessionScope, StartedSession } from "../session/sessions.ts";
import { isStillSo, noteFirstSignIn, type PersonRow } from "../store.ts";
import { emailKey } from "../tokens.ts";
import { refuseBlocked } from "./login-attempts.ts";
import { enter, refuseLogin } from "./login-entry.ts";
import { type Attempt, GATHER, halfSession } from "./login-facts.ts";
import { decideLogin, type LoginFacts, stepFor } from "./login-rules.ts";
import { profileInfoOf } from "./profile-info.ts";

const COUNTRY_COOKIE = "Country";

/** The request data of a login. */
export type LoginInput = { body: LoginRequest; headers: LoginHeaders };

/** Logs a person in by e-mail and password. The browser's previous session ends: it may be another person's. */
export function login(
	parts: Parts,
	{ body, headers }: LoginInput,
	visit: Visit,
	reply: ReplyTools,
): Promise<LoginSuccess> {
	const by = { email: emailKey(body.username), password: body.credentials.password };
	return complete(parts, { audience: "players", by, deviceRequest: body, headers, visit, reply });
}

/** Logs a player in by a passkey alone. */
export const loginByPasskey = (
	parts: Parts,
	{ response, ...deviceRequest }: BodyOf<typeof passkeyCall>,
	visit: Visit,
	reply: ReplyTools,
): Promise<LoginSuccess> =>
	complete(parts, { audience: "players", by: { signed: response }, deviceRequest, headers: {}, visit, reply });

/** Logs in the player whose e-mail was just confirmed, in the browser in which the account's password was chosen. */
export const logInConfirmed = (
	parts: Parts,
	by: { confirmed: Id; passwordChosenAtMs: number },
	visit: Visit,
	reply: ReplyTools,
): Promise<LoginSuccess> => complete(parts, { audience: "players", by, deviceRequest: {}, headers: {}, visit, reply });

async function complete(parts: Parts, attempt: Attempt): Promise<LoginSuccess> {
	const facts: LoginFacts = {};
	for (;;) {
		await enter(parts, attempt, facts);
		const decision = decideLogin(facts);
		switch (decision.kind) {
			case "gather":
				Object.assign(facts, { [decision.what]: await GATHER[decision.what](parts, attempt) });
				break;
			case "step":
				throw await refuseForStep(parts, attempt, decision.method);
			case "wrongProof":
				throw asLoginCause(attempt);
			case "precondition": {
				const refusal = await refuseForAction(parts, attempt, facts, decision.action);
				if (refusal) throw refusal;
				clearPerson(facts);
				break;
			}
			case "granted": {
				const success = await admit(parts, attempt, facts, decision.pendingAction);
				if (success) return success;
				clearPerson(facts);
			}
		}
	}
}

/**
 * Where the person changed in the meantime (another one, disabled, or with a new required action), all facts are
 * gathered again.
 */
function clearPerson(facts: LoginFacts): void {
	delete facts.entry;
	delete facts.personFacts;
}

/** The step's session can request a code and complete the login, nothing else. */
async function refuseForStep(parts: Parts, attempt: Attempt, method: Method) {
	const { handle } = await halfSession(parts, attempt);
	const { passkeys } = await parts.factors.methodsOf(parts.database.reader, attempt.person!.person_id);
	setHalfSessionCookie(attempt);
	const phone = method === "SMS" ? attempt.player?.phone : undefined;
	return refuseLogin(`mfa_required:${method}`, {
		sessionId: handle,
		methods: passkeys > 0 ? [method, PASSKEY] : [method],
		...(phone ? { phoneEnd: phone.slice(-PHONE_END) } : {}),
	});
}

const PHONE_END = 4;

/** The browser continues with the session that waits for the step. */
function setHalfSessionCookie({ half, reply }: Attempt): void {
	if (half?.sid) setSid(reply, "players", half.sid);
}

/** A block is a login's own cause; any other error is returned as the factors domain names it. */
function asLoginCause(attempt: Attempt) {
	const { refusal } = attempt;
	setHalfSessionCookie(attempt);
	check(refusal, "a proof that is not right was refused");
	if (refusal.code !== "MFA_ACCOUNT_BLOCKED") return refusal;
	return refuseBlocked(Number(refusal.details?.remainingBlockingTime) * 1000);
}

async function refuseForAction(parts: Parts, attempt: Attempt, facts: LoginFacts, action: RequiredAction) {
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
	// A hint for what to show; the law depends on where the person is.
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
 * The new session, in one transaction with the end of the browser's earlier ones. None where the person changed since
 * they were read: an operator who disables a person ends all existing sessions, so no new one may begin at the same
 * time.
 */
async function begin(
	parts: Parts,
	attempt: Attempt,
	facts: LoginFacts,
	pendingAction: RequiredAction | undefined,
): Promise<Begun | undefined> {
	const { database, sessions, clock } = parts;
	const { person, visit, deviceRequest, reply, half } = attempt;
	const { person_id: personId } = person!;
	const deviceHash = setDeviceCookie(visit, reply);
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
		const rememberRequest = {
			deviceId: deviceRequest.deviceId,
			shouldRemember: deviceRequest.remember_device,
			state: facts.personFacts!.device,
			userAgent: visit.userAgent,
		};
		const deviceId = await rememberDevice(tx, clock, personId, rememberRequest);
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

function firstProof(by: Attempt["by"], atMs: number): SessionProof {
	if ("confirmed" in by) return { method: "PASSWORD", atMs: by.passwordChosenAtMs };
	return { method: "signed" in by ? "PASSKEY" : "PASSWORD", atMs };
}

/** How the person has just been proved. */
function provedBy(
	{ clock }: Parts,
	{ by }: Attempt,
	{ personFacts, proof }: LoginFacts,
): Pick<SessionScope, "proofs" | "ownAssurance"> {
	const atMs = clock.nowMs();
	const wasStepRequired = personFacts !== undefined && stepFor(personFacts) !== undefined;
	const second = wasStepRequired && proof && proof !== "none" && proof.isRight ? [{ method: proof.method, atMs }] : [];
	return {
		proofs: second.reduce<SessionProof[]>((proofs, each) => withProof(proofs, each), [firstProof(by, atMs)]),
		ownAssurance: personFacts?.twoFactor === "ENABLED" ? 2 : 1,
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

/** Only once the login is complete. */
export const announceLogin = (
	{ outbox }: Pick<Parts, "outbox">,
	tx: Tx,
	{ person_id: playerId }: Pick<PersonRow, "person_id">,
	{ sessionId }: Pick<StartedSession, "sessionId">,
): Promise<void> => outbox.announce(tx, loggedIn, { playerId: idText(playerId), sessionId: idText(sessionId) });
