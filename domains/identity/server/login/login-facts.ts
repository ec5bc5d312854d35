import { factorsErrors, type Method, readMethod } from "@baize/factors/contract";
import type { Audience } from "@baize/kernel/call";
import { Refusal } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { audienceOf, type ReplyTools, sidOf, type Visit } from "@baize/platform-server";
import { LOGIN_STEP, type LoginHeaders, type LoginRequest, PASSKEY } from "../../contract/index.ts";
import { deviceHashOf, recognise } from "../devices/known-devices.ts";
import { isTrustedDevice } from "../devices/trusted-devices.ts";
import type { Parts } from "../ports.ts";
import { refuserOf } from "../refusals.ts";
import { readSigned } from "../signed.ts";
import {
	findPersonId,
	hasPassword,
	newestRegistration,
	type PersonRow,
	type PlayerRow,
	readPerson,
	readPlayerRow,
} from "../store.ts";
import {
	attemptsSubject,
	type FreeGuess,
	giveAttemptsBack,
	noteWrongPassword,
	refundAttempt,
	refuseBlocked,
	spendAttempt,
	takeFreeGuess,
} from "./login-attempts.ts";
import type { Account, LoginFacts, PersonFacts } from "./login-rules.ts";

const refuseProof = refuserOf(factorsErrors);

/** One attempt to log in, and the facts gathered for it. */
export type Attempt = {
	/** The audience of the origin: only its accounts exist there. */
	audience: Audience;
	/**
	 * By e-mail and password, the e-mail in the form of `emailKey`; by the browser's passkey signature; or as the person
	 * whose e-mail was just confirmed in the browser in which the password was chosen at that time.
	 */
	by:
		| { email: string; password: string }
		| { signed: Record<string, unknown> }
		| { confirmed: Id; passwordChosenAtMs: number };
	deviceRequest: Pick<LoginRequest, "deviceId" | "remember_device">;
	headers: LoginHeaders;
	visit: Visit;
	reply: ReplyTools;
	person?: PersonRow;
	player?: PlayerRow | undefined;
	/** Where no captcha was required, until the password has been compared. */
	guess?: FreeGuess | undefined;
	/** The session between the password and the extra step. */
	half?: HalfSession;
	/** Why the proof was refused. */
	refusal?: Refusal;
	/** The subject that this attempt is counted with. */
	subject?: string;
};

/** `sid` where this attempt started the session and the browser has no cookie for it yet. */
export type HalfSession = { sessionId: Id; handle: string; sid?: string };

type Gather<What extends keyof LoginFacts> = (parts: Parts, attempt: Attempt) => Promise<NonNullable<LoginFacts[What]>>;

/** How each fact is gathered. */
export const GATHER: { [What in keyof Required<LoginFacts>]: Gather<What> } = {
	captcha: gatherCaptcha,
	entry: gatherEntry,
	personFacts: gatherPersonFacts,
	proof: gatherProof,
};

async function gatherCaptcha(parts: Parts, attempt: Attempt): Promise<NonNullable<LoginFacts["captcha"]>> {
	const { by, headers, visit } = attempt;
	// A passkey's signature and a link from a mail cannot be guessed.
	if (!("password" in by)) return "notRequired";
	attempt.guess = await takeFreeGuess(parts, await subjectOf(parts, attempt, by.email), visit.ip);
	if (attempt.guess) return "notRequired";
	const token = headers["x-captcha-token"];
	if (!token) return "missing";
	return (await parts.captcha.isSolved("login", token, visit.ip)) ? "solved" : "wrong";
}

/** The same queries for an e-mail without an account, so that they take the same time. */
async function subjectOf({ database }: Parts, attempt: Attempt, email: string): Promise<string> {
	if (attempt.subject !== undefined) return attempt.subject;
	const personId = (await findPersonId(database.reader, email)) ?? NO_PERSON;
	const { isDeviceKnown } = await recognise(database.reader, personId, attempt.visit);
	attempt.subject = attemptsSubject(email, isDeviceKnown ? deviceHashOf(attempt.visit) : undefined);
	return attempt.subject;
}

const NO_PERSON = 0n;

async function gatherEntry(parts: Parts, attempt: Attempt): Promise<NonNullable<LoginFacts["entry"]>> {
	const { by, guess } = attempt;
	if ("signed" in by) return gatherEntryByPasskey(parts, attempt, by.signed);
	if ("confirmed" in by) return gatherConfirmedEntry(parts, attempt, by.confirmed);
	attempt.guess = undefined;
	try {
		return await compareEntry(parts, attempt, by, guess);
	} finally {
		guess?.end();
	}
}

