import { openCatalogue } from "@baize/catalogue/server";
import { testGameFacts } from "@baize/catalogue/testing";
import type { Draft } from "@baize/content/contract";
import { type Content, type GeoVisibility, seedContent } from "@baize/content/server";
import { openTestContent, publishAll } from "@baize/content/testing";
import { type Database, openInProcessClient, openLog, type Visit } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSearchStart, searchSite } from "../../contract/index.ts";
import { aCompetitionItem, aJackpot, aMatchItem, aRaceItem } from "../../testing/index.ts";
import { openLobby, type SearchItem } from "../index.ts";

const clock = settableClock();
const everything: GeoVisibility = () => true;
const visit: Visit = { session: undefined, locale: "en", ip: "127.0.0.1", userAgent: "", cookies: {} };

let database: Database;
let content: Content;
let items: SearchItem[];
let isVisible: GeoVisibility;
beforeAll(async () => {
	database = await openTestDatabase();
	content = await openTestContent(database);
	await seedContent(content, database);
});
afterAll(() => database.close());

function openSearch() {
	items = [aMatchItem(), aRaceItem(), aCompetitionItem()];
	isVisible = everything;
	const geoVisibilityOf = (): GeoVisibility => (filter) => isVisible(filter);
	const areLiveTablesOpen = (): boolean => true;
	const { bindings } = openLobby({
		content,
		catalogue: openCatalogue({ content, gameFacts: testGameFacts, geoVisibilityOf, areLiveTablesOpen }),
		lastPlayed: () => [],
		favourites: () => [],
		popular: () => [],
		nextFootball: () => [],
		nextRace: () => undefined,
		jackpots: () => [aJackpot()],
		onOffer: () => items,
		geoVisibilityOf,
		geoVisibilityAt: geoVisibilityOf,
		clock,
		log: openLog("silent"),
	});
	const app = openInProcessClient(bindings);
	return {
		search: (term: string) => app.call(searchSite, { query: { term } }, visit),
		start: (played?: string) => app.call(readSearchStart, { query: played === undefined ? {} : { played } }, visit),
	};
}

const foundBy = async (term: string): Promise<string[]> =>
	(await openSearch().search(term)).groups.flatMap(({ kind, hits }) => hits.map(({ title }) => `${kind}: ${title}`));

describe("[CAT-08] [NAV-03] the search of the site", () => {
	it.each([
		["a game", "tidal", "games: Tidal Book"],
		["a game with a mistake", "tydal", "games: Tidal Book"],
		["a team", "Fennimore", "matches: Fennimore – Sarrow Athletic"],
		["a team with a mistake", "fenimore", "matches: Fennimore – Sarrow Athletic"],
		["a race by its course", "cedar park", "races: Cedar Park"],
		["a race by a runner", "kettle", "races: Cedar Park"],
		["a competition", "meridian", "competitions: Meridian League"],
		["a page", "fairness", "pages: Fairness you can check"],
		["help", "withdraw", "help: "],
	])("finds %s by %j", async (_what, term, hit) => {
		expect((await foundBy(term)).join("\n")).toContain(hit);
	});

	it("shows kinds in their order, and only those with a hit", async () => {
		const kinds = (await openSearch().search("football")).groups.map(({ kind }) => kind);
		expect(kinds[0]).toBe("games");
		expect(kinds).toContain("competitions");
		expect(kinds).not.toContain("races");
	});

	it("has nothing for a blank term, and no way on either: nothing was searched", async () => {
		expect(await openSearch().search("  ")).toEqual({ groups: [], near: [] });
	});

	it("leads on where nothing fits: to what fits a part of it, or to featured games", async () => {
		const near = await openSearch().search("tidal xylophone");
		expect(near.groups).toEqual([]);
		expect(near.near.map(({ title }) => title)).toEqual(["Tidal Book"]);
		const featured = await openSearch().search("zzzzzz");
		expect(featured.groups).toEqual([]);
		expect(featured.near).toHaveLength(4);
	});

	it("knows what is on offer within five seconds", async () => {
		const { search } = openSearch();
		await search("fennimore");
		items = [];
		clock.advance(4_999);
		expect((await search("fennimore")).groups).toHaveLength(1);
		clock.advance(1);
		expect((await search("fennimore")).groups).toEqual([]);
	});

	it("[GEO-02] finds nothing that is hidden where the visitor is", async () => {
		const filter = { notIn: { countrySubdivision: { CA: ["QC"] } } };
		const page = content.snapshot().published("content_page", "fairness", "en");
		if (!page) throw new Error("the seeds have no page about fairness");
		const hidden: Draft = {
			...page,
			slug: "secret",
			fields: { ...page.fields, title: "Zanzibar", geoTargetingFilter: filter },
		};
		await publishAll(content, database, [hidden]);
		const { search } = openSearch();
		expect((await search("zanzibar")).groups).toHaveLength(1);
		isVisible = (found) => !found;
		expect((await search("zanzibar")).groups).toEqual([]);
	});

	it("[HELP-01] finds a page by its search words, which it does not show", async () => {
		const page = content.snapshot().published("content_page", "withdrawing", "en");
		if (!page) throw new Error("the seeds have no page about withdrawing");
		const fields = { ...page.fields, title: "Getting money out", keywords: ["wombats"] };
		await publishAll(content, database, [{ ...page, slug: "by-its-words", fields }]);
		expect(await foundBy("wombat")).toEqual(["help: Getting money out"]);
	});

	it("[CONT-04] finds a page for players for them only", async () => {
		const page = content.snapshot().published("content_page", "fairness", "en");
		if (!page) throw new Error("the seeds have no page about fairness");
		const fields = { ...page.fields, title: "Quagmire", audiences: ["players" as const] };
		await publishAll(content, database, [{ ...page, slug: "for-players", fields }]);
		expect((await openSearch().search("quagmire")).groups).toEqual([]);
	});
});

describe("before anything is typed the search shows", () => {
	it("featured games and what starts next, soonest first", async () => {
		const { recent, featured, next } = await openSearch().start();
		expect(recent).toEqual([]);
		expect(featured).toHaveLength(6);
		expect(next.map(({ title }) => title)).toEqual(["Cedar Park", "Fennimore – Sarrow Athletic"]);
	});

	it("a visitor's last games, as their browser knows them", async () => {
		const { recent } = await openSearch().start("amber-fox,gone,tidal-book");
		expect(recent.map(({ id }) => id)).toEqual(["amber-fox", "tidal-book"]);
	});
});
