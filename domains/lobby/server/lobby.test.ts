import { openCatalogue } from "@baize/catalogue/server";
import { testGameFacts } from "@baize/catalogue/testing";
import { type Draft, pictureAddress } from "@baize/content/contract";
import { type Content, type GeoVisibility, seedContent } from "@baize/content/server";
import { addPicture, openTestContent, publishAll } from "@baize/content/testing";
import { type Database, openInProcessClient, openLog, type Session, type Visit } from "@baize/platform-server";
import { openTestDatabase, PROVED, settableClock } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LobbyRow, readLobby } from "../contract/index.ts";
import { aCompetitionItem, aFixture, aJackpot, aMatchItem, aRace, aRaceItem } from "../testing/index.ts";
import { type LobbyPorts, openLobby } from "./index.ts";

const everything: GeoVisibility = () => true;
const player: Session = {
	sessionId: 1n,
	handle: "h",
	playerId: 7n,
	bucket: 7,
	currency: "CAD",
	roles: [],
	...PROVED,
};
const visit = (over: Partial<Visit> = {}): Visit => ({
	session: undefined,
	locale: "en",
	ip: "127.0.0.1",
	userAgent: "",
	cookies: {},
	...over,
});

let database: Database;
let content: Content;
beforeAll(async () => {
	database = await openTestDatabase();
	content = await openTestContent(database);
	await seedContent(content, database);
});
afterAll(() => database.close());

function openedLobby(over: Partial<LobbyPorts> = {}, isVisible: GeoVisibility = everything) {
	const geoVisibilityOf = () => isVisible;
	const catalogue = openCatalogue({
		content,
		gameFacts: testGameFacts,
		geoVisibilityOf,
		areLiveTablesOpen: () => true,
	});
	return openLobby({
		content,
		catalogue,
		lastPlayed: () => ["amber-fox", "gone", "tidal-book"],
		favourites: () => [],
		popular: () => [],
		nextFootball: () => [aFixture()],
		nextRace: () => aRace(),
		jackpots: () => [aJackpot()],
		onOffer: () => [aMatchItem(), aRaceItem(), aCompetitionItem()],
		clock: settableClock(),
		geoVisibilityOf,
		geoVisibilityAt: () => isVisible,
		log: openLog("silent"),
		...over,
	});
}

function lobbyOf(ports: Partial<LobbyPorts> = {}, isVisible: GeoVisibility = everything) {
	const app = openInProcessClient(openedLobby(ports, isVisible).bindings);
	return (over: Partial<Visit> = {}) => app.call(readLobby, {}, visit(over));
}

const kinds = (rows: LobbyRow[]): string[] =>
	rows.map((row) => (row.kind === "category" ? `category ${row.slug}` : row.kind));

