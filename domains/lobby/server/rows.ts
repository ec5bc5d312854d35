import type { FieldsOf } from "@baize/content/contract";
import type { GeoVisibility } from "@baize/content/server";
import { unreachable } from "@baize/kernel/check";
import type { Locale } from "@baize/kernel/locale";
import { pagePath, pages } from "@baize/platform-paths";
import type { Session } from "@baize/platform-server";
import type { LobbyRow } from "../contract/index.ts";
import type { LobbyPorts } from "./ports.ts";

/** A row as editors configured it. */
export type RowConfig = NonNullable<FieldsOf<"marketing_page">["rows"]>[number];

export type Seeker = { locale: Locale; isVisible: GeoVisibility; session: Session | undefined };

const CARDS_IN_ROW = 12;
const FIXTURES_IN_ROW = 4;

/** The row of a configuration; undefined where there is nothing to show, since an empty row helps no one. */
export function rowOf(ports: LobbyPorts, config: RowConfig, seeker: Seeker): Promise<LobbyRow | undefined> {
	switch (config.kind) {
		case "continuePlaying":
			return continuePlaying(ports, seeker);
		case "category":
			return Promise.resolve(categoryRow(ports, config.category, seeker));
		case "football":
			return football(ports, seeker);
		case "race":
			return race(ports, seeker);
		case "jackpots":
			return jackpots(ports, seeker);
		default:
			return unreachable(config);
	}
}

async function continuePlaying(
	ports: LobbyPorts,
	{ session, locale, isVisible }: Seeker,
): Promise<LobbyRow | undefined> {
	if (!session) return undefined;
	const cards = ports.catalogue.cards(await ports.lastPlayed(session, CARDS_IN_ROW), locale, isVisible);
	return cards.length > 0 ? { kind: "continuePlaying", cards } : undefined;
}

function categoryRow(ports: LobbyPorts, slug: string, { locale, isVisible }: Seeker): LobbyRow | undefined {
	const category = ports.catalogue.category(slug, locale, isVisible, CARDS_IN_ROW);
	if (!category || category.cards.length === 0) return undefined;
	const { title, cards } = category;
	return { kind: "category", slug, title, href: pagePath(pages.category, { category: slug }), cards: [...cards] };
}

async function football(ports: LobbyPorts, { locale }: Seeker): Promise<LobbyRow | undefined> {
	const fixtures = [...(await ports.nextFootball(FIXTURES_IN_ROW, locale))];
	return fixtures.length > 0 ? { kind: "football", fixtures } : undefined;
}

async function race(ports: LobbyPorts, { locale }: Seeker): Promise<LobbyRow | undefined> {
	const next = await ports.nextRace(locale);
	return next && { kind: "race", race: next };
}

async function jackpots(ports: LobbyPorts, { session, locale, isVisible }: Seeker): Promise<LobbyRow | undefined> {
	const levels = [...(await ports.jackpots(session?.currency, { locale, isVisible }))];
	return levels.length > 0 ? { kind: "jackpots", levels } : undefined;
}
