import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "nine-roofs",
	category: "instant",
	subcategory: "decisions",
	priority: 65,
	badge: NEW,
	texts: {
		en: {
			title: "Nine Roofs",
			alt: "A pagoda before a red evening sun",
			summary: "Climb a pagoda door by door: lamps lead up, a fox ends the round. Collect when it is enough.",
			story: [
				"A woodblock evening, nine floors of paper doors, and five difficulties up to 6,429 times the stake.",
				"Return to player at least {rtp} %, wherever you stop.",
			],
			rules: [
				"On each floor you open one door; a lamp leads to the next.",
				"After the first lamp you can collect at any time.",
				"What is behind the doors is drawn before you open the first.",
			],
			keywords: ["towers", "pagoda", "climb", "lamp", "fox", "instant"],
		},
		es: {
			title: "Nine Roofs",
			alt: "Una pagoda ante un sol rojo de tarde",
			summary:
				"Sube una pagoda puerta a puerta: los faroles llevan arriba, un zorro acaba la ronda. Cobra cuando baste.",
			story: [
				"Una tarde de grabado en madera, nueve pisos de puertas de papel y cinco dificultades hasta 6.429 veces la apuesta.",
				"Retorno al jugador de al menos el {rtp} %, te pares donde te pares.",
			],
			rules: [
				"En cada piso abres una puerta; un farol lleva al siguiente.",
				"Tras el primer farol puedes cobrar cuando quieras.",
				"Lo que hay tras las puertas se sortea antes de abrir la primera.",
			],
			keywords: ["torres", "pagoda", "subir", "farol", "zorro", "instantáneo"],
		},
		ar: {
			title: "تسعة أسقف",
			alt: "باغودا أمام شمس مساء حمراء",
			summary: "اصعد باغودا بابًا بعد باب: المصابيح تقود إلى الأعلى، والثعلب ينهي الجولة. اقبض حين يكفي.",
			story: [
				"مساء محفور على الخشب، وتسعة طوابق من الأبواب الورقية، وخمس صعوبات حتى 6,429 ضعف الرهان.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ على الأقل حيثما توقفت.",
			],
			rules: [
				"في كل طابق تفتح بابًا واحدًا، والمصباح يقود إلى التالي.",
				"بعد أول مصباح يمكنك القبض متى شئت.",
				"ما خلف الأبواب يُسحب قبل فتح الأول.",
			],
			keywords: ["أبراج", "باغودا", "صعود", "مصباح", "ثعلب", "nine roofs"],
		},
	},
};

export const nineRoofs = gamePage(seed);
