import { recordingAudit } from "@baize/audit/testing";
import { openCatalogue } from "@baize/catalogue/server";
import { testGameFacts } from "@baize/catalogue/testing";
import {
	type Draft,
	HOME,
	makePreview,
	publishEntry,
	type RowConfig,
	readEntry,
	restoreRevision,
	saveEntry,
} from "@baize/content/contract";
import { type Content, contentCalls, type GeoVisibility, seedContent } from "@baize/content/server";
import { openTestContent, publishAll } from "@baize/content/testing";
import { deskVisit, openDeskOn } from "@baize/desk/testing";
import { openIds } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import {
	type Database,
	openInProcessClient,
	openLog,
	openOutbox,
	type Session,
	type Visit,
} from "@baize/platform-server";
import { openTestDatabase, PROVED, settableClock } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	type LobbyRow,
	listLobbyRows,
	readLobby,
	readLobbyPreview,
	readRowChoices,
	tryLobbyRow,
} from "../contract/index.ts";
import { aJackpot } from "../testing/index.ts";
import { openLobby } from "./index.ts";

const OLGA = deskVisit(7n, ["content"]);
const PLAYER: Session = { sessionId: 1n, handle: "h", playerId: 7n, bucket: 7, currency: "CAD", roles: [], ...PROVED };
const READER: Visit = { session: undefined, locale: "en", ip: "127.0.0.1", userAgent: "", cookies: {} };
const ENTRY = `marketing_page.${HOME}.en`;

const clock = settableClock();
const audit = recordingAudit();
const played: { most: readonly string[] } = { most: [] };
let place = "CA:ON";
let database: Database;
let content: Content;
let site: ReturnType<typeof openInProcessClient>;

// Geo's own rule is tested in geo: here a place is in a filter that names it.
const names = (filter: Record<string, string[]> | undefined, at: string) =>
	filter?.[at.split(":")[0]!]?.includes(at.split(":")[1]!);
const visibilityAt =
	(at: string): GeoVisibility =>
	(filter) =>
		!names(filter?.notIn?.countrySubdivision, at) &&
		(filter?.onlyIn === undefined || names(filter.onlyIn.countrySubdivision, at) === true);

beforeAll(async () => {
	database = await openTestDatabase();
	const ids = openIds(clock);
	const outbox = openOutbox(database, openLog("silent"));
	content = await openTestContent(database, {
		clock,
		ids,
		outbox,
		geoVisibilityOf: () => visibilityAt(place),
		geoVisibilityAt: visibilityAt,
	});
	await seedContent(content, database);
	const { proposals } = openDeskOn({ database, clock, ids }).desk;
	const calls = contentCalls({
		database,
		clock,
		ids,
		outbox,
		audit,
		snapshot: content.snapshot,
		pictures: content.pictures,
		proposals,
		nameOf: () => "Olga",
		previewToken: content.previewToken,
		publicUrl: "https://baize.test",
	});
	const geoVisibilityOf = () => visibilityAt(place);
	const lobby = openLobby({
		content,
		catalogue: openCatalogue({ content, gameFacts: testGameFacts, geoVisibilityOf, areLiveTablesOpen: () => true }),
		lastPlayed: () => ["amber-fox"],
		favourites: () => ["tidal-book", "gone"],
		popular: () => played.most,
		nextFootball: () => [],
		nextRace: () => undefined,
		jackpots: () => [aJackpot()],
		onOffer: () => [],
		geoVisibilityOf,
		geoVisibilityAt: visibilityAt,
		clock,
		log: openLog("silent"),
	});
	site = openInProcessClient([...lobby.bindings, ...calls, ...content.bindings]);
});
afterAll(async () => {
	await content.stop();
	await database.close();
});

const home = (rows: readonly RowConfig[]): Draft<"marketing_page"> => ({
	type: "marketing_page",
	slug: HOME,
	locale: "en",
	fields: { title: "Lobby", description: "All of it.", rows: [...rows], body: [] },
});

