import { SECOND_MS } from "@baize/kernel/time";
import { callApi } from "@baize/platform-web/reads";
import { CAPTCHA_GOOD_MS, type CaptchaPurpose, readCaptcha } from "../../../contract/login/login-step.ts";

/** A token, and how long it is valid from now on. */
export type CaptchaToken = { token: string; goodMs: number };

/** Tokens of services are valid for about two minutes. */
const GOOD_OF_SERVICE_MS = 110 * SECOND_MS;

/** Solves a captcha and returns its token: by work in the background, or by a service's widget in `place`. */
export const captchaToken = async (purpose: CaptchaPurpose, place: HTMLElement | null): Promise<CaptchaToken> =>
	(await captchaAhead(purpose, place)) ?? Promise.reject(new Error("a captcha that is waited for is shown"));

/** The same in advance; undefined where it would show something before the player has asked for it. */
export async function captchaAhead(
	purpose: CaptchaPurpose,
	place: HTMLElement | null | undefined,
): Promise<CaptchaToken | undefined> {
	const captcha = await callApi(readCaptcha, { query: { purpose } });
	if (captcha.kind === "service") {
		if (place === undefined) return undefined;
		const { tokenOfService } = await import("./service-widget.ts");
		return { token: await tokenOfService(captcha, place), goodMs: GOOD_OF_SERVICE_MS };
	}
	const requestedMs = performance.now();
	const { challenge } = captcha;
	const solution = await workedOut(challenge);
	const token = btoa(JSON.stringify({ challenge, solution }));
	return { token, goodMs: CAPTCHA_GOOD_MS - (performance.now() - requestedMs) };
}

/** In a worker, so that the page stays responsive. */
function workedOut(challenge: object): Promise<unknown> {
	const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
	return new Promise<unknown>((resolve, reject) => {
		worker.onmessage = (message: MessageEvent) => resolve(message.data);
		worker.onerror = () => reject(new Error("the captcha's work broke off"));
		worker.postMessage(challenge);
	}).finally(() => worker.terminate());
}
