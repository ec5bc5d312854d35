import { type InEveryLanguage, inLanguage } from "@baize/kernel/locale";
import type { Block, Draft } from "../../../contract/index.ts";
import { inLanguages } from "../seed.ts";

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
	/** The day since which it is on the site. */
	releasedOn?: string;
	link?: string;
	badge?: InEveryLanguage<string>;
	texts: InEveryLanguage<GameTexts>;
};

const HOW_IT_PLAYS: InEveryLanguage<string> = {
	en: "How it plays",
	es: "Cómo se juega",
	pt: "Como se joga",
	fr: "Comment jouer",
	de: "So wird gespielt",
	ar: "كيف تُلعب",
	ja: "遊び方",
	zh: "玩法",
};

export const NEW: InEveryLanguage<string> = {
	en: "New",
	es: "Nuevo",
	pt: "Novo",
	fr: "Nouveau",
	de: "Neu",
	ar: "جديد",
	ja: "新着",
	zh: "新",
};
export const CLASSIC: InEveryLanguage<string> = {
	en: "Classic",
	es: "Clásico",
	pt: "Clássico",
	fr: "Classique",
	de: "Klassiker",
	ar: "كلاسيكية",
	ja: "定番",
	zh: "经典",
};

/** A game’s page; its id, its slug and the key of its pictures are the same. */
export const gamePage = (seed: GameSeed): Draft[] =>
	inLanguages("casino_game_page", seed.slug, seed.texts, (texts, locale) => {
		return {
			title: texts.title,
			uriSuffix: seed.slug,
			game_id: { id: seed.slug, ...(seed.notIn ? { filter: { notIn: { countrySubdivision: seed.notIn } } } : {}) },
			category: seed.category,
			subcategory: seed.subcategory,
			card_image: { url: `/art/${seed.slug}-4x3-480.webp`, alt: texts.alt },
			card_vertical_image: { url: `/art/${seed.slug}-3x4-480.webp` },
			art: seed.slug,
			...(seed.badge ? { custom_badge: inLanguage(seed.badge, locale) } : {}),
			...(seed.link ? { link: seed.link } : {}),
			summary: texts.summary,
			body: bodyOf(texts, inLanguage(HOW_IT_PLAYS, locale)),
			keywords: texts.keywords,
			priority: seed.priority,
			...(seed.releasedOn === undefined ? {} : { releasedOn: seed.releasedOn }),
		};
	});

const bodyOf = ({ story, rules }: GameTexts, heading: string): Block[] => [
	...story.map((text): Block => ({ kind: "paragraph", text })),
	{ kind: "heading", text: heading },
	{ kind: "list", items: rules },
];
