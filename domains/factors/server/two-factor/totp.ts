import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
/** One step before and after the present one: people type slowly, and the phone's clock may differ from ours. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;
const ISSUER = "Baize";

export const TOTP_SECRET_BYTES = SECRET_BYTES;

const totpOf = (secret: Uint8Array, label = "", issuer = ISSUER): TOTP =>
	new TOTP({
		issuer,
		label,
		algorithm: "SHA1",
		digits: 6,
		period: PERIOD_SECONDS,
		secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
	});

/** The step of this code within the window; undefined if it belongs to none. RFC 6238 */
export function stepOf(secret: Uint8Array, code: string, nowMs: number): bigint | undefined {
	const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: WINDOW_STEPS });
	return delta === null ? undefined : stepAt(nowMs) + BigInt(delta);
}

export const codeAt = (secret: Uint8Array, nowMs: number): string => totpOf(secret).generate({ timestamp: nowMs });

/** What an authenticator app reads from the QR code. */
export const otpAuthUriOf = (secret: Uint8Array, account: string, issuer?: string): string =>
	totpOf(secret, account, issuer).toString();

export const stepAt = (nowMs: number): bigint => BigInt(Math.floor(nowMs / 1000 / PERIOD_SECONDS));
export const startOfStepMs = (step: bigint): number => Number(step) * PERIOD_SECONDS * 1000;
