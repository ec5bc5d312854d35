import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "firefly-meadow",
	category: "instant",
	subcategory: "decisions",
	priority: 60,
	badge: NEW,
	texts: {
		en: {
			title: "Firefly Meadow",
			alt: "A glowing beetle over a meadow at night",
			summary: "Open buds, find fireflies, and collect before you meet a web.",
			story: [
				"Each firefly raises what you can collect, and you decide when it is enough.",
				"Return to player {rtp} %, wherever you stop.",
			],
			rules: [
				"25 buds; you choose how many of them hide a web.",
				"After the first firefly you can collect at any time.",
				"Where the webs are is drawn before you open the first bud.",
			],
			keywords: ["mines", "meadow", "firefly", "bud", "web", "instant"],
		},
		es: {
			title: "Firefly Meadow",
			alt: "Un escarabajo luminoso sobre un prado de noche",
			summary: "Abre capullos, encuentra luciérnagas y cobra antes de dar con una telaraña.",
			story: [
				"Cada luciérnaga sube lo que puedes cobrar, y tú decides cuándo basta.",
				"Retorno al jugador del {rtp} %, te pares donde te pares.",
			],
			rules: [
				"25 capullos; tú eliges cuántos esconden una telaraña.",
				"Tras la primera luciérnaga puedes cobrar cuando quieras.",
				"Dónde están las telarañas se sortea antes de abrir el primer capullo.",
			],
			keywords: ["minas", "prado", "luciérnaga", "capullo", "telaraña", "instantáneo"],
		},
		ar: {
			title: "مرج اليراعات",
			alt: "خنفساء مضيئة فوق مرج ليلي",
			summary: "افتح البراعم واعثر على اليراعات واقبض قبل أن تقع على شبكة.",
			story: ["كل يراعة ترفع ما يمكنك قبضه، وأنت تقرر متى يكفي.", "نسبة العائد للاعب ⁦{rtp} %⁩ حيثما توقفت."],
			rules: [
				"25 برعمًا، وأنت تختار كم منها يخفي شبكة.",
				"بعد أول يراعة يمكنك القبض متى شئت.",
				"تُسحب أماكن الشباك قبل فتح أول برعم.",
			],
			keywords: ["ألغام", "مرج", "يراعة", "برعم", "شبكة", "firefly meadow"],
		},
	},
};

export const fireflyMeadow = gamePage(seed);
