import type { BodyOf, ProofMethod, ReplyOf } from "@baize/kernel/call";
import type { ReplyTools, Session } from "@baize/platform-server";
import type { verifyPlayer as call } from "../contract/index.ts";
import { attempt } from "./attempt.ts";
import { PASSWORD_ATTEMPTS } from "./budgets.ts";
import { readReset, readResetToken } from "./pin-reset.ts";
import type { Parts } from "./ports.ts";
import { prove, provePin } from "./prove.ts";
import { refuse } from "./refuse.ts";

type Asked = BodyOf<typeof call>;

/** Compares what the player knows or was sent, and remembers in the session that it was right. */
export async function verify(
	parts: Parts,
	session: Session,
	{ verificationType, verificationMethod = "NOT_APPLICABLE", verificationValue }: Asked,
	reply: ReplyTools,
): Promise<ReplyOf<typeof call>> {
	const method = await check(parts, session, `${verificationType} ${verificationMethod}`, verificationValue);
	await parts.sessions.recordProof({ session, reply }, method);
	return { verified: true };
}

type Kind = `${Asked["verificationType"]} ${NonNullable<Asked["verificationMethod"]>}`;

/** Answers how the player was proved. */
async function check(parts: Parts, session: Session, kind: Kind, value: string): Promise<ProofMethod> {
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

const checkPassword = (parts: Parts, { playerId }: Session, password: string): Promise<void> =>
	attempt(parts, playerId, PASSWORD_ATTEMPTS, () => parts.isPasswordRight(playerId, password));

const checkSms = (parts: Parts, session: Session, code: string): Promise<void> =>
	prove(parts, session, { operation: "updateProfile", authorises: "", method: "SMS", code });

/** The link stays good: it is used up by the PIN that it sets. */
async function checkLink(parts: Parts, { playerId }: Session, token: string): Promise<void> {
	const read = readResetToken(parts, token);
	if (read?.playerId !== playerId || !(await readReset(parts, read))) throw refuse("RESET_INVALID");
}
