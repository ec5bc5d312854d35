import { LOCALES } from "@baize/kernel/locale";
import { type Database, openInProcessClient, type Visit } from "@baize/platform-server";
import { openTestDatabase } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	type Draft,
	helpPathOf,
	readHelpCentre,
	readHelpPage,
	searchHelpPages,
	suggestHelpPages,
} from "../../contract/index.ts";
import { openTestContent, publishAll } from "../../testing/index.ts";
import { seedContent } from "../index.ts";
import { help } from "../seeds/help/index.ts";
import type { Content } from "../types.ts";
import { MAX_SUGGESTIONS } from "./search-help.ts";

const HIDDEN = { notIn: { countrySubdivision: { CA: ["QC"] } } };
const hiddenArticle: Draft = {
	type: "content_page",
	slug: "hidden-answer",
	locale: "en",
	fields: {
		title: "Zeppelins",
		summary: "Of zeppelins.",
		body: [],
		pageType: "help",
		paths: ["games/hidden-answer/answer"],
		geoTargetingFilter: HIDDEN,
	},
};

let database: Database;
let content: Content;
beforeAll(async () => {
	database = await openTestDatabase();
	// Hides everything with a filter: geo's own rule is tested in geo.
	content = await openTestContent(database, { geoVisibilityOf: () => (filter) => !filter });
	await seedContent(content, database);
	await publishAll(content, database, [hiddenArticle]);
});
afterAll(() => database.close());

const visit = (locale: Visit["locale"] = "en"): Visit => ({
	session: undefined,
	locale,
	ip: "127.0.0.1",
	userAgent: "",
	cookies: {},
});
const client = () => openInProcessClient(content.bindings);
const found = async (searchTerm: string, language: Visit["locale"] = "en") =>
	(
		await client().call(searchHelpPages, { params: { bucket: "default", language }, query: { searchTerm } }, visit())
	).map(({ contentId }) => contentId);
const pageAt = (path: string, locale?: Visit["locale"]) =>
	client().call(readHelpPage, { query: { path } }, visit(locale));

describe("[HELP-01] the search of the help", () => {
	it.each([
		["where is my withdrawal", "withdrawal-time"],
		["how long does a payout take", "withdrawal-time"],
		["card declined", "card-declined"],
		["forgot password", "forgotten-password"],
		["wihtdrawal hold", "withdrawal-held"],
		["sms code missing", "code-does-not-arrive"],
		["bonus wagering", "how-a-bonus-works"],
		["delete my account", "closing-an-account"],
	])("answers “%s” among the first three", async (term, expected) => {
		expect((await found(term)).slice(0, 3)).toContain(expected);
	});

	it.each([
		["es", "dónde está mi retirada", "withdrawal-time"],
		["es", "deposito", "depositing"],
		["ar", "السحب", "withdrawing"],
		["ar", "سحب", "withdrawing"],
		["ja", "出金", "withdrawing"],
		["ja", "出金はいつ届きますか", "withdrawal-time"],
		["zh", "多久到账", "withdrawal-time"],
	] as const)("in %s answers “%s”", async (language, term, expected) => {
		expect(await found(term, language)).toContain(expected);
	});

	it.each(["", "  ", "wi", " wi ", "金", "()", "x".repeat(100), "(((", "<b>", "\u0301\u0301\u0301"])(
		"finds nothing for “%s”, and does not fail",
		async (term) => {
			expect(await found(term)).toEqual([]);
		},
	);

	it("suggests a few, by the form of the content system", async () => {
		const hits = await client().call(
			suggestHelpPages,
			{ params: { bucket: "default", language: "en" }, query: { searchTerm: "withdrawal" } },
			visit(),
		);
		expect(hits).toHaveLength(MAX_SUGGESTIONS);
		expect(hits[0]).toEqual({
			contentId: expect.any(String),
			paths: [expect.any(String)],
			fields: { title: expect.any(String), summary: expect.any(String) },
		});
		expect(helpPathOf(hits[0]!.paths)).toMatch(/^withdrawals\//);
	});

	it("finds what was published since, and no page that is hidden where the reader is", async () => {
		const late = {
			...hiddenArticle,
			slug: "late-answer",
			fields: { ...hiddenArticle.fields, paths: ["games/late-answer/answer"] },
		} as Draft<"content_page">;
		delete late.fields.geoTargetingFilter;
		await publishAll(content, database, [late]);
		expect(await found("zeppelins")).toEqual(["late-answer"]);
	});
});

describe("[HELP-01] [CONT-02] the help centre", () => {
	it("has its categories with their articles, and what is asked most, in each language", async () => {
		for (const locale of LOCALES) {
			const { categories, popular } = await client().call(readHelpCentre, {}, visit(locale));
			expect(categories.map(({ link }) => link)).toContain("/help/withdrawals");
			expect(categories.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(40);
			expect(popular).toHaveLength(6);
		}
	});

	it("shows a category with its articles in the editors' order", async () => {
		const { category, articles, others } = await pageAt("/help/withdrawals", "es");
		expect(category?.title).toBe("Retiradas");
		expect(articles).toEqual([]);
		expect(others[0]).toMatchObject({ title: "¿Cómo retiro dinero?", link: "/help/withdrawals/withdrawing" });
	});

	it("shows an article with its category, whose case it is, and the others", async () => {
		const { category, articles, others } = await pageAt("/help/withdrawals/withdrawal-time");
		expect(category?.link).toBe("/help/withdrawals");
		expect(articles).toMatchObject([{ slug: "withdrawal-time", ownCase: "withdrawals" }]);
		expect(others.map(({ link }) => link)).not.toContain("/help/withdrawals/withdrawal-time");
	});

	it.each([
		["/help/nothing", "CONTENT_NOT_FOUND"],
		["/help/withdrawals/nothing", "CONTENT_NOT_FOUND"],
		["/help/withdrawalsx", "CONTENT_NOT_FOUND"],
		["/help/games/hidden-answer", "NOT_AVAILABLE_IN_REGION"],
	])("refuses %s as %s", async (path, code) => {
		await expect(pageAt(path)).rejects.toThrow(code);
	});

	it("has at least forty articles, each with an answer in every language", () => {
		const articles = help.filter(({ type }) => type === "content_page") as Draft<"content_page">[];
		expect(new Set(articles.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(40);
		for (const { slug, locale, fields } of articles) {
			expect(fields.body.length, `${slug} ${locale}`).toBeGreaterThan(0);
			const english = articles.find((other) => other.slug === slug && other.locale === "en")!;
			const kindsOf = (page: typeof fields) => page.body.map(({ kind }) => kind);
			expect(kindsOf(fields), `${slug} ${locale}`).toEqual(kindsOf(english.fields));
		}
	});
});
