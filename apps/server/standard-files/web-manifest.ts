import { directionOf, isLocale, type Locale, tagOf } from "@baize/kernel/locale";
import { type PagePath, pages, pathIn, serverPages } from "@baize/platform-paths";
import type { FastifyInstance } from "fastify";
import { written } from "./texts.ts";

const DAY_SECONDS = 86_400;
const NAME = "Baize";

/** Without a device setting the site is dark. A manifest has one colour; open pages name that of their own theme. */
const DARK_GROUND = "#07130f";

const textsOf = written((texts) => texts);

/** What a device needs to install the site, in each language. It is the same for everyone. */
export function serveWebManifests(app: FastifyInstance): void {
	app.get<{ Params: { locale: string } }>(serverPages.webManifest, (request, reply) => {
		const { locale } = request.params;
		if (!isLocale(locale)) return reply.callNotFound();
		return reply
			.type("application/manifest+json; charset=utf-8")
			.header("cache-control", `public, max-age=${DAY_SECONDS}`)
			.send(JSON.stringify(webManifest(locale)));
	});
}

/** All languages have one id, so that a device which has the site in one language does not install it a second time. */
function webManifest(locale: Locale): object {
	const { description, ...names } = textsOf[locale];
	const shortcut = (name: keyof typeof names, page: PagePath) => ({
		name: names[name],
		url: pathIn(locale, page),
	});
	return {
		id: "/",
		name: NAME,
		short_name: NAME,
		description,
		lang: tagOf(locale),
		dir: directionOf(locale),
		start_url: pathIn(locale, pages.lobby),
		scope: "/",
		display: "standalone",
		theme_color: DARK_GROUND,
		background_color: DARK_GROUND,
		icons: ICONS,
		shortcuts: [shortcut("lobby", pages.lobby), shortcut("sports", pages.sports), shortcut("cashier", pages.deposit)],
	};
}

const ICONS = [
	{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
	{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
	{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
	{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];