async function shown(rows: readonly RowConfig[], over: Partial<Visit> = {}): Promise<LobbyRow[]> {
	await publishAll(content, database, [home(rows)]);
	return (await site.call(readLobby, {}, { ...READER, ...over })).rows;
}

const gamesIn = (rows: readonly LobbyRow[]) =>
	rows.map((row) => ("cards" in row ? row.cards.map(({ gameId }) => gameId).join(" ") : row.kind));

const row = (over: Partial<Extract<RowConfig, { kind: "games" }>>): RowConfig => ({
	kind: "games",
	title: { en: "A row" },
	...over,
});
const FOX = row({ games: ["amber-fox"] });

describe("[CAT-06] a row that an operator has composed", () => {
	it("has its title in the reader's language, and else in English", async () => {
		const titled = row({ title: { en: "For you", de: "Für Sie" }, games: ["amber-fox"] });
		const titleIn = async (locale: Visit["locale"]) => {
			const [first] = await shown([titled], { locale });
			return first?.kind === "games" && first.title;
		};
		expect([await titleIn("de"), await titleIn("fr"), await titleIn("en")]).toEqual(["Für Sie", "For you", "For you"]);
	});

	it("has the picked games first, then those of the rule, each once", async () => {
		const rows = await shown([
			row({ games: ["amber-fox", "gone"], rule: { gameKind: "slot", sort: "alphabet" }, limit: 4 }),
		]);
		expect(gamesIn(rows)).toEqual(["amber-fox ember-court harbour-lights lantern-road"]);
	});

	it("has the games played most first, once the list of those has changed", async () => {
		const most = [row({ rule: { sort: "popular" }, limit: 2 })];
		played.most = ["night-orchard", "tidal-book"];
		expect(gamesIn(await shown(most))).toEqual(["night-orchard tidal-book"]);
		played.most = ["ember-court"];
		expect(gamesIn(await shown(most))[0]).toMatch(/^ember-court /);
	});

	it("has a release as long as it is new", async () => {
		const page = content.snapshot().published("casino_game_page", "lantern-road", "en");
		if (!page) throw new Error("the seeds are not there");
		const releasedOn = new Date(clock.nowMs()).toISOString().slice(0, 10);
		await publishAll(content, database, [{ ...page, fields: { ...page.fields, releasedOn } }]);
		const fresh = [row({ rule: { newForDays: 3, sort: "newest" } })];
		expect(gamesIn(await shown(fresh))).toEqual(["lantern-road"]);
		clock.advance(3 * DAY_MS);
		expect(await shown(fresh)).toEqual([]);
	});

	it("leads to all of them: where it says, or to the category of its rule", async () => {
		const rows = await shown([
			row({ rule: { category: "slots", sort: "editorial" } }),
			row({ games: ["amber-fox"], rule: { category: "slots", sort: "editorial" }, seeAll: "/offers" }),
			FOX,
		]);
		expect(rows.map((each) => each.kind === "games" && each.href)).toEqual(["/casino/slots", "/offers", undefined]);
	});

	it.each<[string, RowConfig[], string[]]>([
		["where no game fits", [row({ rule: { gameKind: "table", sort: "newest" } }), FOX], ["amber-fox"]],
		["where none of the picked games is listed", [row({ games: ["gone"] }), FOX], ["amber-fox"]],
		["where its rule adds nothing new", [FOX, row({ rule: { sort: "popular" }, limit: 1 })], ["amber-fox"]],
		["of another domain that stands above already", [{ kind: "jackpots" }, { kind: "jackpots" }], ["jackpots"]],
	])("is left out %s", async (_why, rows, games) => {
		played.most = ["amber-fox"];
		expect(gamesIn(await shown(rows))).toEqual(games);
	});

	it("is shown again with games that were picked for it, though they stand above", async () => {
		expect(gamesIn(await shown([FOX, FOX]))).toEqual(["amber-fox", "amber-fox"]);
	});

	it("is in every language that of the English lobby", async () => {
		expect(gamesIn(await shown([FOX], { locale: "ja" }))).toEqual(["amber-fox"]);
	});
});

