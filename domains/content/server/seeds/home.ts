import { inLanguages } from "./seed.ts";

const TEXTS = {
	en: {
		title: "Casino, virtual sports and football",
		description: "Slots with proven returns, a horse race every two minutes, and football with its margin stated.",
	},
	es: {
		title: "Casino, deportes virtuales y fútbol",
		description: "Tragaperras con retorno demostrado, una carrera cada dos minutos y fútbol con el margen a la vista.",
	},
	ar: {
		title: "كازينو ورياضات افتراضية وكرة قدم",
		description: "ماكينات بعائد مُثبَت، وسباق خيل كل دقيقتين، وكرة قدم بهامش معلن.",
	},
};

/** The lobby: its slideshow and its rows, in order. */
export const home = inLanguages("marketing_page", "home", TEXTS, (texts) => ({
	...texts,
	slideshow: "home",
	rows: [
		{ kind: "continuePlaying" },
		{ kind: "category", category: "slots" },
		{ kind: "jackpots" },
		{ kind: "football" },
		{ kind: "race" },
		{ kind: "category", category: "new" },
	],
	body: [],
}));
