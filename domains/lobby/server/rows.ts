import { dayOf } from "@baize/catalogue/server";
import { type GamesRow, ROW_GAMES, type RowConfig } from "@baize/content/contract";
import type { GeoVisibility } from "@baize/content/server";
import { unreachable } from "@baize/kernel/check";
import { inLanguage, type Locale } from "@baize/kernel/locale";
import { pagePath, pages } from "@baize/platform-paths";
import type { Session } from "@baize/platform-server";
import type { LobbyRow } from "../contract/index.ts";
import type { LobbyCatalogue, LobbyPorts } from "./ports.ts";
import { isRanked, pickOf, type Reading } from "./rules.ts";

export type Seeker = { locale: Locale; isVisible: GeoVisibility; session: Session | undefined };

/** Who reads the lobby, and when. */
export type Reader = Seeker & Reading;

export type RowPorts = Pick<
	LobbyPorts,
	"lastPlayed" | "favourites" | "popular" | "nextFootball" | "nextRace" | "jackpots" | "log"
> & { catalogue: LobbyCatalogue };

const FIXTURES_IN_ROW = 4;

/** The row of a configuration; undefined where there is nothing to show, since an empty row helps no one. */
export async function rowOf(ports: RowPorts, config: RowConfig, reader: Reader): Promise<LobbyRow | undefined> {
	switch (config.kind) {
		case "games":
			return gamesRow(ports, config, reader);
		case "category":
			return categoryRow(ports, config, reader);
		case "continuePlaying":
			return continuePlaying(ports, reader);
		case "favourites":
			return favourites(ports, reader);
		case "football":
			return football(ports, reader);
		case "race":
			return race(ports, reader);
		case "jackpots":
			return jackpots(ports, reader);
		case "offers":
		case "lastWins":
			return { kind: config.kind };
		default:
			return unreachable(config);
	}
}

async function gamesRow(ports: RowPorts, config: GamesRow, reader: Reader): Promise<LobbyRow | undefined> {
	const { cards } = ports.catalogue.row(pickOf(config), await ruleContext(ports, config, reader));
	if (cards.length === 0) return undefined;
	const href = allOf(config);
	const title = inLanguage(config.title, reader.locale);
	return { kind: "games", title, ...(href === undefined ? {} : { href }), cards: [...cards] };
}

/** What the rule of a row is read with. */
export const ruleContext = async (
	{ popular }: Pick<LobbyPorts, "popular">,
	config: RowConfig,
	{ locale, isVisible, nowMs }: Pick<Reader, "locale" | "isVisible" | "nowMs">,
) => ({ locale, isVisible, today: dayOf(nowMs), popular: isRanked(config) ? await popular() : [] });

/** Where "See all" leads: where the operator says, else to the category that the rule names. */
function allOf({ seeAll, rule }: GamesRow): string | undefined {
	if (seeAll !== undefined) return seeAll;
	return rule?.category === undefined ? undefined : pagePath(pages.category, { category: rule.category });
}

function categoryRow(
	{ catalogue }: RowPorts,
	{ category: slug, title: given }: Extract<RowConfig, { kind: "category" }>,
	{ locale, isVisible }: Reader,
): LobbyRow | undefined {
	const category = catalogue.category(slug, locale, isVisible, ROW_GAMES);
	if (!category || category.cards.length === 0) return undefined;
	const title = given ? inLanguage(given, locale) : category.title;
	return {
		kind: "category",
		slug,
		title,
		href: pagePath(pages.category, { category: slug }),
		cards: [...category.cards],
	};
}

async function continuePlaying(
	{ catalogue, lastPlayed }: RowPorts,
	{ session, locale, isVisible }: Reader,
): Promise<LobbyRow | undefined> {
	if (!session) return undefined;
	const cards = catalogue.cards(await lastPlayed(session, ROW_GAMES), locale, isVisible);
	return cards.length > 0 ? { kind: "continuePlaying", cards } : undefined;
}

async function favourites(
	{ catalogue, favourites: marked }: RowPorts,
	{ session, locale, isVisible }: Reader,
): Promise<LobbyRow | undefined> {
	if (!session) return undefined;
	const cards = catalogue.cards(await marked(session), locale, isVisible).slice(0, ROW_GAMES);
	return cards.length > 0 ? { kind: "favourites", cards } : undefined;
}

async function football(ports: RowPorts, { locale }: Reader): Promise<LobbyRow | undefined> {
	const fixtures = [...(await ports.nextFootball(FIXTURES_IN_ROW, locale))];
	return fixtures.length > 0 ? { kind: "football", fixtures } : undefined;
}

async function race(ports: RowPorts, { locale }: Reader): Promise<LobbyRow | undefined> {
	const next = await ports.nextRace(locale);
	return next && { kind: "race", race: next };
}

async function jackpots(ports: RowPorts, { session, locale, isVisible }: Reader): Promise<LobbyRow | undefined> {
	const levels = [...(await ports.jackpots(session?.currency, { locale, isVisible }))];
	return levels.length > 0 ? { kind: "jackpots", levels } : undefined;
}
