import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "garnet-drop",
	category: "instant",
	subcategory: "decisions",
	priority: 61,
	badge: NEW,
	texts: {
		en: {
			title: "Garnet Drop",
			alt: "A garnet among golden pins",
			summary: "Let a garnet fall through 8 to 16 rows of pins, into a slot that multiplies your stake.",
			story: [
				"You choose the rows and the risk: from gentle to 1,000 times the stake at the edges.",
				"Return to player at least {rtp} %, whatever you choose.",
			],
			rules: [
				"At each pin the garnet goes left or right, each equally likely.",
				"The slot that it falls into multiplies your stake.",
				"Slots in the middle pay less than the stake.",
			],
			keywords: ["plinko", "pins", "drop", "garnet", "instant"],
		},
		es: {
			title: "Garnet Drop",
			alt: "Un granate entre clavos dorados",
			summary: "Deja caer un granate por 8 a 16 filas de clavos hasta una casilla que multiplica tu apuesta.",
			story: [
				"Tú eliges las filas y el riesgo: de suave a 1.000 veces la apuesta en los bordes.",
				"Retorno al jugador de al menos el {rtp} %, elijas lo que elijas.",
			],
			rules: [
				"En cada clavo el granate va a la izquierda o a la derecha, igual de probable.",
				"La casilla en la que cae multiplica tu apuesta.",
				"Las casillas del centro pagan menos que la apuesta.",
			],
			keywords: ["plinko", "clavos", "caída", "granate", "instantáneo"],
		},
		ar: {
			title: "سقوط الياقوت",
			alt: "ياقوتة حمراء بين دبابيس ذهبية",
			summary: "أسقط ياقوتة عبر 8 إلى 16 صفًا من الدبابيس في خانة تضرب رهانك.",
			story: [
				"أنت تختار الصفوف والمخاطرة: من هادئة إلى 1,000 ضعف الرهان عند الأطراف.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ على الأقل مهما اخترت.",
			],
			rules: [
				"عند كل دبوس تذهب الياقوتة يسارًا أو يمينًا باحتمال متساوٍ.",
				"الخانة التي تسقط فيها تضرب رهانك.",
				"خانات الوسط تدفع أقل من الرهان.",
			],
			keywords: ["بلينكو", "دبابيس", "سقوط", "ياقوت", "garnet drop"],
		},
	},
};

export const garnetDrop = gamePage(seed);
