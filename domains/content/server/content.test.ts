import { Refusal } from "@baize/kernel/error";
import {
	type Database,
	openInProcessClient,
	openLog,
	openOutbox,
	openPostgresBus,
	type Visit,
} from "@baize/platform-server";
import { openTestDatabase } from "@baize/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { listContent, readContent, readLayout, readPages } from "../contract/calls.ts";
import { CONTENT_SCHEMAS, CONTENT_TYPES, type Draft, linkOf } from "../contract/index.ts";
import { localBus, openTestContent, publishAll } from "../testing/index.ts";
import { seedContent } from "./index.ts";
import { issuesOf } from "./rules.ts";
import { seeds } from "./seeds/index.ts";
import type { Content } from "./types.ts";

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const block = (slug: string, title: string, locale: Draft["locale"] = "en"): Draft => ({
	type: "content_block",
	slug,
	locale,
	fields: { title, body: [{ kind: "paragraph", text: title }] },
});

const visit = (over: Partial<Visit> = {}): Visit => ({
	session: undefined,
	locale: "en",
	ip: "127.0.0.1",
	userAgent: "",
	cookies: {},
	...over,
});

describe("[CONT-03] the content store", () => {
	let content: Content;
	beforeEach(async () => {
		content = await openTestContent(database);
	});

	it("shows what was published, in its language", async () => {
		await publishAll(content, database, [block("note", "Hello"), block("note", "Hola", "es")]);
		expect(content.snapshot().published("content_block", "note", "es")?.fields.title).toBe("Hola");
	});

	it("[I18N-04] falls back to English where a language is missing, with its locale", async () => {
		await publishAll(content, database, [block("english-only", "Hello")]);
		expect(content.snapshot().published("content_block", "english-only", "ar")).toMatchObject({
			locale: "en",
			fields: { title: "Hello" },
		});
		expect(
			content
				.snapshot()
				.list("content_block", "ar")
				.map(({ slug }) => slug),
		).toContain("english-only");
	});

	it("does not show a draft, and publishing again replaces what was there", async () => {
		await publishAll(content, database, [block("twice", "First")]);
		await database.transaction((tx) => content.saveDraft(tx, block("twice", "Draft"), "olga"));
		await content.refresh();
		expect(content.snapshot().published("content_block", "twice", "en")?.fields.title).toBe("First");
		await publishAll(content, database, [block("twice", "Second")]);
		expect(content.snapshot().published("content_block", "twice", "en")?.fields.title).toBe("Second");
		const { rows } = await database.pool.query("select state from content.revisions where slug = 'twice' order by id");
		expect(rows.map(({ state }) => state)).toEqual(["retired", "retired", "published"]);
	});

	it("waits at a stop for what it reads, and reads nothing after it", async () => {
		const own = await openTestDatabase();
		const bus = localBus();
		const stopping = await openTestContent(own, { bus });
		const acquired = vi.fn();
		bus.publish("content", "");
		await stopping.stop();
		own.pool.on("acquire", acquired);
		bus.publish("content", "");
		await new Promise((resolve) => setTimeout(resolve, 100));
		await own.close();
		expect(acquired).not.toHaveBeenCalled();
	});

	it("refuses an entry that does not fit its type, and names each place", async () => {
		const faulty = { type: "content_block", slug: "Not A Slug", locale: "en", fields: { body: [{ kind: "x" }] } };
		const refused = database.transaction((tx) => content.publish(tx, faulty as never, "olga"));
		const refusal = await refused.catch((error) => error);
		expect(refusal).toBeInstanceOf(Refusal);
		expect(refusal.code).toBe("CONTENT_INVALID");
		expect(refusal.details.issues).toEqual(
			expect.arrayContaining([
				{ field: "slug", cause: "pattern" },
				{ field: "fields.title", cause: "required" },
			]),
		);
	});

	it.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "https://evil.example"])(
		"refuses the menu link %s, which leads off the site",
		async (link) => {
			const menu: Draft = {
				type: "custom_menu",
				slug: "bad",
				locale: "en",
				fields: { title: "Bad", items: [{ id: "a", props: { link, text: "A" } }] },
			};
			await expect(database.transaction((tx) => content.publish(tx, menu, "olga"))).rejects.toThrow("CONTENT_INVALID");
		},
	);

	it.each([
		[{ size: "huge" }, "fields.size"],
		[{ hover_behaviour: "spin" }, "fields.hover_behaviour"],
		[{ media: { url: "https://example.org/loop.mp4" } }, "fields.media.url"],
	])("[CAT-06] refuses for the card of a game what no card shows: %o", (chosen, field) => {
		const seed = seeds.find(({ type }) => type === "casino_game_page")!;
		const draft = { ...seed, fields: { ...seed.fields, ...chosen } } as Draft;
		expect(issuesOf(seed)).toEqual([]);
		expect(issuesOf(draft)).toMatchObject([{ field }]);
	});

	it("has a schema for each content type of the specification", () => {
		expect(Object.keys(CONTENT_SCHEMAS).sort()).toEqual([...CONTENT_TYPES].sort());
	});
});

