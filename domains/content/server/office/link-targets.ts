import type { ReplyOf } from "@baize/kernel/call";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import { type PagePath, pagePath, pages } from "@baize/platform-paths";
import { type Entry, HOME, linkOf, type listLinkTargets } from "../../contract/index.ts";
import type { ContentSnapshot } from "../snapshot.ts";

type Target = ReplyOf<typeof listLinkTargets>["targets"][number];

/** What editors have published and a link can lead to, by its address; each address once. */
export function linkTargets(snapshot: ContentSnapshot): Target[] {
	const sections = snapshot.list("section", DEFAULT_LOCALE);
	const targets = [
		...sections.flatMap((section) => sectionTargets(section, sections)),
		...snapshot.list("casino_game_page", DEFAULT_LOCALE).map(gameTarget),
		...snapshot.list("content_page", DEFAULT_LOCALE).map(pageTarget),
		...snapshot.list("custom_menu", DEFAULT_LOCALE).map(pageTarget),
		...snapshot
			.list("marketing_page", DEFAULT_LOCALE)
			.filter(({ slug }) => slug !== HOME)
			.map(pageTarget),
	];
	const first = new Map(targets.toReversed().map((target) => [target.path, target]));
	return [...first.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

const pageTarget = (entry: Entry<"content_page" | "custom_menu" | "marketing_page">): Target => ({
	path: linkOf(entry),
	title: entry.fields.title,
});

const gameTarget = ({ fields }: Entry<"casino_game_page">): Target => ({
	path: fields.link ?? gamePath(fields),
	title: fields.title,
});

const gamePath = ({ category, subcategory, uriSuffix }: Entry<"casino_game_page">["fields"]): PagePath =>
	pagePath(pages.game, { category, subcategory, page: uriSuffix });

/** A category stands at its own address, a subcategory below each category that has it. */
function sectionTargets({ slug, fields }: Entry<"section">, all: readonly Entry<"section">[]): Target[] {
	const parents = all.filter((each) => each.fields.subCategories?.includes(slug));
	const paths =
		parents.length === 0
			? [pagePath(pages.category, { category: slug })]
			: parents.map((parent) => pagePath(pages.subcategory, { category: parent.slug, subcategory: slug }));
	return paths.map((path) => ({ path, title: fields.title }));
}
