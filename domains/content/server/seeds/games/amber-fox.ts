import { type GameSeed, gamePage } from "./game.ts";

const seed: GameSeed = {
	slug: "amber-fox",
	category: "slots",
	subcategory: "classic",
	priority: 70,
	texts: {
		en: {
			title: "Amber Fox",
			alt: "The face of a fox over autumn hills",
			summary: "Twenty-five lines and small wins often, while a pack of foxes runs through the middle reels.",
			story: [
				"An autumn wood at an easy pace. Something small happens on most spins, and the foxes come in packs.",
				"Return to player {rtp} %, with low volatility: wins are more frequent and smaller.",
			],
			rules: [
				"Five reels, three rows, twenty-five lines. Wins run from the left on neighbouring reels.",
				"The fox stands in for every symbol but the honey.",
				"Three or more honey pots open free spins, on reels where more foxes run.",
			],
			keywords: ["fox", "forest", "autumn", "honey", "low volatility", "free spins"],
		},
		es: {
			title: "Amber Fox",
			alt: "La cara de un zorro sobre colinas de otoño",
			summary: "Veinticinco líneas y premios pequeños a menudo, con zorros que corren por los rodillos centrales.",
			story: [
				"Un bosque de otoño a paso tranquilo. En la mayoría de las tiradas pasa algo pequeño, y los zorros llegan en grupo.",
				"Retorno al jugador del {rtp} %, con volatilidad baja: los premios son más frecuentes y menores.",
			],
			rules: [
				"Cinco rodillos, tres filas, veinticinco líneas. Los premios van de izquierda a derecha en rodillos contiguos.",
				"El zorro sustituye a todos los símbolos menos a la miel.",
				"Tres o más tarros de miel abren las tiradas gratis, en rodillos por los que corren más zorros.",
			],
			keywords: ["zorro", "bosque", "otoño", "miel", "volatilidad baja", "tiradas gratis"],
		},
		ar: {
			title: "أمبر فوكس",
			alt: "وجه ثعلب فوق تلال خريفية",
			summary: "خمسة وعشرون خطًّا وأرباح صغيرة متكررة، وثعالب تركض في البكرات الوسطى.",
			story: [
				"غابة خريفية على مهل. يحدث شيء صغير في معظم اللفّات، والثعالب تأتي جماعات.",
				"نسبة العائد للاعب \u2066{rtp} %\u2069، مع تقلّب منخفض: الأرباح أكثر تكرارًا وأصغر.",
			],
			rules: [
				"خمس بكرات وثلاثة صفوف وخمسة وعشرون خطًّا. تُحتسب الأرباح من أول بكرة على بكرات متجاورة.",
				"يحل الثعلب محل كل الرموز ما عدا العسل.",
				"ثلاث جرار عسل أو أكثر تفتح لفّات مجانية على بكرات تكثر فيها الثعالب.",
			],
			keywords: ["ثعلب", "غابة", "خريف", "عسل", "تقلب منخفض", "لفات مجانية", "amber fox"],
		},
	},
};

export const amberFox = gamePage(seed);
