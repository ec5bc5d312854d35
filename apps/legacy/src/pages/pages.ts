import type { Locale } from "@baize/kernel/locale";
import { type Chapter, type LegacyPath, legacyPath, YEARS, type Year } from "@baize/legacy/contract";
import { filled, type Texts, type WrittenPage } from "../texts.ts";
import { element } from "./element.ts";
import { yearForm } from "./year-form.ts";

export type Place = { locale: Locale; follow(path: LegacyPath): void };

/** The elements of a page, its heading among them. */
export function elementsOf({ page, texts, rules }: WrittenPage, place: Place): HTMLElement[] {
	switch (page.kind) {
		case "years":
			return yearsPage(texts, place);
		case "year":
			return yearPage(page.year, texts, place);
		case "chapter":
			return chapterPage(page.year, page.chapter, Object.values(rules[page.chapter] ?? {}), texts, place);
	}
}

function yearsPage(texts: Texts, place: Place): HTMLElement[] {
	const links = YEARS.map(({ year, chapters }) =>
		card(
			link(place, filled(texts.year.title, { year }), year),
			chapters.map((each) => texts.chapters[each]).join(" · "),
		),
	);
	return [
		heading(texts.years.title),
		element("p", {}, texts.years.intro),
		element("ul", { class: "cards" }, ...links),
		yearForm(texts, (year) => place.follow(legacyPath(place.locale, year))),
	];
}

function yearPage(year: Year, texts: Texts, place: Place): HTMLElement[] {
	const chapters = YEARS.find((each) => each.year === year)?.chapters ?? [];
	return [
		link(place, texts.year.back),
		heading(filled(texts.year.title, { year })),
		element("p", {}, filled(texts.year.intro, { year })),
		element("ul", { class: "cards" }, ...chapters.map((each) => card(link(place, texts.chapters[each], year, each)))),
	];
}

function chapterPage(
	year: Year,
	chapter: Chapter,
	rules: readonly string[],
	texts: Texts,
	place: Place,
): HTMLElement[] {
	const others = YEARS.filter((each) => each.year !== year && each.chapters.some((one) => one === chapter));
	return [
		link(place, filled(texts.chapter.back, { year }), year),
		heading(filled(texts.chapter.title, { chapter: texts.chapters[chapter], year })),
		element("ol", { class: "rules" }, ...rules.map((rule) => element("li", {}, rule))),
		element("h3", {}, texts.chapter.others),
		element(
			"ul",
			{ class: "line" },
			...others.map((each) => element("li", {}, link(place, each.year, each.year, chapter))),
		),
	];
}

/** The keyboard can be brought to it when the page is new. */
const heading = (text: string): HTMLElement => element("h2", { tabindex: "-1" }, text);

const card = (title: HTMLElement, text?: string): HTMLElement =>
	element("li", {}, title, ...(text === undefined ? [] : [element("p", {}, text)]));

/** A press follows it inside the application; in a new tab it opens by itself, and leads to the site's page. */
function link({ locale, follow }: Place, text: string, ...parts: readonly string[]): HTMLAnchorElement {
	const path = legacyPath(locale, ...parts);
	const made = element("a", { href: path }, text);
	made.addEventListener("click", (event) => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		follow(path);
	});
	return made;
}
