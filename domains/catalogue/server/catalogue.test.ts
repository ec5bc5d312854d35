import { type Draft, type FieldsOf, pictureAddress } from "@baize/content/contract";
import { type Content, type GeoVisibility, seedContent, visibleFor } from "@baize/content/server";
import { addPicture, openTestContent, publishAll } from "@baize/content/testing";
import type { Locale } from "@baize/kernel/locale";
import { type Database, type InProcessClient, openInProcessClient, type Visit } from "@baize/platform-server";
import { openTestDatabase } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	listGameCategories,
	listGames,
	readCategory,
	readGame,
	readGameCategory,
	searchGames,
} from "../contract/index.ts";
import { testGameFacts } from "../testing/index.ts";
import { gameFacts as factsOfSheets } from "./game-facts.ts";
import { type Catalogue, openCatalogue } from "./index.ts";
import { percentText, rangeText } from "./titles.ts";

const HIDDEN = { notIn: { countrySubdivision: { CA: ["QC"] } } };
const everything: GeoVisibility = () => true;
const unfiltered: GeoVisibility = (filter) => !filter;

const visit = (locale: Locale = "en"): Visit => ({
	session: undefined,
	locale,
	ip: "127.0.0.1",
	userAgent: "",
	cookies: {},
});
const system = { bucket: "default", language: "en" } as const;

let database: Database;
let content: Content;
let catalogue: Catalogue;
let app: InProcessClient;
let hiddenClient: InProcessClient;
let isLiveOpen = true;

function pageLike(slug: string, changes: Partial<FieldsOf<"casino_game_page">>): Draft {
	const model = content.snapshot().published("casino_game_page", "tidal-book", "en");
	if (!model) throw new Error("the seeds have no Tidal Book");
	return {
		type: "casino_game_page",
		slug,
		locale: "en",
		fields: { ...model.fields, uriSuffix: slug, game_id: { id: slug }, ...changes },
	};
}

beforeAll(async () => {
	database = await openTestDatabase();
	content = await openTestContent(database);
	await seedContent(content, database);
	const gameFacts = (id: string) => (id === "secret-cove" ? testGameFacts("tidal-book") : testGameFacts(id));
	catalogue = openCatalogue({
		content,
		gameFacts,
		geoVisibilityOf: () => everything,
		areLiveTablesOpen: () => isLiveOpen,
	});
	app = openInProcessClient(catalogue.bindings);
	hiddenClient = openInProcessClient(
		openCatalogue({ content, gameFacts, geoVisibilityOf: () => unfiltered, areLiveTablesOpen: () => true }).bindings,
	);
	await publishAll(content, database, [
		pageLike("secret-cove", { title: "Secret Cove", game_id: { id: "secret-cove", filter: HIDDEN } }),
		pageLike("dream-game", { title: "Dream Game" }),
		{
			type: "section",
			slug: "coves",
			locale: "en",
			fields: { title: "Coves", name: "Coves", games: ["secret-cove", "dream-game", "amber-fox", "gone"] },
		},
		{
			type: "section",
			slug: "live-casino",
			locale: "en",
			fields: { title: "Live casino", name: "Live casino", games: ["amber-fox"] },
		},
	]);
});
afterAll(() => database.close());

