import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "marigold-andar-bahar",
	category: "table-games",
	subcategory: "andar-bahar",
	priority: 66,
	badge: NEW,
	texts: {
		en: {
			title: "Marigold Andar Bahar",
			alt: "A rangoli of marigolds around a card",
			summary: "Andar or bahar: on which side does the card of the same rank fall?",
			story: [
				"A courtyard at night under garlands of marigolds: one card lies in the middle, and the deck is dealt to both sides until its rank comes again.",
				"In the long run andar returns 97.85 % and bahar {rtp} %.",
			],
			rules: [
				"The first card goes to andar, the next to bahar, and so on by turns.",
				"The side that gets the rank of the middle card wins: andar pays 0.9 to 1, bahar 1 to 1.",
				"One deck, shuffled for each round, and all of it fixed when you press Deal.",
			],
			keywords: ["andar bahar", "katti", "cards", "table", "india"],
		},
		es: {
			title: "Marigold Andar Bahar",
			alt: "Un rangoli de caléndulas alrededor de una carta",
			summary: "Andar o bahar: ¿en qué lado cae la carta del mismo valor?",
			story: [
				"Un patio de noche bajo guirnaldas de caléndulas: hay una carta en el centro y la baraja se reparte a ambos lados hasta que vuelve su valor.",
				"A la larga andar devuelve el 97,85 % y bahar el {rtp} %.",
			],
			rules: [
				"La primera carta va a andar, la siguiente a bahar, y así por turnos.",
				"Gana el lado que recibe el valor de la carta del centro: andar paga 0,9 a 1 y bahar 1 a 1.",
				"Una baraja, mezclada para cada ronda y fijada entera al pulsar Repartir.",
			],
			keywords: ["andar bahar", "katti", "cartas", "mesa", "india"],
		},
		ar: {
			title: "أندر باهر القطيفة",
			alt: "رسم رانغولي من القطيفة حول ورقة",
			summary: "أندر أم باهر: في أي جانب تقع الورقة من الرتبة نفسها؟",
			story: [
				"فناء ليلي تحت أكاليل القطيفة: ورقة في الوسط، وتوزَّع الرزمة على الجانبين حتى تأتي رتبتها من جديد.",
				"على المدى الطويل يعيد أندر ⁦97.85 %⁩ وباهر ⁦{rtp} %⁩.",
			],
			rules: [
				"تذهب الورقة الأولى إلى أندر والتالية إلى باهر، وهكذا بالتناوب.",
				"يفوز الجانب الذي يأخذ رتبة ورقة الوسط: أندر يدفع 0.9 إلى 1 وباهر 1 إلى 1.",
				"رزمة واحدة تُخلط لكل جولة، وتُثبَّت كلها عند الضغط على وزّع.",
			],
			keywords: ["أندر باهر", "كاتي", "ورق", "طاولة", "andar bahar"],
		},
	},
};

export const marigoldAndarBahar = gamePage(seed);
