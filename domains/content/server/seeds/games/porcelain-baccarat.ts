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
				"In the long run the banker returns 98.94%, the player 98.76%, a pair 89.63% and a tie {rtp}%.",
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
		pt: {
			title: "Porcelain Baccarat",
			alt: "Um vaso de porcelana pintado em cobalto e duas cartas",
			summary:
				"Jogador ou banca, nove é o melhor: cartas sobre esmalte branco, com o histórico das suas próprias rodadas.",
			story: [
				"Um prato de porcelana branca pintado em cobalto: aposte no jogador, na banca, no empate ou em pares, quantos quiser em uma rodada.",
				"No longo prazo, a banca devolve 98,94%, o jogador 98,76%, um par 89,63% e o empate {rtp}%.",
			],
			rules: [
				"Nove é o melhor total; de um total, só conta o último algarismo.",
				"Jogador paga 1 para 1, banca 0,95 para 1, empate 8 para 1 e par 11 para 1.",
				"Oito baralhos são embaralhados a cada rodada; as terceiras cartas seguem a tabela publicada.",
			],
			keywords: ["bacará", "punto banco", "cartas", "mesa", "banca", "jogador"],
		},
		fr: {
			title: "Porcelain Baccarat",
			alt: "Un vase de porcelaine peint au cobalt et deux cartes",
			summary:
				"Joueur ou banque, neuf est le meilleur : des cartes sur émail blanc, avec l’historique de vos propres parties.",
			story: [
				"Un plat de porcelaine blanche peint au cobalt : pariez sur le joueur, la banque, l’égalité ou les paires, autant que vous voulez dans une partie.",
				"À long terme, la banque rend 98,94 %, le joueur 98,76 %, une paire 89,63 % et l’égalité {rtp} %.",
			],
			rules: [
				"Neuf est le meilleur total ; d’un total, seul le dernier chiffre compte.",
				"Le joueur paie 1 pour 1, la banque 0,95 pour 1, l’égalité 8 pour 1 et une paire 11 pour 1.",
				"Huit jeux sont mélangés à chaque partie ; les troisièmes cartes suivent le tableau publié.",
			],
			keywords: ["baccara", "punto banco", "cartes", "table", "banque", "joueur"],
		},
		de: {
			title: "Porcelain Baccarat",
			alt: "Eine mit Kobalt bemalte Porzellanvase und zwei Karten",
			summary: "Spieler oder Bank, neun ist am besten: Karten auf weißer Glasur, mit der Straße Ihrer eigenen Runden.",
			story: [
				"Eine Schale aus weißem Porzellan, mit Kobalt bemalt: Setzen Sie auf Spieler, Bank, Unentschieden oder Paare, so viele Sie mögen in einer Runde.",
				"Auf lange Sicht gibt die Bank 98,94\u00a0% zurück, der Spieler 98,76\u00a0%, ein Paar 89,63\u00a0% und das Unentschieden {rtp}\u00a0%.",
			],
			rules: [
				"Neun ist die beste Summe; von einer Summe zählt nur die letzte Ziffer.",
				"Spieler zahlt 1:1, Bank 0,95:1, Unentschieden 8:1 und ein Paar 11:1.",
				"Für jede Runde werden acht Decks gemischt; dritte Karten folgen der veröffentlichten Tabelle.",
			],
			keywords: ["Baccarat", "Punto Banco", "Karten", "Tisch", "Bank", "Spieler"],
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
		ja: {
			title: "Porcelain Baccarat",
			alt: "コバルトで絵付けされた磁器の花瓶と2枚のカード",
			summary: "プレイヤーかバンカーか、9が最強。白い釉薬の上のカードと、自分のラウンドの出目表。",
			story: [
				"コバルトで絵付けされた白磁の皿。プレイヤー、バンカー、タイ、ペアに、1ラウンドでいくつでもベットできます。",
				"長期的な還元率は、バンカー98.94%、プレイヤー98.76%、ペア89.63%、タイ{rtp}%です。",
			],
			rules: [
				"合計は9が最強で、合計の下1桁だけを数えます。",
				"配当はプレイヤー1対1、バンカー0.95対1、タイ8対1、ペア11対1です。",
				"ラウンドごとに8デッキをシャッフルし、3枚目のカードは公開された表に従います。",
			],
			keywords: ["バカラ", "プントバンコ", "カード", "テーブル", "バンカー", "プレイヤー"],
		},
		zh: {
			title: "Porcelain Baccarat",
			alt: "一只钴蓝彩绘的瓷瓶和两张牌",
			summary: "闲还是庄，九点最大：白釉上的纸牌，还有你自己各局的路单。",
			story: [
				"一只钴蓝彩绘的白瓷盘：可投注闲、庄、和或对子，一局中想投几项都可以。",
				"长期而言，庄的返还率为 98.94%，闲为 98.76%，对子为 89.63%，和为 {rtp}%。",
			],
			rules: [
				"九点最大，总点数只算个位。",
				"闲 1 赔 1，庄 1 赔 0.95，和 1 赔 8，对子 1 赔 11。",
				"每局洗匀八副牌，第三张牌按公布的规则表补发。",
			],
			keywords: ["百家乐", "庄", "闲", "纸牌", "牌桌", "路单"],
		},
	},
};

export const porcelainBaccarat = gamePage(seed);
