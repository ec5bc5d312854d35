import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "harbour-lights",
	category: "slots",
	subcategory: "classic",
	priority: 50,
	badge: NEW,
	texts: {
		en: {
			title: "Harbour Lights",
			alt: "A blue anchor against a harbour at night",
			summary: "Five lines, nine symbols and no wild: the simplest game here.",
			story: [
				"Everything on the reels is what it seems. If you like to see why you won, begin here.",
				"Return to player {rtp} %, with medium volatility.",
			],
			rules: [
				"Five reels, three rows, five lines. Wins run from the left on neighbouring reels.",
				"Nothing stands in for anything else.",
				"Three or more lamps open free spins on the same reels.",
			],
			keywords: ["harbour", "anchor", "ship", "lamp", "classic", "simple"],
		},
		es: {
			title: "Harbour Lights",
			alt: "Un ancla azul ante un puerto de noche",
			summary: "Cinco líneas, nueve símbolos y ningún comodín: el juego más sencillo de la casa.",
			story: [
				"Todo lo que hay en los rodillos es lo que parece. Si te gusta ver por qué has ganado, empieza por aquí.",
				"Retorno al jugador del {rtp} %, con volatilidad media.",
			],
			rules: [
				"Cinco rodillos, tres filas, cinco líneas. Los premios van de izquierda a derecha en rodillos contiguos.",
				"Ningún símbolo sustituye a otro.",
				"Tres o más lámparas abren las tiradas gratis en los mismos rodillos.",
			],
			keywords: ["puerto", "ancla", "barco", "lámpara", "clásico", "sencillo"],
		},
		ar: {
			title: "هاربر لايتس",
			alt: "مرساة زرقاء أمام ميناء ليلي",
			summary: "خمسة خطوط وتسعة رموز ولا رمز بديل: أبسط ألعاب الدار.",
			story: [
				"كل ما على البكرات هو ما يبدو عليه. إن كنت تحب أن ترى لماذا ربحت فابدأ من هنا.",
				"نسبة العائد للاعب \u2066{rtp} %\u2069، مع تقلّب متوسط.",
			],
			rules: [
				"خمس بكرات وثلاثة صفوف وخمسة خطوط. تُحتسب الأرباح من أول بكرة على بكرات متجاورة.",
				"لا يحل أي رمز محل آخر.",
				"ثلاثة مصابيح أو أكثر تفتح لفّات مجانية على البكرات نفسها.",
			],
			keywords: ["ميناء", "مرساة", "سفينة", "مصباح", "كلاسيكية", "harbour lights"],
		},
	},
};

export const harbourLights = gamePage(seed);