describe("[CAT-06] [GEO-02] [CONT-04] a row is shown", () => {
	const QUEBEC = { countrySubdivision: { CA: ["QC"] } };
	it.each<[string, Partial<RowConfig>, { signedIn?: boolean; at?: string }, boolean]>([
		["to visitors", { audiences: ["visitors"] }, {}, true],
		["to visitors, not to players", { audiences: ["visitors"] }, { signedIn: true }, false],
		["to players, not to visitors", { audiences: ["players"] }, {}, false],
		["to players", { audiences: ["players"] }, { signedIn: true }, true],
		["not where it is hidden", { geoTargetingFilter: { notIn: QUEBEC } }, { at: "CA:QC" }, false],
		["elsewhere", { geoTargetingFilter: { notIn: QUEBEC } }, {}, true],
		["only where it says", { onlyIn: { onlyIn: QUEBEC } }, { at: "CA:QC" }, true],
		["not elsewhere then", { onlyIn: { onlyIn: QUEBEC } }, {}, false],
		["from its beginning", { fromMs: 0 }, {}, true],
		["not before it", { fromMs: Date.UTC(2100, 0) }, {}, false],
		["not from its end on", { untilMs: 1 }, {}, false],
	])("%s", async (_when, over, { signedIn = false, at = "CA:ON" }, isShown) => {
		place = at;
		const rows = await shown([{ ...FOX, ...over } as RowConfig], signedIn ? { session: PLAYER } : {});
		expect(rows.length > 0).toBe(isShown);
		place = "CA:ON";
	});

	it("to its player, with their favourites", async () => {
		const rows: RowConfig[] = [
			{ kind: "favourites" },
			{ kind: "continuePlaying" },
			{ kind: "offers" },
			{ kind: "lastWins" },
		];
		expect(gamesIn(await shown(rows, { session: PLAYER }))).toEqual(["tidal-book", "amber-fox", "offers", "lastWins"]);
		expect(gamesIn(await shown(rows))).toEqual(["offers", "lastWins"]);
	});
});

