import type { Audience } from "@baize/kernel/call";
import { type Id, readId } from "@baize/kernel/id";
import type { Parts } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { putChallenge, takeChallenge } from "./challenge-store.ts";
import { noteUse, type PasskeyRow, readPasskeys } from "./passkey-store.ts";
import { CHALLENGE_MS, challengeIn, relyingParty } from "./passkeys.ts";
import { webauthn } from "./webauthn.ts";

/** The options for a sign-in. They name no player, so they do not reveal who has a passkey. */
export async function beginSignIn(parts: Parts, audience: Audience): Promise<Record<string, unknown>> {
	const { generateAuthenticationOptions } = await webauthn();
	const options = await generateAuthenticationOptions({
		rpID: relyingParty(parts, audience).rpID,
		userVerification: "required",
		allowCredentials: [],
	});
	const until = new Date(parts.clock.nowMs() + CHALLENGE_MS);
	await putChallenge(parts.database.reader, options.challenge, null, until);
	return { ...options };
}

/** The player whose passkey has signed. Every failure is the same refusal. */
export async function finishSignIn(parts: Parts, response: Record<string, unknown>, audience: Audience): Promise<Id> {
	const row = await rowOf(parts, response);
	const counter = row && (await checkSignature(parts, row, response, audience));
	if (!row || counter === undefined) throw refuse("PASSKEY_INVALID");
	if (!(await noteUse(parts.database.reader, row, counter, parts.now()))) throw refuse("PASSKEY_INVALID");
	return row.player_id;
}

/** The passkey returns the id for which it was made, and with it the bucket. */
async function rowOf({ database }: Parts, { id, response }: Record<string, unknown>): Promise<PasskeyRow | undefined> {
	const { userHandle } = (response ?? {}) as { userHandle?: unknown };
	if (typeof userHandle !== "string" || typeof id !== "string") return undefined;
	const playerId = readId(Buffer.from(userHandle, "base64url").toString());
	if (playerId === null) return undefined;
	return (await readPasskeys(database.reader, playerId)).find((row) => row.credential_id === id);
}

async function checkSignature(
	parts: Parts,
	row: PasskeyRow,
	response: Record<string, unknown>,
	audience: Audience,
): Promise<number | undefined> {
	const { rpID, origin } = relyingParty(parts, audience);
	const expectedChallenge = challengeIn(response);
	if (!(await takeChallenge(parts.database.reader, expectedChallenge, null, parts.now()))) return undefined;
	const { verifyAuthenticationResponse } = await webauthn();
	const checked = await verifyAuthenticationResponse({
		response: response as never,
		expectedChallenge,
		expectedOrigin: origin,
		expectedRPID: rpID,
		// The counter is compared where it is written, so that two at once cannot both pass.
		credential: { id: row.credential_id, publicKey: new Uint8Array(row.public_key), counter: 0 },
		requireUserVerification: true,
	}).catch(() => undefined); // the library throws on every mismatch
	return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}
