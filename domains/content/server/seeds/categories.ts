import { type InLanguages, inLanguage } from "@baize/kernel/locale";
import type { Draft } from "../../contract/index.ts";
import { inLanguages } from "./seed.ts";

type CategorySeed = {
	slug: string;
	/** The title of its row and its page, and the text of its link. */
	title: InLanguages<string>;
	name: InLanguages<string>;
	games?: string[];
	subCategories?: string[];
	priority: number;
};

const seeds: CategorySeed[] = [
	{
		slug: "slots",
		title: { en: "Slots", es: "Tragaperras", ar: "ماكينات الحظ" },
		name: { en: "Slots", es: "Tragaperras", ar: "ماكينات الحظ" },
		subCategories: ["featured", "adventure", "classic"],
		priority: 100,
	},
	{
		slug: "featured",
		title: { en: "Featured slots", es: "Tragaperras destacadas", ar: "ماكينات مختارة" },
		name: { en: "Featured", es: "Destacadas", ar: "مختارة" },
		games: ["tidal-book", "night-orchard", "amber-fox"],
		priority: 0,
	},
	{
		slug: "adventure",
		title: { en: "Adventure slots", es: "Tragaperras de aventura", ar: "ماكينات المغامرة" },
		name: { en: "Adventure", es: "Aventura", ar: "مغامرة" },
		games: ["tidal-book", "ember-court", "lantern-road"],
		priority: 0,
	},
	{
		slug: "classic",
		title: { en: "Classic slots", es: "Tragaperras clásicas", ar: "ماكينات كلاسيكية" },
		name: { en: "Classic", es: "Clásicas", ar: "كلاسيكية" },
		games: ["night-orchard", "amber-fox", "harbour-lights"],
		priority: 0,
	},
	{
		slug: "new",
		title: { en: "New games", es: "Juegos nuevos", ar: "ألعاب جديدة" },
		name: { en: "New", es: "Novedades", ar: "جديد" },
		games: [
			"neon-three-card",
			"marigold-andar-bahar",
			"porcelain-baccarat",
			"lemon-courtyard",
			"primary-spin",
			"five-sheaves",
			"nine-roofs",
			"sun-herbarium",
			"emerald-blackjack",
			"midnight-roulette",
			"garnet-drop",
			"nine-six-jacks",
			"firefly-meadow",
			"night-comet",
			"lantern-road",
			"harbour-lights",
		],
		priority: 90,
	},
	{
		slug: "instant",
		title: { en: "Instant games", es: "Juegos instantáneos", ar: "ألعاب فورية" },
		name: { en: "Instant", es: "Instantáneos", ar: "فورية" },
		subCategories: ["draws", "decisions"],
		priority: 85,
	},
	{
		slug: "draws",
		title: { en: "Numbers and draws", es: "Números y sorteos", ar: "أرقام وسحوبات" },
		name: { en: "Draws", es: "Sorteos", ar: "سحوبات" },
		games: ["lemon-courtyard", "primary-spin", "five-sheaves"],
		priority: 0,
	},
	{
		slug: "decisions",
		title: { en: "Games of nerve", es: "Juegos de temple", ar: "ألعاب الأعصاب" },
		name: { en: "Nerve", es: "Temple", ar: "أعصاب" },
		games: ["nine-roofs", "sun-herbarium", "firefly-meadow", "night-comet", "garnet-drop"],
		priority: 0,
	},
	{
		slug: "table-games",
		title: { en: "Table games", es: "Juegos de mesa", ar: "ألعاب الطاولة" },
		name: { en: "Tables", es: "Mesas", ar: "طاولات" },
		subCategories: ["roulette", "blackjack", "baccarat", "andar-bahar", "three-card-poker", "video-poker"],
		priority: 84,
	},
	{
		slug: "roulette",
		title: { en: "Roulette", es: "Ruleta", ar: "الروليت" },
		name: { en: "Roulette", es: "Ruleta", ar: "روليت" },
		games: ["midnight-roulette"],
		priority: 0,
	},
	{
		slug: "video-poker",
		title: { en: "Video poker", es: "Videopóquer", ar: "فيديو بوكر" },
		name: { en: "Video poker", es: "Videopóquer", ar: "فيديو بوكر" },
		games: ["nine-six-jacks"],
		priority: 0,
	},
	{
		slug: "blackjack",
		title: { en: "Blackjack", es: "Blackjack", ar: "بلاك جاك" },
		name: { en: "Blackjack", es: "Blackjack", ar: "بلاك جاك" },
		games: ["emerald-blackjack"],
		priority: 0,
	},
	{
		slug: "baccarat",
		title: { en: "Baccarat", es: "Bacará", ar: "باكارات" },
		name: { en: "Baccarat", es: "Bacará", ar: "باكارات" },
		games: ["porcelain-baccarat"],
		priority: 0,
	},
	{
		slug: "andar-bahar",
		title: { en: "Andar Bahar", es: "Andar Bahar", ar: "أندر باهر" },
		name: { en: "Andar Bahar", es: "Andar Bahar", ar: "أندر باهر" },
		games: ["marigold-andar-bahar"],
		priority: 0,
	},
	{
		slug: "three-card-poker",
		title: { en: "Three card poker", es: "Póquer de tres cartas", ar: "بوكر الورقات الثلاث" },
		name: { en: "Three card poker", es: "Tres cartas", ar: "ثلاث ورقات" },
		games: ["neon-three-card"],
		priority: 0,
	},
	{
		slug: "virtuals",
		title: { en: "Virtual sports", es: "Deportes virtuales", ar: "الرياضات الافتراضية" },
		name: { en: "Virtuals", es: "Virtuales", ar: "افتراضية" },
		subCategories: ["horses"],
		priority: 80,
	},
	{
		slug: "horses",
		title: { en: "Virtual horses", es: "Caballos virtuales", ar: "الخيول الافتراضية" },
		name: { en: "Horses", es: "Caballos", ar: "خيول" },
		games: ["horse-racing"],
		priority: 0,
	},
	{
		slug: "sports",
		title: { en: "Sports", es: "Deportes", ar: "الرياضة" },
		name: { en: "Sports", es: "Deportes", ar: "الرياضة" },
		subCategories: ["football"],
		priority: 70,
	},
	{
		slug: "football",
		title: { en: "Football", es: "Fútbol", ar: "كرة القدم" },
		name: { en: "Football", es: "Fútbol", ar: "كرة القدم" },
		games: ["football"],
		priority: 0,
	},
	{
		slug: "all-games",
		title: { en: "All games", es: "Todos los juegos", ar: "كل الألعاب" },
		name: { en: "All games", es: "Todos", ar: "الكل" },
		games: [
			"tidal-book",
			"ember-court",
			"night-orchard",
			"amber-fox",
			"lantern-road",
			"harbour-lights",
			"firefly-meadow",
			"night-comet",
			"midnight-roulette",
			"garnet-drop",
			"nine-six-jacks",
			"emerald-blackjack",
			"porcelain-baccarat",
			"marigold-andar-bahar",
			"neon-three-card",
			"lemon-courtyard",
			"primary-spin",
			"five-sheaves",
			"nine-roofs",
			"sun-herbarium",
			"horse-racing",
			"football",
		],
		priority: 10,
	},
];

export const categories: Draft[] = seeds.flatMap(({ slug, title, name, ...rest }) =>
	inLanguages("section", slug, title, (own, locale) => ({ title: own, name: inLanguage(name, locale), ...rest })),
);
