import type { Block, Entry } from "@baize/content/contract";
import type { Library } from "@baize/content/server";
import type { Locale } from "@baize/kernel/locale";
import { type Game, type GameCard, gamePath } from "../contract/index.ts";
import type { CataloguePorts, GameFacts } from "./ports.ts";

/** A listed game in one language: what editors wrote and what the game says of itself, put together. */
export type Title = {
	game: Game;
	card: GameCard;
	volatility: string | null;
	summary: string;
	body: Block[];
	keywords: readonly string[];
};

type Page = Entry<"casino_game_page">;

/** Every game page whose game the house can play, by slug, best placed first. */
export function titlesOf(library: Library, locale: Locale, gameFacts: CataloguePorts["gameFacts"]): Map<string, Title> {
	const pages = [...library.list("casino_game_page", locale)];
	pages.sort((a, b) => (b.fields.priority ?? 0) - (a.fields.priority ?? 0));
	return new Map(
		pages.flatMap((page) => {
			const facts = gameFacts(page.fields.game_id.id);
			return facts ? [[page.slug, titleOf(library, locale, page, facts)] as const] : [];
		}),
	);
}

function titleOf(library: Library, locale: Locale, page: Page, facts: GameFacts): Title {
	const { fields } = page;
	const rtpText = facts.rtpText === null ? undefined : percentText(facts.rtpText, locale);
	const fill = (text: string): string => text.replaceAll("{rtp}", rtpText ?? "");
	const game = gameOf(library, locale, page);
	return {
		game,
		card: cardOf(page, game, facts, rtpText),
		volatility: facts.volatility,
		summary: fill(fields.summary),
		body: fields.body.map((block) => filled(block, fill)),
		keywords: fields.keywords ?? [],
	};
}

/** The content system's game as its readers get it. spec §3 */
function gameOf(library: Library, locale: Locale, { slug, fields }: Page): Game {
	const nameOf = (section: string): string => library.published("section", section, locale)?.fields.name ?? section;
	return {
		name: fields.title,
		id: fields.game_id.id,
		linkUrl: fields.link ?? gamePath(fields.category, fields.subcategory, fields.uriSuffix),
		cardImage: fields.card_image.url,
		cardImageAltText: fields.card_image.alt,
		...(fields.custom_badge === undefined ? {} : { badge: fields.custom_badge }),
		category: fields.category,
		categoryName: nameOf(fields.category),
		subCategory: fields.subcategory,
		subCategoryName: nameOf(fields.subcategory),
		slug,
		...(fields.game_id.filter ? { geoTargetingFilter: fields.game_id.filter } : {}),
	};
}

function cardOf({ fields }: Page, game: Game, facts: GameFacts, rtpText: string | undefined): GameCard {
	return whole({
		gameId: game.id,
		linkUrl: game.linkUrl,
		title: game.name,
		kind: facts.kind,
		rtpText,
		badge: game.badge,
		image: fields.card_image,
		card_vertical_image: fields.card_vertical_image,
		art: fields.art,
		hoverBehaviour: fields.hover_behaviour,
		media: fields.media,
		size: fields.size,
		geoTargetingFilter: game.geoTargetingFilter,
		audiences: fields.audiences,
		priority: fields.priority,
	});
}

type Whole<Shape> = { [Key in keyof Shape]: Exclude<Shape[Key], undefined> };

// What is absent is left out: it would cost bytes on every page.
const whole = <Shape extends object>(shape: Shape): Whole<Shape> =>
	Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Whole<Shape>;

function filled(block: Block, fill: (text: string) => string): Block {
	return block.kind === "list" ? { ...block, items: block.items.map(fill) } : { ...block, text: fill(block.text) };
}

/** "96.10" as the language writes it: "96,10". */
export const percentText = (text: string, locale: Locale): string =>
	new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Number(text));
