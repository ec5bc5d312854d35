import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "lemon-courtyard",
	category: "instant",
	subcategory: "draws",
	priority: 68,
	badge: NEW,
	texts: {
		en: {
			title: "Lemon Courtyard",
			alt: "A lemon on painted tiles",
			summary: "Keno on a sunny wall: pick up to ten of forty tiles, and ten lemons fall.",
			story: [
				"Cobalt on white glaze, the shadow of leaves, and up to 5,000 times the stake for ten of ten.",
				"Return to player at least {rtp} %, however many you pick.",
			],
			rules: [
				"Pick one to ten of forty numbers.",
				"Ten numbers are drawn, each as likely as any other.",
				"Your hits decide what your stake is multiplied by.",
			],
			keywords: ["keno", "numbers", "lemon", "tiles", "lottery", "instant"],
		},
		es: {
			title: "Lemon Courtyard",
			alt: "Un limón sobre azulejos pintados",
			summary: "Keno en una pared al sol: elige hasta diez de cuarenta azulejos y caen diez limones.",
			story: [
				"Cobalto sobre esmalte blanco, la sombra de las hojas y hasta 5.000 veces la apuesta por diez de diez.",
				"Retorno al jugador de al menos el {rtp} %, elijas cuantos elijas.",
			],
			rules: [
				"Elige de uno a diez números de cuarenta.",
				"Se sortean diez números, todos igual de probables.",
				"Tus aciertos deciden por cuánto se multiplica tu apuesta.",
			],
			keywords: ["keno", "números", "limón", "azulejos", "lotería", "instantáneo"],
		},
		ar: {
			title: "فناء الليمون",
			alt: "ليمونة على بلاط مرسوم",
			summary: "كينو على جدار مشمس: اختر حتى عشر بلاطات من أربعين، وتسقط عشر ليمونات.",
			story: [
				"أزرق على خزف أبيض وظل الأوراق، وحتى 5,000 ضعف الرهان لعشرة من عشرة.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ على الأقل مهما كان عدد اختياراتك.",
			],
			rules: ["اختر من رقم إلى عشرة من أربعين رقمًا.", "تُسحب عشرة أرقام باحتمال متساوٍ.", "إصاباتك تحدد بكم يُضرب رهانك."],
			keywords: ["كينو", "أرقام", "ليمون", "بلاط", "يانصيب", "lemon courtyard"],
		},
	},
};

export const lemonCourtyard = gamePage(seed);
