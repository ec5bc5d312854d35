import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "sun-herbarium",
	category: "instant",
	subcategory: "decisions",
	priority: 64,
	badge: NEW,
	texts: {
		en: {
			title: "Sun Herbarium",
			alt: "White leaves on a blue sun print",
			summary: "Hi-Lo with plants printed by the sun: is the next one higher or lower?",
			story: [
				"Prussian blue on watercolour paper, one leaf for the ace and thirteen for the king.",
				"Return to player at least {rtp} %, whatever you guess and wherever you stop.",
			],
			rules: [
				"Guess whether the next print is higher or lower; the same rank wins too.",
				"Each right guess raises what you can collect.",
				"All prints are drawn when you stake.",
			],
			keywords: ["hi-lo", "higher", "lower", "cards", "plants", "instant"],
		},
		es: {
			title: "Sun Herbarium",
			alt: "Hojas blancas en una lámina azul al sol",
			summary: "Mayor o menor con plantas impresas por el sol: ¿la siguiente es mayor o menor?",
			story: [
				"Azul de Prusia sobre papel de acuarela, una hoja para el as y trece para el rey.",
				"Retorno al jugador de al menos el {rtp} %, digas lo que digas y te pares donde te pares.",
			],
			rules: [
				"Di si la siguiente lámina es mayor o menor; el mismo rango también gana.",
				"Cada acierto sube lo que puedes cobrar.",
				"Todas las láminas se sortean al apostar.",
			],
			keywords: ["mayor", "menor", "cartas", "plantas", "instantáneo"],
		},
		ar: {
			title: "معشبة الشمس",
			alt: "أوراق بيضاء على لوحة شمس زرقاء",
			summary: "أعلى أم أدنى بنباتات طبعتها الشمس: هل التالية أعلى أم أدنى؟",
			story: [
				"أزرق بروسي على ورق الألوان المائية، ورقة للآس وثلاث عشرة للملك.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ على الأقل مهما خمّنت وحيثما توقفت.",
			],
			rules: [
				"خمّن هل اللوحة التالية أعلى أم أدنى، والرتبة نفسها تربح أيضًا.",
				"كل تخمين صحيح يزيد ما يمكنك قبضه.",
				"تُسحب كل اللوحات عند الرهان.",
			],
			keywords: ["أعلى", "أدنى", "بطاقات", "نباتات", "sun herbarium"],
		},
	},
};

export const sunHerbarium = gamePage(seed);
