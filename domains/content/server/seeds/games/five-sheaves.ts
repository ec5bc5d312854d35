import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "five-sheaves",
	category: "instant",
	subcategory: "draws",
	priority: 66,
	badge: NEW,
	texts: {
		en: {
			title: "Five Sheaves",
			alt: "A bound sheaf of ripe wheat",
			summary: "A ticket from a print run of a million: rub the foil off five fields and find the sheaf.",
			story: [
				"An engraved ticket on linen paper, with a first prize of 10,000 times the stake.",
				"Return to player {rtp} % exactly; 39.2 % of the tickets pay.",
			],
			rules: [
				"A golden sheaf in one of five fields is the prize.",
				"Every ticket is drawn from the whole print run.",
				"The ticket is drawn when you buy it; how you uncover it decides nothing.",
			],
			keywords: ["scratch", "ticket", "card", "wheat", "sheaf", "instant"],
		},
		es: {
			title: "Five Sheaves",
			alt: "Una gavilla atada de trigo maduro",
			summary: "Un boleto de una tirada de un millón: rasca la lámina de cinco campos y encuentra la gavilla.",
			story: [
				"Un boleto grabado en papel de lino, con un primer premio de 10.000 veces la apuesta.",
				"Retorno al jugador del {rtp} % exacto; paga el 39,2 % de los boletos.",
			],
			rules: [
				"Una gavilla dorada en uno de los cinco campos es el premio.",
				"Cada boleto se sortea de la tirada entera.",
				"El boleto se sortea al comprarlo; cómo lo destapes no decide nada.",
			],
			keywords: ["rasca", "boleto", "trigo", "gavilla", "instantáneo"],
		},
		ar: {
			title: "خمس حزم",
			alt: "حزمة مربوطة من القمح الناضج",
			summary: "تذكرة من طبعة من مليون: احكك الرقاقة عن خمسة حقول وابحث عن الحزمة.",
			story: [
				"تذكرة محفورة على ورق كتاني بجائزة أولى تبلغ 10,000 ضعف الرهان.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ تمامًا، ويدفع 39.2 % من التذاكر.",
			],
			rules: [
				"حزمة ذهبية في أحد الحقول الخمسة هي الجائزة.",
				"تُسحب كل تذكرة من الطبعة كاملة.",
				"تُسحب التذكرة عند شرائها، وطريقة كشفها لا تقرر شيئًا.",
			],
			keywords: ["خدش", "تذكرة", "بطاقة", "قمح", "حزمة", "five sheaves"],
		},
	},
};

export const fiveSheaves = gamePage(seed);
