import type { Block, Draft } from "../../../contract/index.ts";
import { type InEachLanguage, inLanguages } from "../seed.ts";

export type GameWords = {
	title: string;
	alt: string;
	summary: string;
	/** Paragraphs that say what it is like. */
	story: string[];
	/** How it plays, one rule each. */
	rules: string[];
	keywords: string[];
};

export type GameSeed = {
	/** Where it is not shown: countries with their subdivisions. */
	notIn?: Record<string, string[]>;
	slug: string;
	category: string;
	subcategory: string;
	priority: number;
	link?: string;
	badge?: InEachLanguage<string>;
	words: InEachLanguage<GameWords>;
};

const HOW_IT_PLAYS: InEachLanguage<string> = { en: "How it plays", es: "Cómo se juega", ar: "كيف تُلعب" };

export const NEW: InEachLanguage<string> = { en: "New", es: "Nuevo", ar: "جديد" };
export const CLASSIC: InEachLanguage<string> = { en: "Classic", es: "Clásico", ar: "كلاسيكية" };

/** A game’s page; its id, its slug and the key of its pictures are one word. */
export const gamePage = (seed: GameSeed): Draft[] =>
	inLanguages("casino_game_page", seed.slug, (locale) => {
		const words = seed.words[locale];
		return {
			title: words.title,
			uriSuffix: seed.slug,
			game_id: { id: seed.slug, ...(seed.notIn ? { filter: { notIn: { countrySubdivision: seed.notIn } } } : {}) },
			category: seed.category,
			subcategory: seed.subcategory,
			card_image: { url: `/art/${seed.slug}-4x3-480.webp`, alt: words.alt },
			card_vertical_image: { url: `/art/${seed.slug}-3x4-480.webp` },
			art: seed.slug,
			...(seed.badge ? { custom_badge: seed.badge[locale] } : {}),
			...(seed.link ? { link: seed.link } : {}),
			summary: words.summary,
			body: bodyOf(words, HOW_IT_PLAYS[locale]),
			keywords: words.keywords,
			priority: seed.priority,
		};
	});

const bodyOf = ({ story, rules }: GameWords, heading: string): Block[] => [
	...story.map((text): Block => ({ kind: "paragraph", text })),
	{ kind: "heading", text: heading },
	{ kind: "list", items: rules },
];
