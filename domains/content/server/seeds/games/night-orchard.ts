import { CLASSIC, type GameSeed, gamePage } from "./game.ts";

const seed: GameSeed = {
	slug: "night-orchard",
	category: "slots",
	subcategory: "classic",
	priority: 80,
	badge: CLASSIC,
	texts: {
		en: {
			title: "Night Orchard",
			alt: "Two cherries under a violet night sky",
			summary: "A fruit machine after dark: ten lines, plain pays, and a moon that keeps coming back.",
			story: [
				"Bells, grapes and cherries, as fruit machines have always had them, only quieter and by moonlight.",
				"Return to player {rtp} %, with medium volatility.",
			],
			rules: [
				"Five reels, three rows, ten lines. Wins run from the left on neighbouring reels.",
				"The star stands in for every symbol but the moon.",
				"Three or more moons open free spins, and three more moons open them again.",
			],
			keywords: ["fruit", "cherry", "moon", "classic", "free spins"],
		},
		es: {
			title: "Night Orchard",
			alt: "Dos cerezas bajo un cielo nocturno violeta",
			summary: "Una tragaperras de frutas al anochecer: diez líneas, pagos sencillos y una luna que siempre vuelve.",
			story: [
				"Campanas, uvas y cerezas, como siempre en las máquinas de frutas, pero con más calma y a la luz de la luna.",
				"Retorno al jugador del {rtp} %, con volatilidad media.",
			],
			rules: [
				"Cinco rodillos, tres filas, diez líneas. Los premios van de izquierda a derecha en rodillos contiguos.",
				"La estrella sustituye a todos los símbolos menos a la luna.",
				"Tres o más lunas abren las tiradas gratis, y otras tres lunas las abren de nuevo.",
			],
			keywords: ["fruta", "cereza", "luna", "clásico", "tiradas gratis"],
		},
		ar: {
			title: "نايت أورتشارد",
			alt: "حبّتا كرز تحت سماء ليلية بنفسجية",
			summary: "آلة فواكه بعد حلول الليل: عشرة خطوط، ودفعات بسيطة، وقمر يعود كل مرة.",
			story: [
				"أجراس وعنب وكرز كما عرفتها آلات الفواكه دائمًا، لكنها أهدأ وتحت ضوء القمر.",
				"نسبة العائد للاعب \u2066{rtp} %\u2069، مع تقلّب متوسط.",
			],
			rules: [
				"خمس بكرات وثلاثة صفوف وعشرة خطوط. تُحتسب الأرباح من أول بكرة على بكرات متجاورة.",
				"تحل النجمة محل كل الرموز ما عدا القمر.",
				"ثلاثة أقمار أو أكثر تفتح لفّات مجانية، وثلاثة أقمار أخرى تفتحها من جديد.",
			],
			keywords: ["فواكه", "كرز", "قمر", "كلاسيكية", "لفات مجانية", "night orchard"],
		},
	},
};

export const nightOrchard = gamePage(seed);
