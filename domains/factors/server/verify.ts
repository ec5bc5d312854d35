import type { BodyOf, ReplyOf } from "@baize/kernel/call";
import { MINUTE_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import type { verifyPlayer as call } from "../contract/index.ts";
import { attempt, compared } from "./attempt.ts";
import { PASSWORD_ATTEMPTS } from "./budgets.ts";
import { readReset, readResetToken } from "./pin-reset.ts";
import type { Parts } from "./ports.ts";
import { putProof } from "./proof-store.ts";
import { prove, provePin } from "./prove.ts";
import { refuse } from "./refuse.ts";

/** How long a password or PIN that was just given allows a change. */
export const PROOF_MS = 5 * MINUTE_MS;

/** Compares what the player knows or was sent, and remembers for this session that it was right. */
export async function verify(
	parts: Parts,
	session: Session,
	{ verificationType, verificationMethod = "NOT_APPLICABLE", verificationValue }: BodyOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
	const kind = `${verificationType} ${verificationMethod}` as const;
	if (kind === "PIN_CODE EMAIL") await checkLink(parts, session, verificationValue);
	else if (verificationMethod === "SMS") await checkSms(parts, session, verificationValue);
	else if (kind === "PIN_CODE NOT_APPLICABLE") await provePin(parts, session.playerId, verificationValue);
	else if (kind === "PASSWORD NOT_APPLICABLE") await checkPassword(parts, session, verificationValue);
	else throw refuse("MFA_CONFIGURATION_ERROR");
	await putProof(parts.database.reader, session, new Date(parts.clock.nowMs() + PROOF_MS));
	return { verified: true };
}

const checkPassword = (parts: Parts, { playerId }: Session, password: string): Promise<unknown> =>
	attempt(parts, playerId, PASSWORD_ATTEMPTS, async () => compared(await parts.isPasswordRight(playerId, password)));

const checkSms = (parts: Parts, session: Session, code: string): Promise<void> =>
	prove(parts, session, { operation: "updateProfile", authorises: "", method: "SMS", code });

/** The link stays good: it is used up by the PIN that it sets. */
async function checkLink(parts: Parts, { playerId }: Session, token: string): Promise<void> {
	const read = readResetToken(parts, token);
	if (read?.playerId !== playerId || !(await readReset(parts, read))) throw refuse("RESET_INVALID");
}
