import type { Handler } from "@baize/platform-server";
import { CONSENT_COOKIE, CONSENT_SECONDS, type chooseAnalytics, consentOf } from "../contract/index.ts";

/** Browsers shorten the life of cookies that a script sets, so the server sets this one; pages read it. */
export const handleChooseAnalytics: Handler<typeof chooseAnalytics> = ({ headers, body }, _visit, reply) => {
	const consent = consentOf(body.agreed ? "agreed" : "declined", headers) ?? "declined";
	reply.setCookie(CONSENT_COOKIE, consent, { httpOnly: false, maxAgeSeconds: CONSENT_SECONDS });
	return { agreed: consent === "agreed" };
};
