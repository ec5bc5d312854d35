import { idText } from "@baize/kernel/id";
import { type ReplyTools, SESSION_COOKIE, type Tx, type Visit } from "@baize/platform-server";
import { type LoginRequest, type LoginSuccess, loggedIn, loginErrors } from "../contract/index.ts";
import { type Account, decideLogin } from "./login-rules.ts";
import type { Parts } from "./ports.ts";
import { refuserOf } from "./refusals.ts";
import type { StartedSession } from "./sessions.ts";
import {
	findPersonId,
	newestRegistration,
	type PersonRow,
	type PlayerRow,
	readPerson,
	readPlayerRow,
} from "./store.ts";
import { emailKey } from "./tokens.ts";

const refuseLogin = refuserOf(loginErrors);

/** Logs in whoever knows the password. What was the browser's session before ends: it may be another's. */
export async function login(parts: Parts, asked: LoginRequest, visit: Visit, reply: ReplyTools): Promise<LoginSuccess> {
	const email = emailKey(asked.username);
	await spendAttempt(parts, email, visit);
	const { account, person, passwordHash } = await findAccount(parts, email);
	const isPasswordRight = await parts.passwords.verify(passwordHash, asked.credentials.password);
	const decision = decideLogin(account, isPasswordRight);
	if (decision === "invalid") await recordFailure(parts, person, visit);
	if (decision === "invalid") throw refuseLogin("invalid_grant");
	await giveAttemptsBack(parts, email, visit);
	if (decision === "unconfirmed") throw refuseLogin("EMAIL_NOT_CONFIRMED");
	if (decision === "disabled" || !person) throw refuseLogin("DISABLED_PROFILE");
	const player = person.roles.length > 0 ? undefined : await readPlayerRow(parts.database.reader, person.person_id);
	const started = await startSession(parts, person, visit);
	reply.setCookie(SESSION_COOKIE, started.sid);
	return successOf(parts, person, player, started, visit);
}

async function spendAttempt({ attempts, database }: Parts, email: string, { ip }: Visit): Promise<void> {
	const fromAddress = await attempts.spend(database.reader, "loginFromAddress", ip);
	const spent = fromAddress.isLeft ? await attempts.spend(database.reader, "loginOfAccount", email) : fromAddress;
	if (spent.isLeft) return;
	throw refuseLogin("blocked", { remainingBlockingTime: Math.ceil(spent.waitMs / 1000) }, spent.waitMs);
}

/** The address gets back this attempt only, else whoever has one account could try others for ever. */
async function giveAttemptsBack({ attempts, database }: Parts, email: string, { ip }: Visit): Promise<void> {
	await attempts.refund(database.reader, "loginFromAddress", ip);
	await attempts.restore(database.reader, "loginOfAccount", email);
}

type Found = { account: Account; person?: PersonRow; passwordHash?: string };

async function findAccount({ database, clock }: Parts, email: string): Promise<Found> {
	const personId = await findPersonId(database.reader, email);
	const person = personId === undefined ? undefined : await readPerson(database.reader, personId);
	if (person) {
		const account: Account = { kind: "person", isDisabled: person.status === "disabled" };
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

async function startSession(parts: Parts, person: PersonRow, visit: Visit): Promise<StartedSession> {
	const { database, sessions } = parts;
	const personId = person.person_id;
	const [started, ended] = await database.transaction(async (tx) => {
		const before = await sessions.end(tx, visit.cookies[SESSION_COOKIE]);
		const begun = await sessions.start(tx, personId, visit);
		await parts.audit.record(tx, { action: "login.succeeded", actorId: personId, playerId: personId, ip: visit.ip });
		await announceLogin(parts, tx, person, begun);
		return [begun, before] as const;
	});
	if (ended) sessions.forget(ended);
	return started;
}

async function announceLogin(
	{ outbox }: Parts,
	tx: Tx,
	person: PersonRow,
	{ sessionId }: StartedSession,
): Promise<void> {
	if (person.roles.length > 0) return;
	await outbox.announce(tx, loggedIn, { playerId: idText(person.person_id), sessionId: idText(sessionId) });
}

function successOf(
	{ geo }: Parts,
	person: PersonRow,
	player: PlayerRow | undefined,
	{ handle }: StartedSession,
	visit: Visit,
): LoginSuccess {
	const here = geo.locate(visit.ip).country;
	const userCountry = player?.country ?? here;
	const { language, roles } = person;
	return {
		sessionId: handle,
		userCountry,
		loginFromDifferentCountry: userCountry !== here,
		attributes: roles.length > 0 ? { language, roles } : { language },
	};
}
