import { LOCALES, tagOf } from "@baize/kernel/locale";
import { type Clock, DAY_MS } from "@baize/kernel/time";
import { pages, pathIn, serverPages } from "@baize/platform-paths";
import { type Config, chooseLocale, readCookies } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";

/** RFC 9116 wants less than a year, so that an outdated file expires. */
const VALID_DAYS = 180;
const DAY_SECONDS = 86_400;

/** The standard files of every site. */
export function serveWellKnown(
	app: FastifyInstance,
	clock: Clock,
	{ publicUrl, securityContact }: Pick<Config, "publicUrl" | "securityContact">,
): void {
	app.get(serverPages.securityText, (_request, reply) =>
		reply
			.type("text/plain; charset=utf-8")
			.header("cache-control", `public, max-age=${DAY_SECONDS}`)
			.send(securityText(clock.nowMs(), publicUrl, securityContact)),
	);
	app.get(serverPages.changePassword, ({ headers }, reply) => {
		const locale = chooseLocale(headers["accept-language"], readCookies(headers.cookie).LANG);
		return reply.header("cache-control", "no-cache").redirect(pathIn(locale, pages.security), 302);
	});
}

/** The same text for a whole day, so that repeated reads are equal. */
function securityText(nowMs: number, publicUrl: string, contact: string): string {
	const today = nowMs - (nowMs % DAY_MS);
	return [
		`Contact: ${contact}`,
		`Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
		`Preferred-Languages: ${LOCALES.map(tagOf).join(", ")}`,
		`Canonical: ${new URL(serverPages.securityText, publicUrl).href}`,
		"",
	].join("\n");
}
