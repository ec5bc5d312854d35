import type { Block, Draft } from "../../../contract/index.ts";
import { type InEachLanguage, inLanguages } from "../seed.ts";

export type GameTexts = {
	title: string;
	alt: string;
	summary: string;
	/** Paragraphs that describe it. */
	story: string[];
	/** The rules of play, one each. */
	rules: string[];
	keywords: string[];
};

export type GameSeed = {
	/** Where it is hidden: countries with their subdivisions. */
	notIn?: Record<string, string[]>;
	slug: string;
	category: string;
	subcategory: string;
	priority: number;
	link?: string;
	badge?: InEachLanguage<string>;
	texts: InEachLanguage<GameTexts>;
};

const HOW_IT_PLAYS: InEachLanguage<string> = { en: "How it plays", es: "Cómo se juega", ar: "كيف تُلعب" };

export const NEW: InEachLanguage<string> = { en: "New", es: "Nuevo", ar: "جديد" };
export const CLASSIC: InEachLanguage<string> = { en: "Classic", es: "Clásico", ar: "كلاسيكية" };

/** A game’s page; its id, its slug and the key of its pictures are the same. */
export const gamePage = (seed: GameSeed): Draft[] =>
	inLanguages("casino_game_page", seed.slug, (locale) => {
		const texts = seed.texts[locale];
		return {
			title: texts.title,
			uriSuffix: seed.slug,
			game_id: { id: seed.slug, ...(seed.notIn ? { filter: { notIn: { countrySubdivision: seed.notIn } } } : {}) },
			category: seed.category,
			subcategory: seed.subcategory,
			card_image: { url: `/art/${seed.slug}-4x3-480.webp`, alt: texts.alt },
			card_vertical_image: { url: `/art/${seed.slug}-3x4-480.webp` },
			art: seed.slug,
			...(seed.badge ? { custom_badge: seed.badge[locale] } : {}),
			...(seed.link ? { link: seed.link } : {}),
			summary: texts.summary,
			body: bodyOf(texts, HOW_IT_PLAYS[locale]),
			keywords: texts.keywords,
			priority: seed.priority,
		};
	});

const bodyOf = ({ story, rules }: GameTexts, heading: string): Block[] => [
	...story.map((text): Block => ({ kind: "paragraph", text })),
	{ kind: "heading", text: heading },
	{ kind: "list", items: rules },
];
