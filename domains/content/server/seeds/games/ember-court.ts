import { type GameSeed, gamePage } from "./game.ts";

const seed: GameSeed = {
	slug: "ember-court",
	// A game that is hidden somewhere, so that hiding can be tested.
	notIn: { CA: ["QC"] },
	category: "slots",
	subcategory: "adventure",
	priority: 90,
	texts: {
		en: {
			title: "Ember Court",
			alt: "A jade dragon against rays of dark red",
			summary: "Dragons rule twenty lines; volcanoes double or treble what follows.",
			story: [
				"Stacks of flame, long silences, and now and then the whole court at once. This one is for the patient.",
				"Return to player {rtp} %, with high volatility: wins are rarer and larger.",
			],
			rules: [
				"Five reels, three rows, twenty lines. Wins run from the left on neighbouring reels.",
				"The flame stands in for every symbol but the volcano, and comes in stacks.",
				"Three or more volcanoes open free spins. Every win in them is multiplied by two or by three.",
				"Volcanoes during free spins add more of them.",
			],
			keywords: ["dragon", "fire", "flame", "volcano", "multiplier", "free spins"],
		},
		es: {
			title: "Ember Court",
			alt: "Un dragón de jade sobre rayos de rojo oscuro",
			summary: "Un dragón preside la corte en veinte líneas; sus volcanes doblan o triplican lo que sigue.",
			story: [
				"Columnas de llamas, largos silencios y, de vez en cuando, la corte entera a la vez. Es un juego para pacientes.",
				"Retorno al jugador del {rtp} %, con volatilidad alta: los premios son menos frecuentes y mayores.",
			],
			rules: [
				"Cinco rodillos, tres filas, veinte líneas. Los premios van de izquierda a derecha en rodillos contiguos.",
				"La llama sustituye a todos los símbolos menos al volcán, y aparece en columnas.",
				"Tres o más volcanes abren las tiradas gratis. Cada premio en ellas se multiplica por dos o por tres.",
				"Los volcanes que salen durante las tiradas gratis añaden más.",
			],
			keywords: ["dragón", "fuego", "llama", "volcán", "multiplicador", "tiradas gratis"],
		},
		ar: {
			title: "إمبر كورت",
			alt: "تنين من اليشم أمام أشعة حمراء داكنة",
			summary: "تنين يعقد مجلسه على عشرين خطًّا، وبراكينه تضاعف ما يأتي مرتين أو ثلاثًا.",
			story: [
				"أعمدة من لهب، وصمت طويل، ثم المجلس كله دفعة واحدة بين حين وآخر. إنها لعبة للصبورين.",
				"نسبة العائد للاعب \u2066{rtp} %\u2069، مع تقلّب مرتفع: الأرباح أندر وأكبر.",
			],
			rules: [
				"خمس بكرات وثلاثة صفوف وعشرون خطًّا. تُحتسب الأرباح من أول بكرة على بكرات متجاورة.",
				"يحل اللهب محل كل الرموز ما عدا البركان، ويأتي في أعمدة.",
				"ثلاثة براكين أو أكثر تفتح لفّات مجانية، ويُضرب كل ربح فيها في اثنين أو في ثلاثة.",
				"البراكين التي تظهر أثناء اللفّات المجانية تضيف إليها.",
			],
			keywords: ["تنين", "نار", "لهب", "بركان", "مضاعف", "لفات مجانية", "ember court"],
		},
	},
};

export const emberCourt = gamePage(seed);
