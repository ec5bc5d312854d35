import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "primary-spin",
	category: "instant",
	subcategory: "draws",
	priority: 67,
	badge: NEW,
	texts: {
		en: {
			title: "Primary Spin",
			alt: "A wheel in red, blue and yellow",
			summary: "A wheel of 24 segments, printed in four inks: choose the risk and spin.",
			story: [
				"From gentle to one segment of 24 that pays 23.52 times the stake.",
				"Return to player {rtp} % exactly, whatever the risk.",
			],
			rules: [
				"Each of the 24 segments is equally likely.",
				"The segment under the pointer multiplies your stake.",
				"More risk: fewer segments that pay, and higher pays.",
			],
			keywords: ["wheel", "spin", "poster", "fortune", "instant"],
		},
		es: {
			title: "Primary Spin",
			alt: "Una rueda en rojo, azul y amarillo",
			summary: "Una rueda de 24 segmentos, impresa en cuatro tintas: elige el riesgo y gira.",
			story: [
				"De suave a un solo segmento de 24 que paga 23,52 veces la apuesta.",
				"Retorno al jugador del {rtp} % exacto, sea cual sea el riesgo.",
			],
			rules: [
				"Los 24 segmentos son igual de probables.",
				"El segmento bajo la flecha multiplica tu apuesta.",
				"Más riesgo: menos segmentos que pagan y pagos más altos.",
			],
			keywords: ["rueda", "girar", "cartel", "fortuna", "instantáneo"],
		},
		ar: {
			title: "دورة الألوان",
			alt: "عجلة بالأحمر والأزرق والأصفر",
			summary: "عجلة من 24 قطعة مطبوعة بأربعة أحبار: اختر المخاطرة وأدر.",
			story: [
				"من هادئة إلى قطعة واحدة من 24 تدفع 23.52 ضعف الرهان.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ تمامًا مهما كانت المخاطرة.",
			],
			rules: [
				"القطع الـ24 متساوية الاحتمال.",
				"القطعة تحت المؤشر تضرب رهانك.",
				"مخاطرة أكبر: قطع أقل تدفع، ودفعات أعلى.",
			],
			keywords: ["عجلة", "دوران", "ملصق", "حظ", "primary spin"],
		},
	},
};

export const primarySpin = gamePage(seed);
