import { refuse } from "@baize/kernel/error";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import type { Log } from "@baize/platform-server";
import type { CaptchaProvider } from "../captcha/ports.ts";

/** A service with the `siteverify` API, such as Turnstile, hCaptcha and reCAPTCHA. */
export type SiteVerify = { verifyUrl: string; secret: string; siteKey: string; scriptUrl: string };

type Ports = SiteVerify & { clock: Clock; log: Pick<Log, "warn">; hostname: string; fetch?: typeof fetch };
type Answer = { success?: unknown; hostname?: unknown; action?: unknown };

const WAIT_MS = 5_000;
/** Services accept a token for some minutes; used tokens are stored for this long. */
const TOKEN_RETENTION_MS = 10 * MINUTE_MS;

export function openSiteVerify(ports: Ports): CaptchaProvider {
	const { siteKey, scriptUrl, clock, hostname } = ports;
	return {
		offer: async (purpose) => ({ kind: "service", siteKey, scriptUrl, action: purpose }),
		async check(purpose, token, ip) {
			const answer = await verify(ports, token, ip);
			// Refuses a token that was issued on another site or for another action. Not every service reports actions.
			const isOurs = answer.hostname === hostname && (answer.action ?? purpose) === purpose;
			return answer.success === true && isOurs
				? { name: token, untilMs: clock.nowMs() + TOKEN_RETENTION_MS }
				: undefined;
		},
	};
}

/** No reply, or an unusable one, is an outage: no request passes, and no player is called a bot. */
async function verify(
	{ verifyUrl, secret, log, fetch: send = fetch }: Ports,
	token: string,
	ip: string,
): Promise<Answer> {
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
