import { factorsErrors } from "@baize/factors/contract";
import { type BodyOf, type ProofMethod, withProof } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import type { ReplyTools, SignedInVisit } from "@baize/platform-server";
import type { OperatorView, proveOperator as proveCall } from "../../contract/index.ts";
import { deviceHashOf } from "../devices/known-devices.ts";
import type { Parts } from "../ports.ts";
import { refuserOf } from "../refusals.ts";
import { goOn } from "../session/session-step.ts";
import { readSigned } from "../signed.ts";
import { readPerson } from "../store.ts";
import { completeLogin } from "./operator-login.ts";
import { proofsOf, viewOfOperator } from "./operator-session.ts";

const refuseProof = refuserOf(factorsErrors);
const SIX_DIGITS = /^\d{6}$/;

/** The login's second factor, or a fresh proof in a complete session. */
export async function proveOperator(
	parts: Parts,
	{ method, value }: BodyOf<typeof proveCall>,
	visit: SignedInVisit,
	reply: ReplyTools,
): Promise<OperatorView> {
	const { session } = visit;
	const { database, clock } = parts;
	const person = await readPerson(database.reader, session.playerId);
	check(person, "a session belongs to a person");
	if (!(await proofsOf(parts, person)).includes(method)) throw refuseProof("MFA_CONFIGURATION_ERROR");
	const proof = await prove(parts, { method, value: value.trim() }, visit);
	await database.transaction(async (tx) => {
		const proofs = withProof(session.proofs, { method: proof, atMs: clock.nowMs() });
		await goOn(parts, tx, { session, reply }, { proofs, pendingAction: undefined });
		const deviceHash = deviceHashOf(visit);
		if (session.pendingAction) await completeLogin(parts, tx, session.playerId, { proof, visit, deviceHash });
	});
	return viewOfOperator(parts, person, undefined);
}

/** Returns by what it was proved, and refuses a wrong proof. */
async function prove(
	{ factors }: Parts,
	{ method, value }: BodyOf<typeof proveCall>,
	{ session }: SignedInVisit,
): Promise<ProofMethod> {
	if (method === "PASSKEY") {
		const operatorId = await factors.finishPasskeySignIn(readSigned(value), "operators");
		if (operatorId !== session.playerId) throw refuseProof("PASSKEY_INVALID");
		return method;
	}
	const operation = session.pendingAction ? "login" : "updateProfile";
	await factors.prove(session, { operation, authorises: "", method, code: value });
	return SIX_DIGITS.test(value) ? method : "RECOVERY_CODE";
}
