import type { Clock } from "@baize/kernel/time";
import type { Database, Log, Secrets } from "@baize/platform-server";
import type { CaptchaPurpose } from "../../contract/index.ts";
import { DIFFICULTIES, openAltcha, QUICK_DIFFICULTIES } from "../adapters/altcha.ts";
import { openSiteVerify, type SiteVerify } from "../adapters/site-verify.ts";
import { hashOf } from "../tokens.ts";
import { spendCaptcha } from "./captcha-store.ts";
import type { CaptchaProvider } from "./ports.ts";

/** A captcha whose tokens are valid once. */
export type CaptchaGuard = Pick<CaptchaProvider, "offer"> & {
	isSolved(purpose: CaptchaPurpose, token: string, ip: string): Promise<boolean>;
};

export const openCaptchaGuard = (provider: CaptchaProvider, { reader }: Pick<Database, "reader">): CaptchaGuard => ({
	offer: provider.offer,
	async isSolved(purpose, token, ip) {
		const good = await provider.check(purpose, token, ip);
		return good !== undefined && (await spendCaptcha(reader, hashOf(good.name), new Date(good.untilMs)));
	},
});

export type CaptchaConfig = { captcha: SiteVerify | undefined; publicUrl: string; profile: string };

/**
 * The configured service; without one, a computing challenge that we set and check ourselves, at a lower cost in tests.
 */
export const captchaOf = (
	config: CaptchaConfig,
	{ clock, secrets, log }: { clock: Clock; secrets: Secrets; log: Pick<Log, "warn"> },
): CaptchaProvider => {
	if (!config.captcha) {
		const difficulties = config.profile === "test" ? QUICK_DIFFICULTIES : DIFFICULTIES;
		return openAltcha({ clock, key: secrets.keyFor("identity.captcha"), difficulties });
	}
	const { verifyUrl, secret, siteKey, scriptUrl } = config.captcha;
	const { hostname } = new URL(config.publicUrl);
	return openSiteVerify({ clock, log, verifyUrl, secret, siteKey, scriptUrl, hostname });
};
