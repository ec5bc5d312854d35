import { isFor, linkOf } from "@baize/content/contract";
import type { ContentSnapshot } from "@baize/content/server";
import { givenPath, type PagePath, pages } from "@baize/platform-paths";
import type { LobbyPorts } from "./ports.ts";
import type { Seeker } from "./rows.ts";
import { listedPages } from "./search/content-items.ts";

/** Pages of the site itself that say something to a person who has not been here before. */
const OWN_PAGES: readonly PagePath[] = [
	pages.lobby,
	pages.sports,
	pages.virtuals,
	pages.offers,
	pages.fairness,
	pages.verifyRound,
	pages.help,
	pages.contact,
	pages.join,
	pages.affiliate,
];

/** Every page that a search engine should know, as a visitor from the same place would be shown it, each once. */
export function addressesFor({ content, catalogue }: LobbyPorts, { locale, isVisible }: Seeker): PagePath[] {
	const games = catalogue.addresses(locale, isVisible);
	return [...new Set([...OWN_PAGES, ...games, ...written(content.snapshot(), { locale, isVisible })])];
}

const written = (snapshot: ContentSnapshot, { locale, isVisible }: Pick<Seeker, "locale" | "isVisible">): PagePath[] =>
	listedPages(snapshot, locale)
		.filter(({ fields }) => isVisible(fields.geoTargetingFilter) && isFor(fields.audiences, "visitors"))
		.map((page) => givenPath(linkOf(page)));
