import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "night-comet",
	category: "instant",
	subcategory: "decisions",
	priority: 60,
	badge: NEW,
	texts: {
		en: {
			title: "Night Comet",
			alt: "A comet above dark peaks",
			summary: "Name a height from 1.01 to 10,000 times, and see how high the comet climbs.",
			story: [
				"One number, one press: the greater the height you name, the rarer and the more it pays.",
				"Return to player {rtp} % at every height.",
			],
			rules: [
				"You name the height, and stake.",
				"The comet climbs to the height that the draw gives.",
				"As high or higher pays your stake that many times.",
			],
			keywords: ["limbo", "comet", "height", "multiplier", "instant"],
		},
		es: {
			title: "Night Comet",
			alt: "Un cometa sobre cumbres oscuras",
			summary: "Nombra una altura de 1,01 a 10.000 veces y mira hasta dónde sube el cometa.",
			story: [
				"Un número, una pulsación: cuanto mayor la altura que nombras, más rara es y más paga.",
				"Retorno al jugador del {rtp} % a cualquier altura.",
			],
			rules: [
				"Tú nombras la altura y apuestas.",
				"El cometa sube hasta la altura que da el sorteo.",
				"Si llega a esa altura o más, tu apuesta se paga esas veces.",
			],
			keywords: ["limbo", "cometa", "altura", "multiplicador", "instantáneo"],
		},
		ar: {
			title: "مذنّب الليل",
			alt: "مذنّب فوق قمم مظلمة",
			summary: "حدّد ارتفاعًا من 1.01 إلى 10,000 ضعف وانظر إلى أين يصعد المذنّب.",
			story: [
				"رقم واحد وضغطة واحدة: كلما زاد الارتفاع الذي تحدده ندر وزاد ما يدفعه.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ عند كل ارتفاع.",
			],
			rules: [
				"تحدد الارتفاع وتراهن.",
				"يصعد المذنّب إلى الارتفاع الذي يعطيه السحب.",
				"إن بلغه أو تجاوزه دُفع رهانك بقدره.",
			],
			keywords: ["ليمبو", "مذنّب", "ارتفاع", "مضاعف", "night comet"],
		},
	},
};

export const nightComet = gamePage(seed);
