import { factorsErrors } from "@baize/factors/contract";
import type { BodyOf, ProofMethod } from "@baize/kernel/call";
import type { Id } from "@baize/kernel/id";
import type { ReplyTools, SignedInVisit } from "@baize/platform-server";
import type { StepUp, StepUpMethod, stepUp as stepUpCall } from "../../contract/index.ts";
import type { Parts } from "../ports.ts";
import { refuserOf } from "../refusals.ts";
import { readSigned } from "../signed.ts";
import { provePassword } from "./prove.ts";
import { recordProof } from "./session-step.ts";

const refuseProof = refuserOf(factorsErrors);
const OPERATION = "updateProfile";

/** With two-factor authentication on, a password or PIN alone is not enough. */
export async function readStepUp({ factors, database }: Parts, playerId: Id): Promise<StepUp> {
	const { twoFactor, hasPin, passkeys } = await factors.methodsOf(database.reader, playerId);
	const passkey: StepUpMethod[] = passkeys > 0 ? ["PASSKEY"] : [];
	if (twoFactor === "ENABLED") return { methods: ["TWO_FACTOR_AUTHENTICATION", ...passkey] };
	return { methods: ["PASSWORD", ...(hasPin ? (["PIN_CODE"] as const) : []), ...passkey] };
}

/** Compares the proof, and stores in the session that it was right. */
export async function stepUp(
	parts: Parts,
	{ method, value }: BodyOf<typeof stepUpCall>,
	visit: SignedInVisit,
	reply: ReplyTools,
): Promise<{ outcome: string }> {
	const { session } = visit;
	const { methods } = await readStepUp(parts, session.playerId);
	if (!methods.includes(method)) throw refuseProof("MFA_CONFIGURATION_ERROR");
	await PROVE[method](parts, visit, value);
	await recordProof(parts, { session, reply }, method);
	return { outcome: "SUCCESS" };
}

type Prove = (parts: Parts, visit: SignedInVisit, value: string) => Promise<unknown>;

const byCode =
	(method: Extract<ProofMethod, "PIN_CODE" | "TWO_FACTOR_AUTHENTICATION">): Prove =>
	({ factors }, { session }, code) =>
		factors.prove(session, { operation: OPERATION, authorises: "", method, code });

const PROVE: Record<StepUpMethod, Prove> = {
	PASSWORD: provePassword,
	PIN_CODE: byCode("PIN_CODE"),
	TWO_FACTOR_AUTHENTICATION: byCode("TWO_FACTOR_AUTHENTICATION"),
	async PASSKEY({ factors }, { session }, signed) {
		const playerId = await factors.finishPasskeySignIn(readSigned(signed), "players");
		if (playerId !== session.playerId) throw refuseProof("PASSKEY_INVALID");
	},
};
