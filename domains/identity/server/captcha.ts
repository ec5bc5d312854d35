import type { Clock } from "@baize/kernel/time";
import type { Database, Log, Secrets } from "@baize/platform-server";
import type { Captcha } from "../contract/index.ts";
import { openAltcha } from "./adapters/altcha.ts";
import { openSiteVerify, type SiteVerify } from "./adapters/site-verify.ts";
import { spendCaptcha } from "./captcha-store.ts";
import { hashOf } from "./tokens.ts";

/** Whatever tells people from machines. */
export type CaptchaProvider = {
	/** What a page needs to get a token. */
	offer(): Promise<Captcha>;
	/**
	 * Until when the token would be good, and what names it; undefined where it is not good. Refuses with
	 * OUTSIDE_UNAVAILABLE where a service does not answer.
	 */
	check(token: string, ip: string): Promise<{ name: string; untilMs: number } | undefined>;
};

/** A captcha whose tokens are good once. */
export type CaptchaGuard = { offer(): Promise<Captcha>; isSolved(token: string, ip: string): Promise<boolean> };

export const openCaptchaGuard = (provider: CaptchaProvider, { reader }: Pick<Database, "reader">): CaptchaGuard => ({
	offer: provider.offer,
	async isSolved(token, ip) {
		const good = await provider.check(token, ip);
		return good !== undefined && (await spendCaptcha(reader, hashOf(good.name), new Date(good.untilMs)));
	},
});

export type CaptchaConfig = { captcha: SiteVerify | undefined; publicUrl: string };

/** The service of the configuration; without one, work that the house sets and checks itself. */
export const captchaOf = (
	config: CaptchaConfig,
	ports: { clock: Clock; secrets: Secrets; log: Pick<Log, "warn"> },
): CaptchaProvider =>
	config.captcha
		? openSiteVerify({ ...ports, ...config.captcha, hostname: new URL(config.publicUrl).hostname })
		: openAltcha({ clock: ports.clock, key: ports.secrets.keyFor("identity.captcha") });
