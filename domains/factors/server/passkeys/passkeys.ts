import type { Audience, BodyOf } from "@baize/kernel/call";
import { bucketOf, type Id, idText, readId } from "@baize/kernel/id";
import { MINUTE_MS } from "@baize/kernel/time";
import { audienceOf, type ReplyTools, type Session, type SignedInVisit } from "@baize/platform-server";
import type { addPasskey as addCall, Passkey } from "../../contract/index.ts";
import { contactOf, notifyChange } from "../notify-owner.ts";
import type { CallParts, Parts } from "../ports.ts";
import { showPasskey } from "../read-settings.ts";
import { refuse } from "../refuse.ts";
import { OFFICE_NAME } from "../two-factor/enrol.ts";
import { requireFactor } from "../two-factor/operator-factors.ts";
import { putChallenge, takeChallenge } from "./challenge-store.ts";
import { countPasskeys, deleteRow, insertPasskey, readPasskeys, renameRow } from "./passkey-store.ts";
import { webauthn } from "./webauthn.ts";

const PASSKEY_LIMIT = 10;
export const CHALLENGE_MS = 5 * MINUTE_MS;

/** The relying party of a passkey: the host of the players' or the operators' origin, and pages of that origin only. */
export const relyingParty = ({ publicUrl, officeUrl }: Pick<Parts, "publicUrl" | "officeUrl">, audience: Audience) => {
	const { hostname, origin } = new URL(audience === "operators" ? officeUrl : publicUrl);
	return { rpID: hostname, origin };
};

const encoder = new TextEncoder();

/** Ed25519, ES256, RS256: the algorithms of common authenticators. RFC 9053 */
const ALGORITHMS = [-8, -7, -257];

export async function begin(parts: CallParts, session: Session): Promise<{ options: Record<string, unknown> }> {
	const { database, clock } = parts;
	const { playerId } = session;
	const audience = audienceOf(session);
	const { email, displayName } = await contactOf(parts, playerId);
	await refuseFull(parts, playerId);
	const { generateRegistrationOptions } = await webauthn();
	const options = await generateRegistrationOptions({
		rpName: audience === "operators" ? OFFICE_NAME : "Baize",
		rpID: relyingParty(parts, audience).rpID,
		userName: email,
		userDisplayName: displayName,
		userID: encoder.encode(idText(playerId)),
		attestationType: "none",
		supportedAlgorithmIDs: ALGORITHMS,
		excludeCredentials: (await readPasskeys(database.reader, playerId)).map((row) => ({ id: row.credential_id })),
		// Stored in the authenticator and unlocked by finger, face or code: it replaces name and password together.
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
	await putChallenge(database.reader, options.challenge, playerId, new Date(clock.nowMs() + CHALLENGE_MS));
	return { options: { ...options } };
}

async function refuseFull({ database }: Parts, playerId: Id): Promise<void> {
	if ((await countPasskeys(database.reader, playerId)) >= PASSKEY_LIMIT)
		throw refuse("PASSKEY_LIMIT", { limit: PASSKEY_LIMIT });
}

export async function add(
	parts: CallParts,
	{ name, response }: BodyOf<typeof addCall>,
	{ session, ip }: SignedInVisit,
	reply: ReplyTools,
): Promise<Passkey> {
	const { playerId } = session;
	const { database, ids } = parts;
	await refuseFull(parts, playerId);
	const { id, publicKey, counter, transports = [] } = await checkResponse(parts, session, response);
	const contact = await contactOf(parts, playerId);
	const row = {
		player_id: playerId,
		bucket: bucketOf(playerId),
		passkey_id: ids(),
		credential_id: id,
		public_key: Buffer.from(publicKey),
		counter: BigInt(counter),
		transports: [...transports],
		name: name.trim(),
		created_at: parts.now(),
		used_at: null,
	};
	await database.transaction(async (tx) => {
		if (!(await insertPasskey(tx, row))) throw refuse("PASSKEY_INVALID");
		const by = { session, reply };
		// The browser verifies the user who makes a passkey. For operators, who log in with it, that is a proof.
		const proof = contact.isOperator ? { proof: "PASSKEY" as const } : {};
		await parts.changes.changed(tx, { kind: "factors", playerId, by, ...proof, ...(ip ? { ip } : {}) });
		await notifyChange(parts, tx, "passkey.added", { playerId, contact, ip });
	});
	return showPasskey(row);
}

async function checkResponse(parts: Parts, session: Session, response: Record<string, unknown>) {
	const { playerId } = session;
	const { rpID, origin } = relyingParty(parts, audienceOf(session));
	const expectedChallenge = challengeIn(response);
	if (!(await takeChallenge(parts.database.reader, expectedChallenge, playerId, parts.now())))
		throw refuse("PASSKEY_INVALID");
	const { verifyRegistrationResponse } = await webauthn();
	const checked = await verifyRegistrationResponse({
		response: response as never,
		expectedChallenge,
		expectedOrigin: origin,
		expectedRPID: rpID,
		requireUserVerification: true,
		supportedAlgorithmIDs: ALGORITHMS,
	}).catch(() => undefined); // the library throws on every mismatch
	if (!checked?.verified) throw refuse("PASSKEY_INVALID");
	return checked.registrationInfo.credential;
}

/** The challenge that the browser's response names; empty if it names none. */
export function challengeIn({ response }: Record<string, unknown>): string {
	try {
		const { clientDataJSON } = response as { clientDataJSON: string };
		const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
		return typeof challenge === "string" ? challenge : "";
	} catch {
		return "";
	}
}

export async function rename(parts: Parts, { playerId }: Session, passkey: string, name: string): Promise<Passkey> {
	const row = await renameRow(parts.database.reader, playerId, readId(passkey) ?? 0n, name.trim());
	if (!row) throw refuse("PASSKEY_NOT_FOUND");
	return showPasskey(row);
}

export async function remove(
	parts: CallParts,
	passkey: string,
	{ session, ip }: SignedInVisit,
	reply: ReplyTools,
): Promise<{ outcome: string }> {
	const { playerId } = session;
	const contact = await contactOf(parts, playerId);
	await parts.database.transaction(async (tx) => {
		// Locks the player, so that of two removals at once the second sees the result of the first.
		await parts.changes.changed(tx, { kind: "factors", playerId, by: { session, reply } });
		if (!(await deleteRow(tx, playerId, readId(passkey) ?? 0n))) throw refuse("PASSKEY_NOT_FOUND");
		if (contact.isOperator) await requireFactor(tx, playerId);
		await notifyChange(parts, tx, "passkey.removed", { playerId, contact, ip });
	});
	return { outcome: "SUCCESS" };
}