describe("[ROUTE-02] [GEN-01] the lobby", () => {
	it("shows an anonymous visitor the slides and rows that editors ordered", async () => {
		const lobby = await lobbyOf()();
		expect(lobby.slides.map(({ slug }) => slug)).toEqual(["tidal-book", "horse-racing", "football"]);
		expect(kinds(lobby.rows)).toEqual(["category slots", "jackpots", "football", "race"]);
	});

	it("is in the visitor's language", async () => {
		const lobby = await lobbyOf()({ locale: "es" });
		expect(lobby.slides[0]?.title).toBe("Reparte el abismo.");
		const slots = lobby.rows.find((row) => row.kind === "category");
		expect(slots).toMatchObject({ title: "Tragaperras", href: "/casino/slots" });
	});

	it("[CONT-05] has the uploaded picture of a slide, with its focus and its text in the visitor's language", async () => {
		const picture = "d".repeat(32);
		await addPicture(content, database, { id: picture, width: 1_920, height: 800, focus: { x: 80, y: 40 } });
		const [seeded] = content.snapshot().list("slide", "en");
		const image = { url: pictureAddress(picture, 1280), alt: "" };
		const { art: _art, ...fields } = seeded!.fields;
		const slide: Draft<"slide"> = { ...seeded!, fields: { ...fields, text: "Look.", image } };
		await publishAll(content, database, [slide]);
		const shown = (await lobbyOf()()).slides.find(({ slug }) => slug === slide.slug);
		expect(shown).not.toHaveProperty("art");
		expect(shown?.picture).toMatchObject({
			...{ base: `/media/${picture}`, width: 1_920, height: 800, focus: { x: 80, y: 40 } },
			alt: "A picture (en)",
		});
		expect(shown?.picture?.widths.at(-1)).toBe(1_920);
		await publishAll(content, database, [seeded!]);
	});

	it("states in a slide the return that the game itself has", async () => {
		expect((await lobbyOf()()).slides[0]?.text).toContain("Return to player 96.10%");
		expect((await lobbyOf()({ locale: "es" })).slides[0]?.text).toContain("96,10\u00a0%");
	});

	it("leaves out a slide that would name the return of a game that is not there", async () => {
		const catalogue = openCatalogue({
			content,
			gameFacts: () => null,
			geoVisibilityOf: () => everything,
			areLiveTablesOpen: () => true,
		});
		const lobby = await lobbyOf({ catalogue })();
		expect(lobby.slides.map(({ slug }) => slug)).toEqual(["horse-racing", "football"]);
		expect(kinds(lobby.rows)).toEqual(["jackpots", "football", "race"]);
	});

	it("leaves out a category whose games all stand in one above it", async () => {
		const { rows } = await lobbyOf()();
		const slots = rows.find((row) => row.kind === "category");
		expect(slots?.kind === "category" && slots.cards.map(({ gameId }) => gameId)).toContain("harbour-lights");
		expect(kinds(rows)).not.toContain("category new");
	});

	it("begins for a player with what they played last, without what is gone", async () => {
		const [first] = (await lobbyOf()({ session: player })).rows;
		expect(first?.kind === "continuePlaying" && first.cards.map(({ gameId }) => gameId)).toEqual([
			"amber-fox",
			"tidal-book",
		]);
	});

	it.each([
		["no last games", { lastPlayed: () => [] }, "continuePlaying"],
		["no matches", { nextFootball: () => [] }, "football"],
		["no race", { nextRace: () => undefined }, "race"],
		["no jackpots", { jackpots: () => [] }, "jackpots"],
	])("has no empty row when there are %s", async (_what, ports, kind) => {
		const { rows } = await lobbyOf(ports)({ session: player });
		expect(kinds(rows)).not.toContain(kind);
		expect(rows.length).toBeGreaterThan(2);
	});

	it("loses one row, not the page, when a domain fails", async () => {
		const { rows } = await lobbyOf({
			nextFootball: () => Promise.reject(new Error("the feed is down")),
		})();
		expect(kinds(rows)).toEqual(["category slots", "jackpots", "race"]);
	});

	it("[CONT-04] has a slide for players for them only", async () => {
		const slide = content.snapshot().published("slide", "horse-racing", "en");
		if (!slide) throw new Error("the seeds are not there");
		const forPlayers: Draft = { ...slide, fields: { ...slide.fields, audiences: ["players"] } };
		await publishAll(content, database, [forPlayers]);
		const slugs = async (over: Partial<Visit>) => (await lobbyOf()(over)).slides.map(({ slug }) => slug);
		expect([await slugs({ session: player }), await slugs({})].map((each) => each.includes("horse-racing"))).toEqual([
			true,
			false,
		]);
		await publishAll(content, database, [slide]);
	});

	it("[GEO-02] contains nothing that is hidden where the visitor is", async () => {
		const filter = { notIn: { countrySubdivision: { CA: ["QC"] } } };
		const page = content.snapshot().published("casino_game_page", "ember-court", "en");
		const slide = content.snapshot().published("slide", "football", "en");
		if (!page || !slide) throw new Error("the seeds are not there");
		const hidden: Draft[] = [
			{ ...page, fields: { ...page.fields, game_id: { id: "ember-court", filter } } },
			{ ...slide, fields: { ...slide.fields, geoTargetingFilter: filter } },
		];
		await publishAll(content, database, hidden);
		const isVisible: GeoVisibility = (found) => !found;
		const lobby = await lobbyOf({ lastPlayed: () => ["ember-court"] }, isVisible)({ session: player });
		expect(JSON.stringify(lobby)).not.toContain("ember-court");
		expect(lobby.slides.map(({ slug }) => slug)).not.toContain("football");
	});
});

describe("the addresses for search engines", () => {
	it("are those of the site's own pages, categories, games with their rules, and what editors wrote, each once", () => {
		const addresses = openedLobby().addresses(visit());
		expect(addresses).toEqual(
			expect.arrayContaining([
				"/",
				"/sports",
				"/casino/slots",
				"/casino/slots/adventure/tidal-book",
				"/fairness/games/tidal-book",
				"/pages/terms",
				"/help/withdrawals/withdrawing",
			]),
		);
		expect(new Set(addresses).size).toBe(addresses.length);
		expect(addresses.filter((address) => address.startsWith("/account"))).toEqual([]);
		expect(addresses).not.toContain("/fairness/games/horse-racing");
	});

	it("[GEO-02] [CONT-04] leave out what is hidden where the visitor is, and pages for players", async () => {
		const terms = content.snapshot().published("content_page", "terms", "en");
		if (!terms) throw new Error("the seeds are not there");
		const addresses = () => openedLobby({}, (filter) => !filter).addresses(visit());
		expect(addresses().join(" ")).not.toContain("ember-court");
		expect(addresses()).toContain("/pages/terms");
		await publishAll(content, database, [{ ...terms, fields: { ...terms.fields, audiences: ["players"] } }]);
		expect(addresses()).not.toContain("/pages/terms");
		await publishAll(content, database, [terms]);
	});
});
