import { Secret, TOTP } from "otpauth";
import { type Site, sidIn, type Visitor } from "./site.ts";

export const LOGIN_PATH = "/services/login-service/v1/login";

/** A login as a page sends it. */
export const logInTo =
	(site: Site) =>
	(username: string, password: string, from: Visitor = {}, more: object = {}) =>
		site.post(LOGIN_PATH, { username, credentials: { password }, ...more }, from);

type Signed = { handle: string; sid: string };
type Answer = Awaited<ReturnType<Site["post"]>>;

export const signedIn = (answer: Answer): Signed => ({ handle: answer.json().sessionId, sid: sidIn(answer) });

/**
 * Turns two-factor on for a signed-in player who has this PIN; returns the code generator, and the session's next
 * cookie.
 */
export async function enrolAuthenticator(
	site: Site,
	{ handle, sid }: Signed,
	nowMs: () => number,
	pin = "2580",
): Promise<{ code(): string; recoveryCodes: string[]; sid: string }> {
	const path = `/services/player-verification/v1/profiles/${handle}/two-factor`;
	const proof = { "x-mfa-code": pin, "x-enforcement-method": "PIN_CODE", "x-mfa-operation": "enable2fa" };
	const { otpAuthUri } = (await site.post(`${path}/enrol`, {}, { sid, headers: proof })).json();
	const totp = new TOTP({ secret: Secret.fromBase32(new URL(otpAuthUri).searchParams.get("secret") ?? "") });
	const code = (): string => totp.generate({ timestamp: nowMs() });
	const confirmed = await site.post(`${path}/confirm`, { code: code() }, { sid });
	return { code, recoveryCodes: confirmed.json().recoveryCodes, sid: sidIn(confirmed) };
}
