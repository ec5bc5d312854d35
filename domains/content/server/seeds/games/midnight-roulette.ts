import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "midnight-roulette",
	category: "table-games",
	subcategory: "roulette",
	priority: 62,
	badge: NEW,
	texts: {
		en: {
			title: "Midnight Roulette",
			alt: "A roulette wheel of walnut and brass",
			summary: "One zero, thirty-six numbers, and as many bets in a round as you like.",
			story: [
				"A wheel of turned walnut, a cloth of midnight felt, and chips on numbers, lines and fields.",
				"Return to player {rtp} % on every place of the cloth.",
			],
			rules: [
				"Place chips on the cloth; each bet is settled by itself.",
				"One number pays 35 to 1, red or black 1 to 1.",
				"Zero loses every bet that does not cover it.",
			],
			keywords: ["roulette", "wheel", "european", "table", "red", "black"],
		},
		es: {
			title: "Midnight Roulette",
			alt: "Una ruleta de nogal y latón",
			summary: "Un cero, treinta y seis números y cuantas apuestas quieras en una ronda.",
			story: [
				"Una rueda de nogal torneado, un tapete azul noche y fichas en números, líneas y campos.",
				"Retorno al jugador del {rtp} % en todos los lugares del tapete.",
			],
			rules: [
				"Coloca fichas en el tapete; cada apuesta se liquida por separado.",
				"Un número paga 35 a 1; rojo o negro, 1 a 1.",
				"El cero pierde las apuestas que no lo cubren.",
			],
			keywords: ["ruleta", "rueda", "europea", "mesa", "rojo", "negro"],
		},
		ar: {
			title: "روليت منتصف الليل",
			alt: "عجلة روليت من خشب الجوز والنحاس",
			summary: "صفر واحد وستة وثلاثون رقمًا، وما شئت من الرهانات في الجولة.",
			story: [
				"عجلة من خشب الجوز المخروط وطاولة بلون منتصف الليل وفيش على الأرقام والخطوط والحقول.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ في كل مكان من الطاولة.",
			],
			rules: [
				"ضع الفيش على الطاولة، ويُسوّى كل رهان وحده.",
				"الرقم الواحد يدفع 35 إلى 1، والأحمر أو الأسود 1 إلى 1.",
				"الصفر يخسر كل رهان لا يشمله.",
			],
			keywords: ["روليت", "عجلة", "أوروبية", "طاولة", "أحمر", "midnight roulette"],
		},
	},
};

export const midnightRoulette = gamePage(seed);
