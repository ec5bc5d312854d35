import { type GameSeed, gamePage } from "./game.ts";

const seed: GameSeed = {
	slug: "football",
	category: "sports",
	subcategory: "football",
	priority: 30,
	link: "/sports",
	texts: {
		en: {
			title: "Football",
			alt: "A football in flight over a dark pitch",
			summary: "Match result, total goals and both teams to score, singles and accumulators.",
			story: ["Every price is shown with its margin. If a price moves, you are asked before it counts."],
			rules: [
				"Pick a price and it joins your slip; a second pick from another match makes an accumulator.",
				"Bets are settled from the final result of normal time.",
				"A match that is not played returns the stake of its leg.",
			],
			keywords: ["soccer", "sports", "betting", "match", "league", "odds"],
		},
		es: {
			title: "Fútbol",
			alt: "Un balón en vuelo sobre un campo oscuro",
			summary: "Resultado, total de goles y ambos marcan, en apuestas simples y combinadas.",
			story: [
				"Junto a cada precio está el margen que lleva dentro. Si un precio cambia, se te pregunta antes de que cuente.",
			],
			rules: [
				"Elige un precio y entra en tu boleto; una segunda selección de otro partido hace una combinada.",
				"Las apuestas se liquidan con el resultado final del tiempo reglamentario.",
				"Un partido que no se juega devuelve la apuesta de su selección.",
			],
			keywords: ["deportes", "apuestas", "partido", "liga", "cuotas"],
		},
		ar: {
			title: "كرة القدم",
			alt: "كرة قدم تطير فوق ملعب معتم",
			summary: "نتيجة المباراة ومجموع الأهداف وتسجيل الفريقين، برهانات مفردة ومجمّعة.",
			story: ["إلى جانب كل سعر الهامشُ الذي فيه. وإن تغيّر السعر سُئلت قبل أن يُحتسب."],
			rules: [
				"اختر سعرًا فينضم إلى قسيمتك، واختيار ثانٍ من مباراة أخرى يصنع رهانًا مجمّعًا.",
				"تُسوّى الرهانات بنتيجة الوقت الأصلي النهائية.",
				"المباراة التي لا تُلعب يُعاد رهانها.",
			],
			keywords: ["رياضة", "رهان", "مباراة", "دوري", "أسعار"],
		},
	},
};

export const football = gamePage(seed);
