import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CaptchaProvider } from "../server/index.ts";

/** A token as a page would bring it, after the work was done. */
export async function solvedCaptcha(captcha: Pick<CaptchaProvider, "offer">): Promise<string> {
	const offered = await captcha.offer();
	if (offered.kind !== "altcha") throw new Error("only work can be done here");
	const { challenge } = offered;
	const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
	return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