describe("[CONT-04] a change", () => {
	/** Two processes over one database, each with its own bus and store. */
	async function twoProcesses() {
		const log = openLog("silent");
		const outbox = openOutbox(database, log);
		const buses = [openPostgresBus(database.url, log), openPostgresBus(database.url, log)] as const;
		const writer = await openTestContent(database, { bus: buses[0], outbox });
		const reader = await openTestContent(database, { bus: buses[1] });
		await outbox.start();
		async function close(): Promise<void> {
			await outbox.stop();
			await Promise.all([writer.stop(), reader.stop()]);
			await Promise.all(buses.map((bus) => bus.close()));
		}
		return { writer, reader, close };
	}

	/** How long it took until it was so. */
	async function timeUntil(isSo: () => boolean): Promise<number> {
		const beganAt = Date.now();
		while (!isSo() && Date.now() - beganAt < 5_000) await new Promise((resolve) => setTimeout(resolve, 10));
		return Date.now() - beganAt;
	}

	it("reaches the readers of another process within a second of its commit", async () => {
		const { writer, reader, close } = await twoProcesses();
		await database.transaction((tx) => writer.publish(tx, block("fresh", "Fresh"), "olga"));
		const isThere = () => reader.snapshot().published("content_block", "fresh", "en") !== undefined;
		expect(await timeUntil(isThere)).toBeLessThan(1_000);
		await close();
	});

	it("is read alone: every other entry stays the object that it was, in both processes", async () => {
		const own = await openTestContent(database);
		await publishAll(own, database, [block("stays", "Stays"), block("stays", "Queda", "es"), block("moves", "Before")]);
		const { writer, reader, close } = await twoProcesses();
		const of = (content: Content, slug: string, locale: Draft["locale"] = "en") =>
			content.snapshot().published("content_block", slug, locale);
		const before = [writer, reader].map((content) => [of(content, "stays"), of(content, "stays", "es")]);
		await database.transaction((tx) => writer.publish(tx, block("moves", "After"), "olga"));
		const isEverywhere = () => [writer, reader].every((content) => of(content, "moves")?.fields.title === "After");
		expect(await timeUntil(isEverywhere)).toBeLessThan(2_000);
		for (const [process, content] of [writer, reader].entries()) {
			expect(of(content, "stays")).toBe(before[process]?.[0]);
			expect(of(content, "stays", "es")).toBe(before[process]?.[1]);
		}
		await close();
	});

	it("is read with all that was missed, where the notifications of others were lost", async () => {
		const [writer, deaf] = [await openTestContent(database), await openTestContent(database)];
		await publishAll(writer, database, [block("missed-one", "One")]);
		await publishAll(writer, database, [block("missed-two", "Two")]);
		await deaf.refresh();
		expect(["missed-one", "missed-two"].map((slug) => deaf.snapshot().published("content_block", slug, "en"))).toEqual([
			expect.objectContaining({ slug: "missed-one" }),
			expect.objectContaining({ slug: "missed-two" }),
		]);
	});

	it("is none where only a draft was saved", async () => {
		const content = await openTestContent(database);
		const before = content.snapshot();
		await database.transaction((tx) => content.saveDraft(tx, block("unseen", "Draft"), "olga"));
		await content.refresh();
		expect(content.snapshot()).toBe(before);
	});

	it("makes another library, and without a change it is the same object", async () => {
		const content = await openTestContent(database);
		const before = content.snapshot();
		expect(content.snapshot()).toBe(before);
		await publishAll(content, database, [block("other", "Other")]);
		expect(content.snapshot()).not.toBe(before);
	});
});

