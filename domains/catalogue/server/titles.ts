import type { Block, Entry } from "@baize/content/contract";
import type { ContentSnapshot, GeoVisibility } from "@baize/content/server";
import type { Locale } from "@baize/kernel/locale";
import { pagePath, pages } from "@baize/platform-paths";
import type { Game, GameCard } from "../contract/index.ts";
import type { CataloguePorts, GameFacts } from "./ports.ts";

/** A listed game in one language: the editors' texts and the game's own facts. */
export type Title = {
	game: Game;
	card: GameCard;
	facts: GameFacts;
	summary: string;
	body: Block[];
	keywords: readonly string[];
	/** The day since which it is on the site; empty where no editor has said it. */
	releasedOn: string;
};

type Page = Entry<"casino_game_page">;

/** Whether a visitor may see it: where they are, and who they are. */
export const isSeen = ({ game, card }: Title, isVisible: GeoVisibility): boolean =>
	isVisible(game.geoTargetingFilter, card.audiences);

/** Every game page whose game the site can play, by slug, highest position first. */
export function titlesOf(
	snapshot: ContentSnapshot,
	locale: Locale,
	gameFacts: CataloguePorts["gameFacts"],
): Map<string, Title> {
	const listed = [...snapshot.list("casino_game_page", locale)];
	listed.sort((a, b) => (b.fields.priority ?? 0) - (a.fields.priority ?? 0));
	return new Map(
		listed.flatMap((page) => {
			const facts = gameFacts(page.fields.game_id.id);
			return facts ? [[page.slug, titleOf(snapshot, locale, page, facts)] as const] : [];
		}),
	);
}

function titleOf(snapshot: ContentSnapshot, locale: Locale, page: Page, facts: GameFacts): Title {
	const { fields } = page;
	const rtpText = facts.rtpText === null ? undefined : percentText(facts.rtpText, locale);
	const fill = (text: string): string => text.replaceAll("{rtp}", rtpText ?? "");
	const game = gameOf(snapshot, locale, page);
	const summary = fill(fields.summary);
	return {
		game,
		card: {
			...cardOf(page, game, facts, rangeText(facts, locale)),
			...pictureOf(snapshot.picture(fields.card_vertical_image, locale)),
			...(fields.hover_behaviour === "details" ? { details: summary } : {}),
		},
		facts,
		summary,
		body: fields.body.map((block) => filled(block, fill)),
		keywords: fields.keywords ?? [],
		releasedOn: fields.releasedOn ?? "",
	};
}

/** Of bets that differ, from the lowest to the best: either alone would be less than the truth. */
export function rangeText(
	{ rtpText, bestRtpText }: Pick<GameFacts, "rtpText" | "bestRtpText">,
	locale: Locale,
): string | undefined {
	if (rtpText === null) return undefined;
	const lowest = percentText(rtpText, locale);
	return bestRtpText === undefined ? lowest : `${lowest}–${percentText(bestRtpText, locale)}`;
}

const pathOf = ({ category, subcategory, uriSuffix: page }: Page["fields"]): string =>
	pagePath(pages.game, { category, subcategory, page });

/** The content system's game as its readers get it. spec §3 */
function gameOf(snapshot: ContentSnapshot, locale: Locale, { slug, fields }: Page): Game {
	const nameOf = (section: string): string => snapshot.published("section", section, locale)?.fields.name ?? section;
	return {
		name: fields.title,
		id: fields.game_id.id,
		linkUrl: fields.link ?? pathOf(fields),
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
		stage: facts.stage,
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

const pictureOf = (picture: GameCard["picture"]): Pick<GameCard, "picture"> => (picture ? { picture } : {});

type Whole<Shape> = { [Key in keyof Shape]: Exclude<Shape[Key], undefined> };

// Absent values are left out: they would cost bytes on every page.
const whole = <Shape extends object>(shape: Shape): Whole<Shape> =>
	Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Whole<Shape>;

function filled(block: Block, fill: (text: string) => string): Block {
	return block.kind === "list" ? { ...block, items: block.items.map(fill) } : { ...block, text: fill(block.text) };
}

/** "96.10" as the language writes it: "96,10". */
export const percentText = (text: string, locale: Locale): string =>
	new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Number(text));
