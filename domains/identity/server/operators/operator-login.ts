import type { BodyOf, HeadersOf, PendingState, ProofMethod } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import { type ReplyTools, setSid, sidOf, type Tx, type Visit } from "@baize/platform-server";
import type {
	logInOperatorByPasskey as byPasskey,
	logInOperator as byPassword,
	OperatorView,
} from "../../contract/index.ts";
import { noteRecognised, setDeviceCookie } from "../devices/known-devices.ts";
import { enter } from "../login/login-entry.ts";
import type { Attempt } from "../login/login-facts.ts";
import type { Parts } from "../ports.ts";
import { isStillSo, type PersonRow } from "../store.ts";
import { emailKey } from "../tokens.ts";
import { noteOperatorLogin } from "./operator-logins.ts";
import { viewOfOperator } from "./operator-session.ts";

/** Checks an operator's password. The second factor follows, or its set-up where there is none. */
export function logInOperator(
	parts: Parts,
	{ body, headers }: { body: BodyOf<typeof byPassword>; headers: HeadersOf<typeof byPassword> },
	visit: Visit,
	reply: ReplyTools,
): Promise<OperatorView> {
	const by = { email: emailKey(body.username), password: body.password };
	return logIn(parts, { audience: "operators", by, deviceRequest: {}, headers, visit, reply });
}

/** A passkey is two factors by itself. */
export const logInOperatorByPasskey = (
	parts: Parts,
	{ response }: BodyOf<typeof byPasskey>,
	visit: Visit,
	reply: ReplyTools,
): Promise<OperatorView> =>
	logIn(parts, { audience: "operators", by: { signed: response }, deviceRequest: {}, headers: {}, visit, reply });

async function logIn(parts: Parts, attempt: Attempt): Promise<OperatorView> {
	for (;;) {
		await enter(parts, attempt, {});
		const { person } = attempt;
		check(person, "an admitted login has a person");
		const proof: ProofMethod = "signed" in attempt.by ? "PASSKEY" : "PASSWORD";
		const started = await beginOperatorSession(parts, person, proof, attempt);
		// Where the operator's access was changed in the meantime, it is read again.
		if (started) return started;
	}
}

type From = { visit: Visit; reply: ReplyTools };

/**
 * The new session, in one transaction with the end of the browser's earlier one; undefined for an operator who changed
 * since they were read.
 */
export async function beginOperatorSession(
	parts: Parts,
	person: PersonRow,
	proof: ProofMethod,
	{ visit, reply }: From,
): Promise<OperatorView | undefined> {
	const { database, sessions, factors, clock } = parts;
	const { person_id: operatorId } = person;
	const { twoFactor, passkeys } = await factors.methodsOf(database.reader, operatorId);
	const pendingAction = pendingAfter(proof, twoFactor === "ENABLED" || passkeys > 0);
	const deviceHash = setDeviceCookie(visit, reply);
	const begun = await database.transaction(async (tx) => {
		if (!(await isStillSo(tx, person))) return undefined;
		const ended = await sessions.end(tx, sidOf(visit, "operators"));
		const from = { audience: "operators", ip: visit.ip, userAgent: visit.userAgent, deviceHash } as const;
		const proofs = [{ method: proof, atMs: clock.nowMs() }];
		const { sid } = await sessions.start(tx, operatorId, from, { pendingAction, proofs, ownAssurance: 2 });
		if (!pendingAction) await completeLogin(parts, tx, operatorId, { proof, visit, deviceHash });
		return { ended, sid };
	});
	if (!begun) return undefined;
	if (begun.ended) sessions.forget(begun.ended);
	setSid(reply, "operators", begun.sid);
	return viewOfOperator(parts, person, pendingAction);
}

function pendingAfter(proof: ProofMethod, hasFactor: boolean): PendingState | undefined {
	if (proof === "PASSKEY") return undefined;
	return hasFactor ? "operatorLogin" : "operatorEnrolment";
}

type Completed = { proof: ProofMethod; visit: Pick<Visit, "ip">; deviceHash: Buffer | undefined };

/** After a complete login: the browser and network are known from then on. */
export async function completeLogin(
	parts: Parts,
	tx: Tx,
	operatorId: Id,
	{ proof, visit: { ip }, deviceHash }: Completed,
): Promise<void> {
	if (deviceHash) await noteRecognised(tx, parts.clock, operatorId, { deviceHash, ip });
	await noteOperatorLogin(parts, tx, operatorId, { proof, ip });
}
