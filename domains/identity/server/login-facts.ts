import { factorsErrors, type Method, readMethod } from "@baize/factors/contract";
import { Refusal } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { type ReplyTools, SESSION_COOKIE, type Visit } from "@baize/platform-server";
import { LOGIN_STEP, type LoginHeaders, type LoginRequest, PASSKEY } from "../contract/index.ts";
import { giveAttemptsBack, isCaptchaDue, noteWrongPassword, refundAttempt, spendAttempt } from "./login-attempts.ts";
import type { Account, LoginFacts, Standing } from "./login-rules.ts";
import type { Parts } from "./ports.ts";
import { refuserOf } from "./refusals.ts";
import {
	findPersonId,
	newestRegistration,
	type PersonRow,
	type PlayerRow,
	readPerson,
	readPlayerRow,
} from "./store.ts";
import { deviceState } from "./trusted-devices.ts";

const refuseProof = refuserOf(factorsErrors);

/** One attempt to log in, and what was found out on its way. */
export type Attempt = {
	/** As `emailKey` writes it. */
	email: string;
	asked: LoginRequest;
	headers: LoginHeaders;
	visit: Visit;
	reply: ReplyTools;
	person?: PersonRow;
	player?: PlayerRow | undefined;
	/** The session that is between the password and the extra step. */
	half?: HalfSession;
	/** Why the proof was not right. */
	refusal?: Refusal;
};

/** `sid` where it was started by this attempt and its browser has not heard of it yet. */
export type HalfSession = { sessionId: Id; handle: string; sid?: string };

type Learn<What extends keyof LoginFacts> = (parts: Parts, attempt: Attempt) => Promise<NonNullable<LoginFacts[What]>>;

/** How each fact is found out. */
export const LEARN: { [What in keyof Required<LoginFacts>]: Learn<What> } = {
	captcha: learnCaptcha,
	entry: learnEntry,
	standing: learnStanding,
	proof: learnProof,
};

async function learnCaptcha(
	parts: Parts,
	{ email, headers, visit }: Attempt,
): Promise<NonNullable<LoginFacts["captcha"]>> {
	if (!(await isCaptchaDue(parts, email, visit.ip))) return "notAsked";
	const token = headers["x-captcha-token"];
	if (!token) return "missing";
	return (await parts.captcha.isSolved(token, visit.ip)) ? "solved" : "wrong";
}

async function learnEntry(parts: Parts, attempt: Attempt): Promise<NonNullable<LoginFacts["entry"]>> {
	const { email, visit, asked } = attempt;
	await spendAttempt(parts, email, visit.ip);
	const { account, person, passwordHash } = await findAccount(parts, email);
	const isPasswordRight = await verify(parts, attempt, passwordHash, asked.credentials.password);
	if (isPasswordRight) await giveAttemptsBack(parts, email, visit.ip);
	else await noteWrongPassword(parts, email, visit.ip);
	if (!isPasswordRight) await recordFailure(parts, person, visit);
	if (person) attempt.person = person;
	return { account, isPasswordRight };
}

/** Whoever was turned away because the house is busy has not tried. */
async function verify(parts: Parts, { email, visit }: Attempt, hash: string | undefined, password: string) {
	try {
		return await parts.passwords.verify(hash, password);
	} catch (error) {
		if (error instanceof Refusal) await refundAttempt(parts, email, visit.ip);
		throw error;
	}
}

type Found = { account: Account; person?: PersonRow; passwordHash?: string };

async function findAccount({ database, clock }: Parts, email: string): Promise<Found> {
	const personId = await findPersonId(database.reader, email);
	const person = personId === undefined ? undefined : await readPerson(database.reader, personId);
	if (person) {
		const isDisabled = person.status !== "active";
		const isVerificationBlocked = person.verification_blocked_at !== null;
		const account: Account = { kind: "person", isDisabled, isVerificationBlocked };
		return { account, person, passwordHash: person.password_hash };
	}
	const awaited = await newestRegistration(database.reader, email, new Date(clock.nowMs()));
	return awaited
		? { account: { kind: "awaitsConfirmation" }, passwordHash: awaited.password_hash }
		: { account: { kind: "nobody" } };
}

