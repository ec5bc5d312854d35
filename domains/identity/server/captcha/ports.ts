import type { Captcha, CaptchaPurpose } from "../../contract/index.ts";

/** A way to distinguish people from machines. */
export type CaptchaProvider = {
	/** What a page needs to get a token for this purpose. */
	offer(purpose: CaptchaPurpose): Promise<Captcha>;
	/**
	 * Until when the token is valid, and its id; undefined where it is not valid for this purpose. Refuses with
	 * OUTSIDE_UNAVAILABLE where a service does not respond.
	 */
	check(purpose: CaptchaPurpose, token: string, ip: string): Promise<{ name: string; untilMs: number } | undefined>;
};