type ByPassword = Extract<Attempt["by"], { password: string }>;

async function compareEntry(
	parts: Parts,
	attempt: Attempt,
	by: ByPassword,
	guess: FreeGuess | undefined,
): Promise<NonNullable<LoginFacts["entry"]>> {
	const { ip } = attempt.visit;
	const subject = await subjectOf(parts, attempt, by.email).catch(giveBackAnd(guess));
	await spendAttempt(parts, subject, ip).catch(giveBackAnd(guess));
	const found = await findAccount(parts, by.email, attempt.audience);
	const { account, isProved } = await compare(parts, { subject, ip }, found, by.password).catch(giveBackAnd(guess));
	if (isProved) await guess?.giveBack();
	else if (!guess) await noteWrongPassword(parts, subject, ip);
	if (account.kind === "person" && isProved) await giveAttemptsBack(parts, subject, ip);
	// An attacker who registers another person's e-mail knows that form's password: it must not return guesses at the
	// owner's.
	else if (isProved) await refundAttempt(parts, subject, ip);
	if (!isProved) await recordFailure(parts, attempt, found.person);
	if (account.kind === "person" && found.person) attempt.person = found.person;
	return { account, isProved };
}

/** A passkey identifies its person, and replaces name and password together. */
async function gatherEntryByPasskey(
	parts: Parts,
	attempt: Attempt,
	signed: Record<string, unknown>,
): Promise<NonNullable<LoginFacts["entry"]>> {
	const { ip } = attempt.visit;
	const spent = await parts.attempts.spend(parts.database.reader, "loginFromAddress", ip);
	if (!spent.isLeft) throw refuseBlocked(spent.waitMs);
	const personId = await parts.factors.finishPasskeySignIn(signed, attempt.audience);
	await parts.attempts.refund(parts.database.reader, "loginFromAddress", ip);
	const person = await readPerson(parts.database.reader, personId);
	if (!person || audienceOf(person) !== attempt.audience) throw refuseProof("PASSKEY_INVALID");
	attempt.person = person;
	return { account: accountOf(person), isProved: true };
}

async function gatherConfirmedEntry(
	{ database }: Parts,
	attempt: Attempt,
	personId: Id,
): Promise<NonNullable<LoginFacts["entry"]>> {
	const person = await readPerson(database.reader, personId);
	if (!person) return { account: { kind: "unknown" }, isProved: false };
	attempt.person = person;
	return { account: accountOf(person), isProved: true };
}

const giveBackAnd =
	(guess: FreeGuess | undefined) =>
	async (error: unknown): Promise<never> => {
		await guess?.giveBack();
		throw error;
	};

/**
 * Where a form awaits its confirmation, its password is compared, too, whether or not the e-mail has an account: so a
 * visitor who has just registered an e-mail learns nothing by logging in with it.
 */
async function compare(
	parts: Parts,
	counted: Counted,
	{ account, passwordHash, awaitedHash }: Found,
	password: string,
): Promise<NonNullable<LoginFacts["entry"]>> {
	const isProved = await verify(parts, counted, passwordHash, password);
	if (awaitedHash === undefined) return { account, isProved };
	const isAwaited = await verify(parts, counted, awaitedHash, password);
	if (isProved || !isAwaited) return { account, isProved };
	return { account: { kind: "awaitsConfirmation" }, isProved: true };
}

/** The subject that an attempt is counted by. */
type Counted = { subject: string; ip: string };

/** An attempt that was refused because the server is busy does not count. */
async function verify(
	parts: Parts,
	{ subject, ip }: Counted,
	hash: string | undefined,
	password: string,
): Promise<boolean> {
	try {
		return await parts.passwords.verify(hash, password);
	} catch (error) {
		if (error instanceof Refusal) await refundAttempt(parts, subject, ip);
		throw error;
	}
}

type Found = { account: Account; person?: PersonRow; passwordHash?: string; awaitedHash?: string };

/** Two queries for every e-mail, with or without an account, so that they take the same time. */
async function findAccount({ database, clock }: Parts, email: string, audience: Audience): Promise<Found> {
	const personId = await findPersonId(database.reader, email);
	const found = await readPerson(database.reader, personId ?? NO_PERSON);
	const person = found && audienceOf(found) === audience ? found : undefined;
	if (audience === "operators") return person ? foundOf(person) : { account: { kind: "unknown" } };
	const awaited = await newestRegistration(database.reader, email, new Date(clock.nowMs()));
	const awaitedHash = awaited ? { awaitedHash: awaited.password_hash } : {};
	if (!person) return { account: { kind: "unknown" }, ...awaitedHash };
	return { ...foundOf(person), ...awaitedHash };
}

