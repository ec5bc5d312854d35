import { describe, expect, it } from "vitest";
import { helpPathOf, linkOf } from "./links.ts";
import type { FieldsOf } from "./schemas.ts";
import type { PageType } from "./types.ts";

const page = (pageType: PageType, paths: string[] = []): { fields: FieldsOf<"content_page"> } => ({
	fields: { title: "Fairness", pageType, paths, summary: "How it is proven.", body: [] },
});

describe("[CONT-01] a page's address", () => {
	it.each([
		["generic", "/pages/fairness"],
		["article", "/articles/fairness"],
		["promotion", "/promotions/fairness"],
		["help", "/help/common-faq"],
	] as const)("of type %s is %s", (pageType, link) => {
		expect(linkOf({ type: "content_page", slug: "fairness", locale: "en", ...page(pageType) })).toBe(link);
	});

	it("is its slug alone for menus", () => {
		const fields = { title: "Channels", items: [] };
		expect(linkOf({ type: "custom_menu", slug: "channels", locale: "en", fields })).toBe("/channels");
	});

	it("is its slug alone for marketing pages", () => {
		const fields = { title: "Summer", description: "Sun.", body: [] };
		expect(linkOf({ type: "marketing_page", slug: "summer", locale: "en", fields })).toBe("/summer");
	});
});

describe("[CONT-02] a help page's path", () => {
	it.each([
		[["money/deposits/card-declined"], "money/deposits"],
		[["money/card-declined", "other/place"], "money"],
		[["card-declined"], "common-faq"],
		[[], "common-faq"],
	])("of the stored paths %j is %s", (paths, path) => {
		expect(helpPathOf(paths)).toBe(path);
	});
});