describe("[CAT-05] a game of the content system", () => {
	it("is read again where a game has changed, and not for anything else that is published", async () => {
		let reads = 0;
		const counting = openCatalogue({
			content,
			gameFacts(id) {
				reads += 1;
				return testGameFacts(id);
			},
			geoVisibilityOf: () => everything,
			areLiveTablesOpen: () => true,
		});
		const readsAfter = async (...drafts: Draft[]): Promise<number> => {
			await publishAll(content, database, drafts);
			counting.game("tidal-book", "en");
			return reads;
		};
		const fields = { title: "Elsewhere", url: "https://example.org" };
		const first = await readsAfter();
		expect(first).toBeGreaterThan(0);
		expect(await readsAfter({ type: "external_link", slug: "elsewhere", locale: "en", fields })).toBe(first);
		expect(await readsAfter(pageLike("dream-game", { title: "Another Dream" }))).toBe(2 * first);
		expect(await readsAfter(pageLike("dream-game", { title: "Dream Game" }))).toBe(3 * first);
	});

	it("[CONT-05] has the picture that operators have uploaded for its card, and its focus as soon as it is moved", async () => {
		const picture = "c".repeat(32);
		await addPicture(content, database, { id: picture, width: 600, height: 800 });
		const before = content.snapshot().published("casino_game_page", "amber-fox", "en")!;
		const fields = { ...before.fields, card_vertical_image: { url: pictureAddress(picture) } };
		await publishAll(content, database, [{ ...before, fields }]);
		const opened = openCatalogue({
			...{ content, gameFacts: testGameFacts },
			geoVisibilityOf: () => everything,
			areLiveTablesOpen: () => true,
		});
		const cardOf = (game: string) => opened.cards([game], "en", everything)[0];
		const shown = () => cardOf("amber-fox")?.picture;
		const drawn = { base: `/media/${picture}`, widths: [160, 320, 480], width: 600, height: 800 };
		expect(shown()).toEqual({ ...drawn, focus: { x: 50, y: 50 }, alt: "A picture (en)" });
		await addPicture(content, database, { id: picture, focus: { x: 10, y: 90 } });
		expect(shown()).toMatchObject({ focus: { x: 10, y: 90 } });
		expect(cardOf("tidal-book")).not.toHaveProperty("picture");
		await publishAll(content, database, [before]);
	});

	it("is answered in the specification's form", async () => {
		const { games } = await app.call(listGames, { params: { ...system, language: "es" } }, visit());
		expect(games.find(({ slug }) => slug === "tidal-book")).toEqual({
			name: "Tidal Book",
			id: "tidal-book",
			linkUrl: "/casino/slots/adventure/tidal-book",
			cardImage: "/art/tidal-book-4x3-480.webp",
			cardImageAltText: "Un pulpo ámbar que emerge de un mar turquesa",
			category: "slots",
			categoryName: "Tragaperras",
			subCategory: "adventure",
			subCategoryName: "Aventura",
			slug: "tidal-book",
		});
	});

	it("is not listed when the site cannot play it, whatever was published", async () => {
		const { games } = await app.call(listGames, { params: system }, visit());
		expect(games.map(({ slug }) => slug)).not.toContain("dream-game");
		expect(catalogue.isPlayable("dream-game", everything)).toBe(false);
	});

	it("[CONT-04] appears as soon as it is published", async () => {
		expect(catalogue.game("tidal-book", "ar")?.name).toBe("تايدل بوك");
		const before = catalogue.game("amber-fox", "en");
		await publishAll(content, database, [pageLike("amber-fox", { title: "Amber Fox II", category: "slots" })]);
		expect([before?.name, catalogue.game("amber-fox", "en")?.name]).toEqual(["Amber Fox", "Amber Fox II"]);
	});
});

describe("[ROUTE-11] the live tables", () => {
	const read = () => app.call(readCategory, { params: { category: "live-casino" }, query: {} }, visit());
	const listed = async () =>
		(await app.call(listGameCategories, { params: system }, visit())).categories.map(({ slug }) => slug);

	it("are not answered while they are closed, whatever the page would show", async () => {
		expect((await read()).cards).toHaveLength(1);
		expect(await listed()).toContain("live-casino");
		isLiveOpen = false;
		await expect(read()).rejects.toThrow("CATEGORY_NOT_FOUND");
		expect(await listed()).not.toContain("live-casino");
		isLiveOpen = true;
	});
});

