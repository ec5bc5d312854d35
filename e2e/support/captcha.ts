import { readCaptcha } from "@baize/identity/contract";
import { type APIRequestContext, expect } from "@playwright/test";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** The proof of work that a page computes before it sends its form, as the header that goes with it. */
export async function registrationWork(request: APIRequestContext): Promise<{ "x-captcha-token": string }> {
	const offered = await request.get(`${readCaptcha.path}?purpose=register`);
	expect(offered.ok(), await offered.text()).toBe(true);
	const { challenge } = (await offered.json()) as { challenge: Challenge };
	const solution = await solveChallenge({ challenge, deriveKey });
	return { "x-captcha-token": Buffer.from(JSON.stringify({ challenge, solution })).toString("base64") };
}
