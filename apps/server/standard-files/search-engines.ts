import { isLocale, LOCALES } from "@baize/kernel/locale";
import { addressOf, type PagePath, pathIn, serverPages } from "@baize/platform-paths";
import type { Visit } from "@baize/platform-server";
import type { FastifyInstance, FastifyRequest } from "fastify";

type Ports = {
	publicUrl: string;
	visitOf(request: FastifyRequest): Visit | Promise<Visit>;
	/** The pages that a search engine should know, as they are shown where the one who asks is. */
	addresses(visit: Visit): readonly PagePath[];
};

const HOUR_SECONDS = 3_600;

/**
 * What search engines read first: which pages are a person's own, and one list of all others for each language. Pages name
 * their other languages themselves.
 */
export function serveSearchEngines(app: FastifyInstance, { publicUrl, visitOf, addresses }: Ports): void {
	const whole = (path: string): string => new URL(path, publicUrl).href;
	// Answers depend on where the one who asks is.
	const kept = `private, max-age=${HOUR_SECONDS}`;

	app.get(serverPages.robots, (_request, reply) =>
		reply
			.type("text/plain; charset=utf-8")
			.header("cache-control", kept)
			.send(robotsText(whole(serverPages.sitemaps))),
	);
	app.get(serverPages.sitemaps, (_request, reply) =>
		reply
			.type("application/xml; charset=utf-8")
			.header("cache-control", kept)
			.send(listOfSitemaps(LOCALES.map((locale) => whole(addressOf(serverPages.sitemap, { locale }))))),
	);
	app.get<{ Params: { locale: string } }>(serverPages.sitemap, async (request, reply) => {
		const { locale } = request.params;
		if (!isLocale(locale)) return reply.callNotFound();
		const visit = { ...(await visitOf(request)), locale };
		const paths = addresses(visit).map((path) => whole(pathIn(locale, path)));
		return reply.type("application/xml; charset=utf-8").header("cache-control", kept).send(sitemapOf(paths));
	});
}

const robotsText = (sitemaps: string): string =>
	["User-agent: *", "Allow: /", "Disallow: /*/account", "Disallow: /backoffice", `Sitemap: ${sitemaps}`, ""].join("\n");

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

// An address has neither < nor > nor quotes: they are encoded in it.
const located = (address: string): string => `<loc>${address.replaceAll("&", "&amp;")}</loc>`;

function listOfSitemaps(addresses: readonly string[]): string {
	const entries = addresses.map((address) => `<sitemap>${located(address)}</sitemap>`);
	return `${XML}<sitemapindex xmlns="${SCHEMA}">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

function sitemapOf(addresses: readonly string[]): string {
	const entries = addresses.map((address) => `<url>${located(address)}</url>`);
	return `${XML}<urlset xmlns="${SCHEMA}">\n${entries.join("\n")}\n</urlset>\n`;
}