describe("[CAT-04] a category", () => {
	it("has its games, or the categories in it", async () => {
		const slots = await app.call(readGameCategory, { params: { ...system, slug: "slots" } }, visit());
		expect(slots).toEqual({
			slug: "slots",
			title: "Slots",
			name: "Slots",
			subCategories: [
				{ slug: "featured", title: "Featured slots", name: "Featured" },
				{ slug: "features", title: "Slots with respins and held symbols", name: "Hold and spin" },
				{ slug: "no-lines", title: "Slots without lines", name: "Without lines" },
				{ slug: "adventure", title: "Adventure slots", name: "Adventure" },
				{ slug: "classic", title: "Classic slots", name: "Classic" },
			],
		});
		const classic = await app.call(readGameCategory, { params: { ...system, slug: "new" } }, visit());
		expect(classic.games).toEqual([
			{ id: "lantern-road", slug: "lantern-road" },
			{ id: "harbour-lights", slug: "harbour-lights" },
		]);
	});

	it("shows on its page every game of the categories in it, each once", async () => {
		const page = await app.call(readCategory, { params: { category: "slots" }, query: {} }, visit());
		const ids = page.cards.map(({ gameId }) => gameId);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids).toHaveLength(6);
		expect(page.choices.map(({ href }) => href)).toContain("/casino/slots/adventure");
	});

	it("shows one of the categories in it", async () => {
		const input = { params: { category: "slots" }, query: { subcategory: "adventure" } };
		const page = await app.call(readCategory, input, visit());
		expect(page.cards.map(({ gameId }) => gameId)).toEqual(["tidal-book", "ember-court", "lantern-road"]);
		const foreign = { params: { category: "new" }, query: { subcategory: "adventure" } };
		await expect(app.call(readCategory, foreign, visit())).rejects.toThrow("CATEGORY_NOT_FOUND");
	});

	it("leaves out games that are gone or cannot be played", async () => {
		const page = await app.call(readCategory, { params: { category: "coves" }, query: {} }, visit());
		expect(page.cards.map(({ gameId }) => gameId)).toEqual(["secret-cove", "amber-fox"]);
	});

	it("is refused when there is none of that name", async () => {
		const reading = app.call(readGameCategory, { params: { ...system, slug: "nothing" } }, visit());
		await expect(reading).rejects.toThrow("CATEGORY_NOT_FOUND");
	});

	it("is listed with the others", async () => {
		const { categories } = await app.call(listGameCategories, { params: system }, visit());
		expect(categories.map(({ slug }) => slug).slice(0, 2)).toEqual(["slots", "new"]);
	});
});

describe("[CAT-06] a card", () => {
	it("states the kind of game and its return, as the language writes it", () => {
		const [card] = catalogue.cards(["tidal-book"], "es", everything);
		expect(card).toMatchObject({
			gameId: "tidal-book",
			linkUrl: "/casino/slots/adventure/tidal-book",
			kind: "slot",
			rtpText: "96,10",
			art: "tidal-book",
		});
	});

	it("states of bets that differ the lowest and the best return", () => {
		expect(factsOfSheets("porcelain-baccarat")).toMatchObject({ rtpText: "85.64", bestRtpText: "98.94" });
		expect(rangeText({ rtpText: "85.64", bestRtpText: "98.94" }, "en")).toBe("85.64–98.94");
		expect(rangeText({ rtpText: "85.64", bestRtpText: "98.94" }, "de")).toBe("85,64–98,94");
		expect(rangeText({ rtpText: "96.10" }, "en")).toBe("96.10");
		expect(rangeText({ rtpText: null }, "en")).toBeUndefined();
	});

	it("keeps the requested order and skips what is not listed", () => {
		const cards = catalogue.cards(["football", "nothing", "ember-court"], "en", everything);
		expect(cards.map(({ gameId }) => gameId)).toEqual(["football", "ember-court"]);
	});

	it.each([
		["96.10", "en", "96.10"],
		["96.1", "en", "96.10"],
		["100", "en", "100.00"],
		["96.10", "es", "96,10"],
	] as const)("writes %s in %s as %s", (text, locale, shown) => {
		expect(percentText(text, locale)).toBe(shown);
	});
});

describe("[CAT-01] a game's page", () => {
	const at = (category: string, subcategory: string, page: string) => ({ params: { category, subcategory, page } });

	it("is found by category, subcategory and page, with its return in the text", async () => {
		const game = await app.call(readGame, at("slots", "adventure", "tidal-book"), visit());
		expect(game.card.title).toBe("Tidal Book");
		expect(JSON.stringify(game.body)).toContain("96.10%");
		expect(JSON.stringify(game.body)).not.toContain("{rtp}");
		expect(game.similar.map(({ gameId }) => gameId)).not.toContain("tidal-book");
		expect(game.similar.slice(0, 2).map(({ gameId }) => gameId)).toEqual(["ember-court", "lantern-road"]);
	});

	it.each([
		["slots", "classic", "tidal-book"],
		["slots", "adventure", "nothing"],
		["virtuals", "horses", "horse-racing"],
	])("is not found at /casino/%s/%s/%s", async (category, subcategory, page) => {
		await expect(app.call(readGame, at(category, subcategory, page), visit())).rejects.toThrow("GAME_NOT_FOUND");
	});
});

