import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import type { RowConfig } from "../../contract/index.ts";
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
	pt: {
		title: "Cassino, esportes virtuais e futebol",
		description: "Slots com retorno comprovado, uma corrida a cada dois minutos e futebol com a margem à vista.",
	},
	fr: {
		title: "Casino, sports virtuels et football",
		description:
			"Machines à sous au retour prouvé, une course toutes les deux minutes et du football à marge affichée.",
	},
	de: {
		title: "Casino, virtueller Sport und Fußball",
		description: "Slots mit bewiesener Auszahlungsquote, alle zwei Minuten ein Rennen und Fußball mit offener Marge.",
	},
	ar: {
		title: "كازينو ورياضات افتراضية وكرة قدم",
		description: "ماكينات بعائد مُثبَت، وسباق خيل كل دقيقتين، وكرة قدم بهامش معلن.",
	},
	ja: {
		title: "カジノ、バーチャルスポーツ、サッカー",
		description: "還元率を証明したスロット、2分ごとの競馬、控除率を明示したサッカー。",
	},
	zh: {
		title: "娱乐场、虚拟体育与足球",
		description: "返还率经过验证的老虎机，每两分钟一场赛马，抽水透明的足球。",
	},
};

const ROWS: RowConfig[] = [
	{ kind: "continuePlaying" },
	{ kind: "category", category: "slots" },
	{ kind: "jackpots" },
	{ kind: "football" },
	{ kind: "race" },
	{ kind: "category", category: "new" },
];

/** The lobby: its slideshow, and its rows, which are those of the English entry in every language. */
export const home = inLanguages("marketing_page", "home", TEXTS, (texts, locale) => ({
	...texts,
	slideshow: "home",
	...(locale === DEFAULT_LOCALE ? { rows: ROWS } : {}),
	body: [],
}));
