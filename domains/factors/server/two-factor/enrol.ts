import type { BodyOf } from "@baize/kernel/call";
import { type Id, idText } from "@baize/kernel/id";
import { MINUTE_MS } from "@baize/kernel/time";
import type { ReplyTools, Session, SignedInVisit } from "@baize/platform-server";
import {
	type EnrolmentMethod,
	type enrolTwoFactor,
	type ProofHeaders,
	twoFactorChanged,
} from "../../contract/index.ts";
import { compared } from "../attempts/attempt.ts";
import { givenProof } from "../confirm/given-proof.ts";
import { attemptOperation, prove } from "../confirm/prove.ts";
import { contactOf, notifyChange } from "../notify-owner.ts";
import { readPin } from "../pin/pin-store.ts";
import type { CallParts, Contact, Parts } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { type AuthenticatorRow, confirmPending, putPending, readAuthenticator } from "./authenticator-store.ts";
import { drawRecoveryCodes, recoveryHashOf } from "./recovery-codes.ts";
import { replaceRecoveryCodes } from "./recovery-store.ts";
import { otpAuthUriOf, stepOf, TOTP_SECRET_BYTES } from "./totp.ts";

/** The name under which authenticators and browsers list the back office. */
export const OFFICE_NAME = "Baize back office";

/** How long a new authenticator waits for its first code. */
const PENDING_MS = 30 * MINUTE_MS;

/** How this player may prove an enrolment. */
export async function enrolmentMethods(
	{ database }: Parts,
	playerId: Id,
	{ validatedPhone }: Contact,
): Promise<EnrolmentMethod[]> {
	const pin = await readPin(database.reader, playerId);
	return [...(pin ? (["PIN_CODE"] as const) : []), ...(validatedPhone ? (["SMS"] as const) : [])];
}

export async function enrol(
	parts: CallParts,
	headers: ProofHeaders,
	body: BodyOf<typeof enrolTwoFactor>,
	session: Session,
): Promise<{ otpAuthUri: string }> {
	refuseWhereOff(parts);
	const { playerId } = session;
	const authenticator = await readAuthenticator(parts.database.reader, playerId);
	if (authenticator?.secret) throw refuse("MFA_ERROR_VALIDATING_OPERATION");
	const contact = await contactOf(parts, playerId);
	const methods = await enrolmentMethods(parts, playerId, contact);
	const given = givenProof(headers, "enable2fa", (code) => (code.length === 4 ? "PIN_CODE" : "SMS"), body);
	if (!given) throw refuse("MFA_REQUIRED", { operation: "enable2fa", methods });
	if (!methods.some((method) => method === given.method)) throw refuse("MFA_CONFIGURATION_ERROR");
	await prove(parts, session, { operation: "enable2fa", authorises: "", ...given });
	return newPending(parts, playerId, contact);
}

export function refuseWhereOff({ isTwoFactorOn }: CallParts): void {
	if (!isTwoFactorOn()) throw refuse("TWO_FACTOR_OFF");
}

/** Stores a new pending secret until its first code comes; a confirmed authenticator keeps working until then. */
export async function newPending(
	{ database, random, sealer, clock }: Parts,
	playerId: Id,
	{ email, isOperator }: Contact,
): Promise<{ otpAuthUri: string }> {
	const secret = Buffer.from(random.bytes(TOTP_SECRET_BYTES));
	const until = new Date(clock.nowMs() + PENDING_MS);
	await database.transaction((tx) => putPending(tx, playerId, sealer.seal(secret, playerId), until));
	return { otpAuthUri: otpAuthUriOf(secret, email, isOperator ? OFFICE_NAME : undefined) };
}

/** The first code of the new authenticator turns it on. Older recovery codes stop working. */
export async function confirmEnrolment(
	parts: CallParts,
	code: string,
	{ session, ip }: SignedInVisit,
	reply: ReplyTools,
): Promise<{ status: string; recoveryCodes: string[] }> {
	const { playerId } = session;
	const contact = await contactOf(parts, playerId);
	if (!contact.isOperator) refuseWhereOff(parts);
	const row = await readAuthenticator(parts.database.reader, playerId);
	const step = await checkFirstCode(parts, row, playerId, code);
	const recoveryCodes = drawRecoveryCodes(parts);
	await parts.database.transaction(async (tx) => {
		if (!(await confirmPending(tx, row!, step, parts.now()))) throw refuse("MFA_ALREADY_USED");
		const hashes = recoveryCodes.map((recovery) => recoveryHashOf(parts, playerId, recovery));
		await replaceRecoveryCodes(tx, playerId, hashes);
		if (!contact.isOperator)
			await parts.outbox.announce(tx, twoFactorChanged, { playerId: idText(playerId), status: "ENABLED" });
		const by = { session, reply };
		const proof = { ownAssurance: 2, proof: "TWO_FACTOR_AUTHENTICATION", ip } as const;
		await parts.changes.changed(tx, { kind: "factors", playerId, by, ...proof });
		const change = row?.secret ? "twoFactor.changed" : "twoFactor.enabled";
		await notifyChange(parts, tx, change, { playerId, contact, ip });
	});
	parts.statusCache.invalidate(playerId);
	return { status: "ENABLED", recoveryCodes };
}

/** Whether this is the code by which the authenticator was confirmed, submitted a second time. */
function isLastCode({ sealer, clock }: Parts, row: AuthenticatorRow | undefined, playerId: Id, code: string): boolean {
	if (!row?.secret) return false;
	return stepOf(sealer.open(row.secret, playerId), code, clock.nowMs()) === row.last_step;
}

async function checkFirstCode(
	parts: Parts,
	row: AuthenticatorRow | undefined,
	playerId: Id,
	code: string,
): Promise<bigint> {
	const { sealer, clock } = parts;
	const pending = row?.pending;
	if (!pending && isLastCode(parts, row, playerId, code)) throw refuse("MFA_ALREADY_USED");
	if (!pending || !row.pending_until || row.pending_until <= parts.now()) throw refuse("MFA_CONFIGURATION_ERROR");
	let step: bigint | undefined;
	const proof = { operation: "enable2fa", method: "TWO_FACTOR_AUTHENTICATION", code } as const;
	await attemptOperation(parts, playerId, proof, async () => {
		step = stepOf(sealer.open(pending, playerId), code, clock.nowMs());
		return compared(step !== undefined);
	});
	return step!;
}