describe("[CAT-06] a game for one audience", () => {
	const at = { params: { category: "slots", subcategory: "adventure", page: "members-cove" } };
	const readBy = (audience: "visitors" | "players") => {
		const isVisible = visibleFor(everything, audience);
		const shown = openCatalogue({
			content,
			gameFacts: (id) => testGameFacts(id === "members-cove" ? "tidal-book" : id),
			geoVisibilityOf: () => isVisible,
			areLiveTablesOpen: () => true,
		});
		return { shown, isVisible, client: openInProcessClient(shown.bindings) };
	};

	beforeAll(() =>
		publishAll(content, database, [
			pageLike("members-cove", { title: "Members Cove", audiences: ["players"] }),
			{
				type: "section",
				slug: "members",
				locale: "en",
				fields: { title: "Members", name: "Members", games: ["members-cove", "amber-fox"] },
			},
		]),
	);

	it.each([
		["visitors", ["amber-fox"]],
		["players", ["members-cove", "amber-fox"]],
	] as const)("stands in the rows and the search of %s as far as it is for them", (audience, expected) => {
		const { shown, isVisible } = readBy(audience);
		expect(shown.category("members", "en", isVisible)?.cards.map(({ gameId }) => gameId)).toEqual(expected);
		expect(shown.search("members cove", "en", isVisible).some(({ id }) => id === "members-cove")).toBe(
			audience === "players",
		);
		expect(shown.isPlayable("members-cove", isVisible)).toBe(audience === "players");
	});

	it("has a page for them, and is not found by the others", async () => {
		expect((await readBy("players").client.call(readGame, at, visit())).card.audiences).toEqual(["players"]);
		await expect(readBy("visitors").client.call(readGame, at, visit())).rejects.toThrow("GAME_NOT_FOUND");
	});
});

describe("[GEO-02] a game that is hidden where the visitor is", () => {
	it("is refused at its page, and everyone else gets it", async () => {
		const input = { params: { category: "slots", subcategory: "adventure", page: "secret-cove" } };
		await expect(hiddenClient.call(readGame, input, visit())).rejects.toThrow("NOT_AVAILABLE_IN_REGION");
		expect((await app.call(readGame, input, visit())).card.gameId).toBe("secret-cove");
	});

	it("stands in no list, category, search or row", async () => {
		const answers = await Promise.all([
			hiddenClient.call(listGames, { params: system }, visit()),
			hiddenClient.call(readGameCategory, { params: { ...system, slug: "coves" } }, visit()),
			hiddenClient.call(readCategory, { params: { category: "coves" }, query: {} }, visit()),
			hiddenClient.call(searchGames, { query: { term: "cove" } }, visit()),
		]);
		expect(JSON.stringify(answers)).not.toContain("secret-cove");
		expect(catalogue.cards(["secret-cove"], "en", unfiltered)).toEqual([]);
		expect(catalogue.isPlayable("secret-cove", unfiltered)).toBe(false);
	});
});

describe("[CAT-07] the game search", () => {
	const search = async (term: string, locale: Locale = "en", options = {}) =>
		(await app.call(searchGames, { query: { term, ...options } }, visit(locale))).results;

	it.each([
		["tidal", "en", "tidal-book"],
		["TIDAL", "en", "tidal-book"],
		["octopus", "en", "tidal-book"],
		["tydal", "en", "tidal-book"],
		["futbol", "es", "football"],
		["Fút", "es", "football"],
		["caballos", "es", "horse-racing"],
		["تنين", "ar", "ember-court"],
		["تايدل", "ar", "tidal-book"],
		["1331", "en", "horse-racing"],
	] as const)("finds by %j in %s first %s", async (term, locale, gameId) => {
		expect((await search(term, locale))[0]?.id).toBe(gameId);
	});

	it.each(["", "   ", "zzzzzz"])("finds nothing for %j", async (term) => {
		expect(await search(term)).toEqual([]);
	});

	it("[CAT-04] answers in the specification's form", async () => {
		expect((await search("football"))[0]).toEqual({
			id: "football",
			href: "/sports",
			img: "/art/football-3x4-480.webp",
			imgAlt: "A football in flight over a dark pitch",
			title: "Football",
			subtitle: expect.any(String),
		});
	});

	it("shows a game once though it stands in several categories, unless duplicates are allowed", async () => {
		const once = (await search("tidal book")).filter(({ id }) => id === "tidal-book");
		const often = (await search("tidal book", "en", { allowDuplicates: true })).filter(({ id }) => id === "tidal-book");
		expect(once).toHaveLength(1);
		expect(often.map(({ subtitle }) => subtitle).sort()).toEqual(["Adventure", "Featured", "Slots"]);
	});

	it("shows as many as requested", async () => {
		expect(await search("slots", "en", { limit: 2 })).toHaveLength(2);
	});
});
