import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "emerald-blackjack",
	category: "table-games",
	subcategory: "blackjack",
	priority: 70,
	badge: NEW,
	texts: {
		en: {
			title: "Emerald Blackjack",
			alt: "A joker's card on green felt",
			summary: "Twenty-one against the dealer, with the exact worth of every move one tap away.",
			story: [
				"A felt table under one lamp: hit, stand, double, split up to four hands, or insure.",
				"Return to player {rtp} % with best play; the book beside the table says what that is.",
			],
			rules: [
				"Blackjack pays 3 to 2, and the dealer stands on every 17.",
				"You double any two cards, also after a split, and split up to four hands.",
				"Every card of a round is fixed before your first decision.",
			],
			keywords: ["blackjack", "21", "cards", "table", "dealer"],
		},
		es: {
			title: "Emerald Blackjack",
			alt: "La carta de un comodín sobre tapete verde",
			summary: "Veintiuno contra la banca, con el valor exacto de cada jugada a un toque.",
			story: [
				"Un tapete bajo una sola lámpara: pide, plántate, dobla, separa hasta cuatro manos o asegura.",
				"Retorno al jugador del {rtp} % con el mejor juego; el libro junto a la mesa dice cuál es.",
			],
			rules: [
				"El blackjack paga 3 a 2 y la banca se planta con cualquier 17.",
				"Doblas con dos cartas cualesquiera, también tras separar, y separas hasta cuatro manos.",
				"Todas las cartas de una ronda quedan fijadas antes de tu primera decisión.",
			],
			keywords: ["blackjack", "veintiuno", "cartas", "mesa", "banca"],
		},
		ar: {
			title: "بلاك جاك الزمرد",
			alt: "ورقة جوكر على لباد أخضر",
			summary: "واحد وعشرون ضد الموزّع، والقيمة الدقيقة لكل حركة بلمسة واحدة.",
			story: [
				"طاولة لباد تحت مصباح واحد: اسحب أو قف أو ضاعف أو اقسم حتى أربع أيدٍ أو أمّن.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ بأفضل لعب، والكتاب بجانب الطاولة يقول ما هو.",
			],
			rules: [
				"البلاك جاك يدفع 3 إلى 2، ويقف الموزّع عند كل 17.",
				"تضاعف بأي ورقتين، وبعد القسمة أيضًا، وتقسم حتى أربع أيدٍ.",
				"كل أوراق الجولة مثبتة قبل أول قرار لك.",
			],
			keywords: ["بلاك جاك", "واحد وعشرون", "ورق", "طاولة", "emerald blackjack"],
		},
	},
};

export const emeraldBlackjack = gamePage(seed);