// Also for an e-mail of nobody, so that it takes the same time.
const recordFailure = ({ database, audit }: Parts, person: PersonRow | undefined, { ip }: Visit): Promise<void> =>
	database.transaction((tx) =>
		audit.record(tx, { action: "login.failed", ip, ...(person ? { playerId: person.person_id } : {}) }),
	);

async function learnStanding(parts: Parts, attempt: Attempt): Promise<Standing> {
	const { person, asked, visit } = attempt;
	const { reader } = parts.database;
	const { person_id: playerId, roles, required_action: requiredAction } = person!;
	if (roles.length > 0) return OPERATOR;
	attempt.player = await readPlayerRow(reader, playerId);
	const { hasPin, isPinResetDue, twoFactor } = await parts.factors.methodsOf(reader, playerId);
	return {
		isOperator: false,
		twoFactor,
		hasPin,
		isPinResetDue,
		isPhoneValidated: await parts.phones.isValidated(reader, playerId),
		device: await deviceState(reader, parts.clock, playerId, asked.deviceId),
		isElsewhere: parts.geo.locate(visit.ip).country !== attempt.player?.country,
		requiredAction,
	};
}

/** What concerns players does not concern whoever has roles. */
const OPERATOR: Standing = {
	isOperator: true,
	twoFactor: "PENDING",
	hasPin: false,
	isPinResetDue: false,
	isPhoneValidated: false,
	device: "unspoken",
	isElsewhere: false,
	requiredAction: null,
};

async function learnProof(parts: Parts, attempt: Attempt): Promise<NonNullable<LoginFacts["proof"]>> {
	const { "x-mfa-code": code, "x-enforcement-method": written } = attempt.headers;
	const method = written === PASSKEY ? PASSKEY : readMethod(written);
	if (!code || !method) return "none";
	if (method === PASSKEY) return { method, isRight: await isOwnPasskey(parts, attempt, code) };
	const half = await halfSession(parts, attempt);
	const who = { playerId: attempt.person!.person_id, sessionId: half.sessionId };
	return { method, isRight: await isProved(parts, attempt, who, method, code) };
}

/** The passkey must be that of whose password it was. */
const isOwnPasskey = ({ factors }: Parts, attempt: Attempt, signed: string): Promise<boolean> =>
	orRefused(attempt, async () => {
		const playerId = await factors.finishPasskeySignIn(readSigned(signed));
		if (playerId !== attempt.person!.person_id) throw refuseProof("PASSKEY_INVALID");
	});

/** What the browser signed, as Base64 of JSON; an empty object, which fits nothing, for any other text. */
function readSigned(text: string): Record<string, unknown> {
	try {
		const signed: unknown = JSON.parse(Buffer.from(text, "base64").toString());
		return signed && typeof signed === "object" ? (signed as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}

const isProved = (
	{ factors }: Parts,
	attempt: Attempt,
	who: { playerId: Id; sessionId: Id },
	method: Method,
	code: string,
): Promise<boolean> =>
	orRefused(attempt, () => factors.prove(who, { operation: "login", authorises: "", method, code }));

async function orRefused(attempt: Attempt, prove: () => Promise<void>): Promise<boolean> {
	try {
		await prove();
		return true;
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		attempt.refusal = error;
		return false;
	}
}

/** The half session that the browser has, or a new one: codes are bound to it. What it had before ends. */
export async function halfSession(parts: Parts, attempt: Attempt): Promise<HalfSession> {
	const { database, sessions } = parts;
	const { visit, person } = attempt;
	const has = visit.session;
	const isHalf = has?.pendingAction === LOGIN_STEP && has.playerId === person!.person_id;
	if (isHalf) attempt.half = { sessionId: has.sessionId, handle: has.handle };
	if (attempt.half) return attempt.half;
	const [started, ended] = await database.transaction(async (tx) => {
		const gone = await sessions.end(tx, visit.cookies[SESSION_COOKIE]);
		const begun = await sessions.start(tx, person!.person_id, visit, { pendingAction: LOGIN_STEP });
		return [begun, gone] as const;
	});
	if (ended) sessions.forget(ended);
	attempt.half = started;
	return started;
}