describe("[CAT-06] an operator composes the lobby", () => {
	async function save(rows: readonly unknown[]) {
		const { revisions } = await site.call(readEntry, { params: { entry: ENTRY } }, OLGA);
		const fields = { ...home([]).fields, rows };
		return site.call(
			saveEntry,
			{ params: { entry: ENTRY }, body: { fields, basedOn: revisions[0]?.id ?? null } },
			OLGA,
		);
	}
	const NOW = { fromMs: null, untilMs: null, reason: "Autumn." };
	const publish = (revision: string) =>
		site.call(publishEntry, { params: { entry: ENTRY }, body: { ...NOW, revision } }, OLGA);
	const read = async () => {
		await content.refresh();
		return gamesIn((await site.call(readLobby, {}, READER)).rows);
	};

	it("by a draft, which readers see once it is published, and restores an earlier version", async () => {
		await shown([FOX]);
		const drafted = await save([row({ games: ["tidal-book"] })]);
		expect(await read()).toEqual(["amber-fox"]);
		await publish(drafted.revisions[0]!.id);
		expect(await read()).toEqual(["tidal-book"]);
		expect(audit.entries.at(-1)).toMatchObject({ action: "content.published", target: ENTRY });
		const { revisions } = await site.call(readEntry, { params: { entry: ENTRY } }, OLGA);
		const earlier = revisions.find(({ state }) => state === "retired");
		const restored = await site.call(restoreRevision, { params: { entry: ENTRY, revision: earlier!.id } }, OLGA);
		await publish(restored.revisions[0]!.id);
		expect(await read()).toEqual(["amber-fox"]);
	});

	it("with a preview of the draft as another reader at another moment", async () => {
		await shown([FOX]);
		const begins = clock.nowMs() + DAY_MS;
		const drafted = await save([
			row({ title: { en: "Soon", de: "Bald" }, games: ["tidal-book"], fromMs: begins, audiences: ["players"] }),
		]);
		const preview = async (over: { audience?: "visitors" | "players"; atMs?: number | null }) => {
			const { url } = await site.call(
				makePreview,
				{
					params: { entry: ENTRY },
					body: {
						revision: drafted.revisions[0]!.id,
						place: "CA:QC",
						audience: "players",
						atMs: begins,
						language: "de",
						...over,
					},
				},
				OLGA,
			);
			expect(url).toMatch(/^https:\/\/baize\.test\/de\/preview\?token=/);
			const token = new URL(url).searchParams.get("token") ?? "";
			return (await site.call(readLobbyPreview, { query: { token } }, READER)).rows;
		};
		expect(await preview({})).toMatchObject([{ kind: "games", title: "Bald" }]);
		expect(await preview({ audience: "visitors" })).toEqual([]);
		expect(await preview({ atMs: null })).toEqual([]);
		expect(await read()).toEqual(["amber-fox"]);
	});

	const row1 = "fields.rows.0";
	it.each<[string, object, string, string]>([
		["a game that was never written", row({ games: ["amber-fox", "no-such"] }), `${row1}.games.1`, "unknownEntry"],
		[
			"a category that was never written",
			{ kind: "category", category: "no-such" },
			`${row1}.category`,
			"unknownEntry",
		],
		[
			"a rule of such a category",
			row({ rule: { category: "no-such", sort: "newest" } }),
			`${row1}.rule.category`,
			"unknownEntry",
		],
		["a game twice", row({ games: ["amber-fox", "amber-fox"] }), `${row1}.games`, "uniqueItems"],
		["neither games nor a rule", row({}), `${row1}.games`, "noGames"],
		["no English title", { kind: "games", title: { en: "" }, games: ["amber-fox"] }, `${row1}.title.en`, "minLength"],
		[
			"an end before its beginning",
			row({ games: ["amber-fox"], fromMs: 2, untilMs: 1 }),
			`${row1}.untilMs`,
			"endsBeforeStart",
		],
		["more games than a row has", row({ rule: { sort: "newest" }, limit: 25 }), `${row1}.limit`, "maximum"],
	])("and is refused %s, at its place", async (_what, wrong, field, cause) => {
		const refusal = await save([wrong]).catch((error: unknown) => error);
		expect(refusal).toMatchObject({ code: "CONTENT_INVALID" });
		expect((refusal as { details: { issues: unknown[] } }).details.issues).toContainEqual({ field, cause });
	});

	it("and is refused too many rows", async () => {
		await expect(save(Array.from({ length: 31 }, () => FOX))).rejects.toMatchObject({
			details: { issues: [{ field: "fields.rows", cause: "maxItems" }] },
		});
	});

	it("and sees what each row shows", async () => {
		await shown([
			FOX,
			row({ rule: { gameKind: "table", sort: "newest" } }),
			{ kind: "category", category: "slots", audiences: ["players"], fromMs: Date.UTC(2100, 0) },
			{ kind: "jackpots", untilMs: 1, onlyIn: { onlyIn: { countrySubdivision: { CA: ["ON"] } } } },
		]);
		const { rows } = await site.call(listLobbyRows, {}, OLGA);
		expect(rows.map(({ title, games, state }) => [title, games, state])).toEqual([
			["A row", 1, "shown"],
			["A row", 0, "empty"],
			["Slots", 6, "waits"],
			["", null, "over"],
		]);
		expect(rows.map(({ hasPlaces }) => hasPlaces)).toEqual([false, false, false, true]);
	});

	it("and tries a row before it is saved", async () => {
		const tried = await site.call(
			tryLobbyRow,
			{ body: { row: row({ games: ["amber-fox", "gone"], rule: { sort: "alphabet" }, limit: 2 }) } },
			OLGA,
		);
		expect(tried).toEqual({
			games: [
				{ slug: "amber-fox", title: "Amber Fox", isByHand: true },
				{ slug: "ember-court", title: "Ember Court", isByHand: false },
			],
			left: [{ slug: "gone", title: "gone", why: "notListed" }],
		});
		expect(await site.call(readRowChoices, {}, OLGA)).toEqual({ providers: ["Baize"] });
	});
});
