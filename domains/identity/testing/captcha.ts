import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CaptchaPurpose } from "../contract/index.ts";
import type { CaptchaProvider } from "../server/index.ts";

/** A token as a page would send it, with its work done. */
export async function solvedCaptcha(
	captcha: Pick<CaptchaProvider, "offer">,
	purpose: CaptchaPurpose = "login",
): Promise<string> {
	const offered = await captcha.offer(purpose);
	if (offered.kind !== "altcha") throw new Error("only work can be done here");
	const { challenge } = offered;
	const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
	return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** The same as the header of a call. */
export const captchaHeader = async (
	captcha: Pick<CaptchaProvider, "offer">,
	purpose: CaptchaPurpose,
): Promise<{ "x-captcha-token": string }> => ({ "x-captcha-token": await solvedCaptcha(captcha, purpose) });