describe("the seeds", () => {
	let content: Content;
	beforeAll(async () => {
		content = await openTestContent(database);
		await seedContent(content, database);
	});

	it("are whole in the languages of the first day: each thing stands in each of them", () => {
		const languages = new Map<string, string[]>();
		for (const { type, slug, locale } of seeds)
			languages.set(`${type}/${slug}`, [...(languages.get(`${type}/${slug}`) ?? []), locale]);
		for (const [thing, found] of languages)
			expect([thing, found]).toEqual([thing, expect.arrayContaining(["en", "es", "ar"])]);
	});

	it("change nothing when they are run again", async () => {
		const { version } = content.snapshot();
		await seedContent(content, database);
		expect(content.snapshot().version).toBe(version);
	});

	it("leave alone what an editor has written since", async () => {
		const edited: Draft = {
			type: "content_page",
			slug: "terms",
			locale: "en",
			fields: { title: "Our terms", pageType: "generic", paths: ["terms"], summary: "Edited.", body: [] },
		};
		await publishAll(content, database, [edited]);
		await seedContent(content, database);
		expect(content.snapshot().published("content_page", "terms", "en")?.fields.title).toBe("Our terms");
	});

	it("refer only to what is there", () => {
		const snapshot = content.snapshot();
		for (const { slug, fields } of snapshot.list("section", "en")) {
			for (const game of fields.games ?? [])
				expect([slug, snapshot.published("casino_game_page", game, "en")?.slug]).toEqual([slug, game]);
			for (const sub of fields.subCategories ?? []) expect(snapshot.published("section", sub, "en")?.slug).toBe(sub);
		}
		for (const show of snapshot.list("slideshow", "en"))
			for (const slide of show.fields.slides) expect(snapshot.published("slide", slide, "en")?.slug).toBe(slide);
		for (const { fields } of snapshot.list("casino_game_page", "en")) {
			expect(snapshot.published("section", fields.category, "en")).toBeDefined();
		}
	});

	it("link from menus only to content pages that exist", () => {
		const snapshot = content.snapshot();
		const pages = new Set(snapshot.list("content_page", "en").map(linkOf));
		const links = snapshot
			.list("custom_menu", "en")
			// A category of the help has a page of its own, made of its articles.
			.filter(({ slug }) => slug !== "help-categories")
			.flatMap(({ fields }) => fields.items.map(({ props }) => props.link));
		const toPages = links.filter((link) => /^\/(pages|articles|promotions|help)\//.test(link));
		expect(toPages.length).toBeGreaterThan(2);
		for (const link of toPages) expect(pages).toContain(link);
	});
});

/** A help page without a category: it has the address of the common questions. */
const askedOf = (slug: string): Draft => ({
	type: "content_page",
	slug,
	locale: "en",
	fields: { title: slug, summary: slug, body: [], pageType: "help", paths: [slug] },
});

describe("what a visitor reads", () => {
	const hidden: Draft = {
		type: "custom_menu",
		slug: "hidden",
		locale: "en",
		fields: {
			title: "Hidden",
			items: [
				{ id: "open", props: { link: "/a", text: "A" } },
				{
					id: "shut",
					props: { link: "/b", text: "B", geoTargetingFilter: { notIn: { countrySubdivision: { CA: ["QC"] } } } },
				},
			],
		},
	};
	let content: Content;
	const app = () => openInProcessClient(content.bindings);
	beforeAll(async () => {
		// Hides everything with a filter: geo's own rule is tested in geo.
		content = await openTestContent(database, { geoVisibilityOf: () => (filter) => !filter });
		await seedContent(content, database);
		await publishAll(content, database, [hidden, askedOf("asked-once"), askedOf("asked-twice")]);
		await database.transaction((tx) => content.place(tx, "miniHeader", [{ type: "custom_menu", slug: "hidden" }]));
		await content.refresh();
	});

	it("[NAV-01] [NAV-10] is each region with its content, without the items hidden where they are", async () => {
		const layout = await app().call(readLayout, {}, visit());
		expect(Object.keys(layout).sort()).toEqual(
			["accountMenu", "channelFooter", "channelHeader", "footer", "header", "mainContent", "miniHeader"].sort(),
		);
		expect(layout.header[0]).toMatchObject({ type: "custom_menu", slug: "channels" });
		const [mini] = layout.miniHeader;
		expect(mini?.type === "custom_menu" && mini.items.map(({ id }) => id)).toEqual(["open"]);
	});

	it("is a menu without its hidden items also from the content system's own address", async () => {
		const params = { bucket: "default", language: "en", contentType: "custom_menu", slug: "hidden" } as const;
		const entry = await app().call(readContent, { params }, visit());
		expect(JSON.stringify(entry)).not.toContain("/b");
	});

	it("is every entry of a type", async () => {
		const params = { bucket: "default", language: "es", contentType: "casino_game_page" } as const;
		const { entries } = await app().call(listContent, { params }, visit());
		expect(entries.map(({ slug }) => slug)).toContain("tidal-book");
	});

	it("[CONT-01] is the page at an address, in their language", async () => {
		const page = await app().call(readPages, { query: { path: "/pages/fairness" } }, visit({ locale: "es" }));
		expect(page.title).toBe("Juego limpio que puedes comprobar");
		expect(page.articles).toHaveLength(1);
	});

	it("[CONT-02] is all help pages that share an address", async () => {
		const page = await app().call(readPages, { query: { path: "/help/common-faq" } }, visit());
		expect(page.articles.map(({ slug }) => slug)).toEqual(["asked-once", "asked-twice"]);
	});

	it("[CONT-01] is a menu at its slug, without its hidden items, and no second address of the lobby", async () => {
		const page = await app().call(readPages, { query: { path: "/hidden" } }, visit());
		expect(page.articles[0]?.body).toEqual([{ kind: "link", text: "A", link: "/a" }]);
		await expect(app().call(readPages, { query: { path: "/home" } }, visit())).rejects.toThrow("CONTENT_NOT_FOUND");
	});

	it("[GEO-02] is another refusal where the page is hidden from them", async () => {
		const geoTargetingFilter = { notIn: { countrySubdivision: { CA: ["QC"] } } };
		const fields = { title: "Away", description: "Away.", body: [], geoTargetingFilter };
		await publishAll(content, database, [{ type: "marketing_page", slug: "away", locale: "en", fields }]);
		const reading = app().call(readPages, { query: { path: "/away" } }, visit());
		await expect(reading).rejects.toThrow("NOT_AVAILABLE_IN_REGION");
	});

	it("[CONT-04] is what is for them: a visitor, or a player", async () => {
		const page = { title: "Ours", description: "For members.", body: [], audiences: ["players" as const] };
		const item = (id: string, audiences: ("players" | "visitors")[]) => ({
			id,
			props: { link: "/a", text: id, audiences },
		});
		const items = [item("all", []), item("known", ["players"]), item("new", ["visitors"])];
		await publishAll(content, database, [
			{ type: "marketing_page", slug: "ours", locale: "en", fields: page },
			{ type: "custom_menu", slug: "for-some", locale: "en", fields: { title: "Menu", items } },
		]);
		const player = visit({ session: {} as never });
		const open = (reader: Visit) => app().call(readPages, { query: { path: "/ours" } }, reader);
		expect((await open(player)).title).toBe("Ours");
		await expect(open(visit())).rejects.toThrow("CONTENT_NOT_FOUND");
		const shown = async (reader: Visit) =>
			(await app().call(readPages, { query: { path: "/for-some" } }, reader)).articles[0]?.body.map((block) =>
				block.kind === "link" ? block.text : "",
			);
		expect([await shown(player), await shown(visit())]).toEqual([
			["all", "known"],
			["all", "new"],
		]);
	});

	it("is a refusal where there is no page", async () => {
		const reading = app().call(readPages, { query: { path: "/pages/nowhere" } }, visit());
		await expect(reading).rejects.toThrow("CONTENT_NOT_FOUND");
	});
});
