import { refuse } from "@baize/kernel/error";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import type { Log } from "@baize/platform-server";
import type { CaptchaProvider } from "../captcha.ts";

/** A service that speaks `siteverify`, as Turnstile, hCaptcha and reCAPTCHA do. */
export type SiteVerify = { verifyUrl: string; secret: string; siteKey: string; scriptUrl: string };

type Ports = SiteVerify & { clock: Clock; log: Pick<Log, "warn">; hostname: string; fetch?: typeof fetch };
type Answer = { success?: unknown; hostname?: unknown; action?: unknown };

const WAIT_MS = 5_000;
/** Services let a token be used for minutes; so long we remember that it was. */
const KEPT_MS = 10 * MINUTE_MS;

export function openSiteVerify(ports: Ports): CaptchaProvider {
	const { siteKey, scriptUrl, clock, hostname } = ports;
	return {
		offer: async (purpose) => ({ kind: "service", siteKey, scriptUrl, action: purpose }),
		async check(purpose, token, ip) {
			const answer = await ask(ports, token, ip);
			// A token that was got on another site, or for another thing, is none of ours. Not every service tells actions.
			const isOurs = answer.hostname === hostname && (answer.action ?? purpose) === purpose;
			return answer.success === true && isOurs ? { name: token, untilMs: clock.nowMs() + KEPT_MS } : undefined;
		},
	};
}

/** No answer, or one that says nothing, is an outage: nobody is let through, and nobody is told that he is a machine. */
async function ask({ verifyUrl, secret, log, fetch: send = fetch }: Ports, token: string, ip: string): Promise<Answer> {
	try {
		const response = await send(verifyUrl, {
			method: "POST",
			body: new URLSearchParams({ secret, response: token, remoteip: ip }),
			signal: AbortSignal.timeout(WAIT_MS),
		});
		const answer: unknown = await response.json();
		if (typeof (answer as Answer | null)?.success === "boolean") return answer as Answer;
		log.warn({ status: response.status }, "the captcha service answered something else");
	} catch (error) {
		log.warn({ err: error }, "the captcha service does not answer");
	}
	throw refuse("OUTSIDE_UNAVAILABLE");
}
