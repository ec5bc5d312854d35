import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "nine-six-jacks",
	category: "table-games",
	subcategory: "video-poker",
	priority: 61,
	badge: NEW,
	texts: {
		en: {
			title: "Nine Six Jacks",
			alt: "A fan of five heart cards, ten to ace",
			summary: "Jacks or better on the full-pay table: hold what you like, draw once.",
			story: [
				"Five cards, one decision, and a pay table that is open from the first coin.",
				"Return to player {rtp} % with best play; the rules say what simple play returns.",
			],
			rules: [
				"Hold any of the five cards; the others are replaced once.",
				"A pair of jacks or better returns the stake, a royal flush pays 800 times.",
				"The order of the deck is drawn before you see the first card.",
			],
			keywords: ["video poker", "jacks or better", "cards", "poker", "draw"],
		},
		es: {
			title: "Nine Six Jacks",
			alt: "Un abanico de cinco corazones, del diez al as",
			summary: "Jotas o mejor con la tabla completa: guarda lo que quieras y cambia una vez.",
			story: [
				"Cinco cartas, una decisión y una tabla de pagos a la vista desde la primera moneda.",
				"Retorno al jugador del {rtp} % con juego óptimo; las reglas dicen lo que devuelve el sencillo.",
			],
			rules: [
				"Guarda las cartas que quieras; las demás se cambian una vez.",
				"Una pareja de jotas o mejor devuelve la apuesta; una escalera real paga 800 veces.",
				"El orden de la baraja se sortea antes de que veas la primera carta.",
			],
			keywords: ["videopóquer", "jotas o mejor", "cartas", "póquer", "cambio"],
		},
		ar: {
			title: "ناين سيكس جاكس",
			alt: "مروحة من خمس أوراق كبة من العشرة إلى الآس",
			summary: "زوج شبان أو أعلى بجدول الدفع الكامل: احفظ ما شئت واسحب مرة واحدة.",
			story: [
				"خمس أوراق وقرار واحد وجدول دفع ظاهر من أول رهان.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ بأفضل لعب، والقواعد تذكر عائد اللعب البسيط.",
			],
			rules: [
				"احفظ أيًا من الأوراق الخمس، وتُستبدل البقية مرة واحدة.",
				"زوج شبان أو أعلى يعيد الرهان، والسلسلة الملكية تدفع 800 ضعف.",
				"يُسحب ترتيب الأوراق قبل أن ترى أولها.",
			],
			keywords: ["فيديو بوكر", "شبان", "أوراق", "بوكر", "nine six jacks"],
		},
	},
};

export const nineSixJacks = gamePage(seed);
