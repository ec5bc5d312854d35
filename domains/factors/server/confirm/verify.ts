import type { BodyOf, ProofMethod, ReplyOf } from "@baize/kernel/call";
import type { ReplyTools, Session } from "@baize/platform-server";
import type { verifyPlayer as call } from "../../contract/index.ts";
import { attempt, compared } from "../attempts/attempt.ts";
import { PASSWORD_ATTEMPTS } from "../attempts/budgets.ts";
import { readReset, readResetToken } from "../pin/pin-reset.ts";
import type { CallParts } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { prove, provePin } from "./prove.ts";

type VerifyInput = BodyOf<typeof call>;

/** Compares what the player knows or was sent, and records the proof in the session. */
export async function verify(
	parts: CallParts,
	session: Session,
	{ verificationType, verificationMethod = "NOT_APPLICABLE", verificationValue }: VerifyInput,
	reply: ReplyTools,
): Promise<ReplyOf<typeof call>> {
	const method = await check(parts, session, `${verificationType} ${verificationMethod}`, verificationValue);
	await parts.changes.proved({ session, reply }, method);
	return { verified: true };
}

type Kind = `${VerifyInput["verificationType"]} ${NonNullable<VerifyInput["verificationMethod"]>}`;

/** Returns how the player was proved. */
async function check(parts: CallParts, session: Session, kind: Kind, value: string): Promise<ProofMethod> {
	switch (kind) {
		case "PIN_CODE EMAIL":
			await checkLink(parts, session, value);
			return "EMAIL";
		case "PIN_CODE SMS":
		case "PASSWORD SMS":
			await checkSms(parts, session, value);
			return "SMS";
		case "PIN_CODE NOT_APPLICABLE":
			await provePin(parts, session.playerId, value);
			return "PIN_CODE";
		case "PASSWORD NOT_APPLICABLE":
			await checkPassword(parts, session, value);
			return "PASSWORD";
		case "PASSWORD EMAIL":
			throw refuse("MFA_CONFIGURATION_ERROR");
	}
}

const checkPassword = (parts: CallParts, { playerId }: Session, password: string): Promise<unknown> =>
	attempt(parts, playerId, PASSWORD_ATTEMPTS, async () => compared(await parts.isPasswordRight(playerId, password)));

const checkSms = (parts: CallParts, session: Session, code: string): Promise<void> =>
	prove(parts, session, { operation: "updateProfile", authorises: "", method: "SMS", code });

/** The link stays valid: setting the PIN uses it up. */
async function checkLink(parts: CallParts, { playerId }: Session, token: string): Promise<void> {
	const read = readResetToken(parts, token);
	if (read?.playerId !== playerId || !(await readReset(parts, read))) throw refuse("RESET_INVALID");
}