const foundOf = (person: PersonRow): Found => ({
	account: accountOf(person),
	person,
	...(hasPassword(person) ? { passwordHash: person.password_hash } : {}),
});

const accountOf = ({ status, verification_blocked_at: since }: PersonRow): Account => ({
	kind: "person",
	isDisabled: status !== "active",
	isVerificationBlocked: since !== null,
});

// Also for an e-mail without an account, so that it takes the same time.
const recordFailure = (
	{ database, audit }: Parts,
	{ audience, visit: { ip } }: Attempt,
	person: PersonRow | undefined,
): Promise<void> =>
	database.transaction((tx) =>
		audience === "operators"
			? audit.record(tx, { action: "operator.loginFailed", ip, ...(person ? { target: person.email } : {}) })
			: audit.record(tx, { action: "login.failed", ip, ...(person ? { playerId: person.person_id } : {}) }),
	);

async function gatherPersonFacts(parts: Parts, attempt: Attempt): Promise<PersonFacts> {
	const { person, deviceRequest, visit } = attempt;
	const { reader } = parts.database;
	const { person_id: playerId, required_action: requiredAction } = person!;
	attempt.player = await readPlayerRow(reader, playerId);
	const { hasPin, isPinResetDue, twoFactor } = await parts.factors.methodsOf(reader, playerId);
	const phone = attempt.player?.phone ?? null;
	return {
		twoFactor,
		hasPin,
		isPinResetDue,
		isPhoneValidated: phone !== null && (await parts.phones.validatedPhone(reader, playerId)) === phone,
		...(await whereFrom(parts, person!, deviceRequest.deviceId, visit)),
		isElsewhere: parts.geo.locate(visit.ip).country !== attempt.player?.country,
		requiredAction,
	};
}

async function whereFrom(
	{ database: { reader }, clock }: Parts,
	person: PersonRow,
	deviceId: string | undefined,
	visit: Visit,
): Promise<Pick<PersonFacts, "device" | "isNetworkKnown">> {
	const { isDeviceKnown, isNetworkKnown } = await recognise(reader, person.person_id, visit);
	if (await isTrustedDevice(reader, clock, person.person_id, deviceId)) return { device: "trusted", isNetworkKnown };
	if (person.first_signed_in_at === null) return { device: "first", isNetworkKnown };
	return { device: isDeviceKnown ? "known" : "new", isNetworkKnown };
}

async function gatherProof(parts: Parts, attempt: Attempt): Promise<NonNullable<LoginFacts["proof"]>> {
	if ("signed" in attempt.by) return { method: PASSKEY, isRight: true };
	// The link came by e-mail.
	if ("confirmed" in attempt.by) return { method: "EMAIL", isRight: true };
	const { "x-mfa-code": code, "x-enforcement-method": written } = attempt.headers;
	const method = written === PASSKEY ? PASSKEY : readMethod(written);
	if (!code || !method) return "none";
	if (method === PASSKEY) return { method, isRight: await isOwnPasskey(parts, attempt, code) };
	const half = await halfSession(parts, attempt);
	const who = { playerId: attempt.person!.person_id, sessionId: half.sessionId };
	return { method, isRight: await isProved(parts, attempt, who, method, code) };
}

/** The passkey must belong to the person whose password it was. */
const isOwnPasskey = ({ factors }: Parts, attempt: Attempt, signed: string): Promise<boolean> =>
	orRefused(attempt, async () => {
		const playerId = await factors.finishPasskeySignIn(readSigned(signed), "players");
		if (playerId !== attempt.person!.person_id) throw refuseProof("PASSKEY_INVALID");
	});

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

/** The browser's half session, or a new one: codes are bound to it. The browser's earlier session ends. */
export async function halfSession(parts: Parts, attempt: Attempt): Promise<HalfSession> {
	const { database, sessions, clock } = parts;
	const { visit, person } = attempt;
	const has = visit.session;
	const isHalf = has?.pendingAction === LOGIN_STEP && has.playerId === person!.person_id;
	if (isHalf) attempt.half = { sessionId: has.sessionId, handle: has.handle };
	if (attempt.half) return attempt.half;
	const [started, ended] = await database.transaction(async (tx) => {
		const gone = await sessions.end(tx, sidOf(visit, "players"));
		const begun = await sessions.start(
			tx,
			person!.person_id,
			{ ...visit, audience: "players" },
			{
				pendingAction: LOGIN_STEP,
				proofs: [{ method: "PASSWORD", atMs: clock.nowMs() }],
				ownAssurance: 1,
			},
		);
		return [begun, gone] as const;
	});
	if (ended) sessions.forget(ended);
	attempt.half = started;
	return started;
}
