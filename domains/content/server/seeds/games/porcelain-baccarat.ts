import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "porcelain-baccarat",
	category: "table-games",
	subcategory: "baccarat",
	priority: 68,
	badge: NEW,
	texts: {
		en: {
			title: "Porcelain Baccarat",
			alt: "A porcelain vase painted in cobalt, and two cards",
			summary: "Player or banker, nine is best: cards on white glaze, with the road of your own rounds.",
			story: [
				"A dish of white porcelain painted in cobalt: bet on the player, the banker, a tie or pairs, as many as you like in one round.",
				"In the long run the banker returns 98.94 %, the player 98.76 %, a pair 89.63 % and a tie {rtp} %.",
			],
			rules: [
				"Nine is the best total; of a total only the last digit counts.",
				"Player pays 1 to 1, banker 0.95 to 1, a tie 8 to 1 and a pair 11 to 1.",
				"Eight decks are shuffled for each round; third cards follow the published table.",
			],
			keywords: ["baccarat", "punto banco", "cards", "table", "banker", "player"],
		},
		es: {
			title: "Porcelain Baccarat",
			alt: "Un jarrón de porcelana pintado en cobalto y dos cartas",
			summary: "Jugador o banca, el nueve es lo mejor: cartas sobre esmalte blanco, con el camino de tus rondas.",
			story: [
				"Una fuente de porcelana blanca pintada en cobalto: apuesta al jugador, a la banca, al empate o a parejas, cuanto quieras en una ronda.",
				"A la larga la banca devuelve el 98,94 %, el jugador el 98,76 %, una pareja el 89,63 % y el empate el {rtp} %.",
			],
			rules: [
				"Nueve es el mejor total; de un total solo cuenta la última cifra.",
				"El jugador paga 1 a 1, la banca 0,95 a 1, el empate 8 a 1 y una pareja 11 a 1.",
				"Para cada ronda se mezclan ocho barajas; las terceras cartas siguen la tabla publicada.",
			],
			keywords: ["baccarat", "bacará", "punto y banca", "cartas", "mesa", "banca"],
		},
		ar: {
			title: "باكارات الخزف",
			alt: "مزهرية خزف مرسومة بالكوبالت وورقتان",
			summary: "اللاعب أو المصرف، والتسعة هي الأفضل: أوراق على خزف أبيض مع طريق جولاتك.",
			story: [
				"طبق من الخزف الأبيض مرسوم بالكوبالت: راهن على اللاعب أو المصرف أو التعادل أو الأزواج، بقدر ما تشاء في الجولة.",
				"على المدى الطويل يعيد المصرف ⁦98.94 %⁩ واللاعب ⁦98.76 %⁩ والزوج ⁦89.63 %⁩ والتعادل ⁦{rtp} %⁩.",
			],
			rules: [
				"التسعة أفضل مجموع، ومن المجموع تُحسب آخر خانة فقط.",
				"يدفع اللاعب 1 إلى 1 والمصرف 0.95 إلى 1 والتعادل 8 إلى 1 والزوج 11 إلى 1.",
				"تُخلط ثماني رزم لكل جولة، وتتبع الأوراق الثالثة الجدول المنشور.",
			],
			keywords: ["باكارات", "بونتو بانكو", "ورق", "طاولة", "porcelain baccarat"],
		},
	},
};

export const porcelainBaccarat = gamePage(seed);
