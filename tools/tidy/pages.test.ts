import { type Entry, linkOf } from "@baize/content/contract";
import { pagePath, pages } from "@baize/platform-paths";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import routes from "../../apps/site/app/routes.ts";
import { seeds } from "../../domains/content/server/seeds/index.ts";
import { SAFER_PLAY_LAWS } from "../../domains/geo/contract/safer-play.data.ts";

type Route = RouteObject & { file?: string };

/** The file of the route that a path of the site opens. */
const routeAt = (path: string): string | undefined =>
	(matchRoutes(routes as RouteObject[], `/en${path}`)?.at(-1)?.route as Route | undefined)?.file;

const CONTENT_ROUTES = ["routes/content/content-page.tsx", "routes/help/help-page.tsx"];
const isContent = (path: string): boolean => CONTENT_ROUTES.includes(routeAt(path) ?? "");
const isNothing = (path: string): boolean => [undefined, "routes/content/not-found.tsx"].includes(routeAt(path));

const patternsOf = (entries: readonly Route[]): string[] =>
	entries.flatMap(({ path, children }) => [...(path ? [path] : []), ...patternsOf(children ?? [])]);

type Fields = { category: string; subcategory: string; uriSuffix: string; link?: string };

/** The paths that the initial content brings into being. */
function contentPaths(): string[] {
	return seeds.flatMap(({ type, slug, fields }): string[] => {
		// Each category of the help is a page of its own.
		if (slug === "help-categories") return linksIn(fields);
		if (type === "section") return [pagePath(pages.category, { category: slug })];
		if (type === "casino_game_page") {
			const { category, subcategory, uriSuffix } = fields as unknown as Fields;
			return [pagePath(pages.game, { category, subcategory, page: uriSuffix })];
		}
		if (type !== "content_page" && type !== "marketing_page" && type !== "custom_menu") return [];
		return [linkOf({ type, slug, fields } as unknown as Entry<typeof type>)];
	});
}

/** Every path of the site in a value, wherever it is named a link. */
function linksIn(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) =>
		/^(link|parentLink)$/.test(name) && typeof inner === "string" && inner.startsWith("/") ? [inner] : linksIn(inner),
	);
}

const inContent = new Set(contentPaths());

/** Whether a path opens a page: one of ours, or one that the initial content has. */
function isThere(link: string): boolean {
	const [path = ""] = link.split(/[?#]/, 1);
	if (path.startsWith("/casino/") || isContent(path)) return inContent.has(path);
	return !isNothing(path);
}

describe("a page of the table", () => {
	const fixed = Object.entries(pages).filter(([, page]) => !/[:*]/.test(page));

	it.each(fixed)("%s opens at %s", (_name, page) => {
		expect(isThere(page)).toBe(true);
	});

	it.each(Object.entries(pages))("%s has a route or is in the content: %s", (_name, page) => {
		expect(isNothing(page)).toBe(false);
	});

	it("is there for every route of the site", () => {
		const known: readonly string[] = [...Object.values(pages), `/:locale${pages.captureDocument}`, "/:locale", "/*"];
		expect(patternsOf(routes as Route[]).filter((path) => !known.includes(`/${path}`))).toEqual([]);
	});
});

describe("a link in the content", () => {
	const links = [...new Set(linksIn(seeds))];

	it("is found", () => {
		expect(links.length).toBeGreaterThan(15);
	});

	it.each(links)("%s opens a page", (link) => {
		expect(isThere(link)).toBe(true);
	});

	it.each(["/nowhere", "/account/nothing", "/help/nowhere", "/pages/nothing", "/casino/nothing", "/en/account"])(
		"%s would be refused",
		(link) => {
			expect(isThere(link)).toBe(false);
		},
	);
});

describe("the page about safer play", () => {
	const page = JSON.stringify(seeds.filter(({ slug, locale }) => slug === "safer-play" && locale === "en"));

	it.each(Object.entries(SAFER_PLAY_LAWS))("names who helps in %s, with the telephone", (_country, law) => {
		const laws = [law, ...Object.values(law.subdivisions ?? {})];
		const phones = laws.flatMap(({ organisations = [] }) => organisations).flatMap(({ phone }) => phone ?? []);
		expect(phones.filter((phone) => page.includes(phone))).not.toEqual([]);
	});
});
