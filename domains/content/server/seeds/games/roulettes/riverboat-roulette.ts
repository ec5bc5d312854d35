import { type GameSeed, gamePage, NEW } from "../game.ts";

const seed: GameSeed = {
	slug: "riverboat-roulette",
	category: "table-games",
	subcategory: "roulette",
	priority: 70,
	releasedOn: "2026-11-20",
	badge: NEW,
	texts: {
		en: {
			title: "Riverboat Roulette",
			alt: "A paddle steamer whose wheel is a roulette wheel",
			summary: "The American game: zero and double zero, thirty-six numbers, and a cloth of river green.",
			story: [
				"Cherry planks, copper and a low sun over the river.",
				"Return to player 94.73% on every place but one; the five numbers 0, 00, 1, 2, 3 return only {rtp}%.",
			],
			rules: [
				"Place chips on the cloth; each bet is settled separately.",
				"One number pays 35 to 1, red or black 1 to 1, the five numbers 6 to 1.",
				"Zero and double zero lose the bets that do not cover them.",
			],
			keywords: ["roulette", "american", "double zero", "table", "red", "black"],
		},
		es: {
			title: "Riverboat Roulette",
			alt: "Un vapor de ruedas cuya rueda es una ruleta",
			summary: "El juego americano: cero y doble cero, treinta y seis números y un tapete verde río.",
			story: [
				"Tablas de cerezo, cobre y un sol bajo sobre el río.",
				"Retorno al jugador del 94,73 % en todos los lugares menos uno; los cinco números 0, 00, 1, 2, 3 devuelven solo el {rtp} %.",
			],
			rules: [
				"Coloca fichas en el tapete; cada apuesta se liquida por separado.",
				"Un número paga 35 a 1; rojo o negro, 1 a 1; los cinco números, 6 a 1.",
				"El cero y el doble cero pierden las apuestas que no los cubren.",
			],
			keywords: ["ruleta", "americana", "doble cero", "mesa", "rojo", "negro"],
		},
		pt: {
			title: "Riverboat Roulette",
			alt: "Um barco a vapor cuja roda é uma roleta",
			summary: "O jogo americano: zero e duplo zero, trinta e seis números e um pano verde-rio.",
			story: [
				"Tábuas de cerejeira, cobre e um sol baixo sobre o rio.",
				"Retorno ao jogador de 94,73% em todos os lugares menos um; os cinco números 0, 00, 1, 2, 3 retornam só {rtp}%.",
			],
			rules: [
				"Coloque fichas no pano; cada aposta é resolvida por si.",
				"Um número paga 35 para 1; vermelho ou preto, 1 para 1; os cinco números, 6 para 1.",
				"O zero e o duplo zero perdem as apostas que não os cobrem.",
			],
			keywords: ["roleta", "americana", "duplo zero", "mesa", "vermelho", "preto"],
		},
		fr: {
			title: "Riverboat Roulette",
			alt: "Un bateau à aubes dont la roue est une roulette",
			summary: "Le jeu américain : zéro et double zéro, trente-six numéros et un tapis vert rivière.",
			story: [
				"Des planches de merisier, du cuivre et un soleil bas sur le fleuve.",
				"Taux de retour au joueur de 94,73 % partout sauf à un endroit ; les cinq numéros 0, 00, 1, 2, 3 ne rendent que {rtp} %.",
			],
			rules: [
				"Posez des jetons sur le tapis ; chaque pari est réglé séparément.",
				"Un numéro paie 35 pour 1, le rouge ou le noir 1 pour 1, les cinq numéros 6 pour 1.",
				"Le zéro et le double zéro font perdre les paris qui ne les couvrent pas.",
			],
			keywords: ["roulette", "américaine", "double zéro", "table", "rouge", "noir"],
		},
		de: {
			title: "Riverboat Roulette",
			alt: "Ein Raddampfer, dessen Rad ein Roulettekessel ist",
			summary: "Das amerikanische Spiel: Null und Doppelnull, sechsunddreißig Zahlen und ein flussgrünes Tuch.",
			story: [
				"Planken aus Kirschholz, Kupfer und eine tiefe Sonne über dem Fluss.",
				"Auszahlungsquote 94,73\u00a0% auf allen Feldern bis auf eines; die fünf Zahlen 0, 00, 1, 2, 3 zahlen nur {rtp}\u00a0% aus.",
			],
			rules: [
				"Legen Sie Jetons auf das Tuch; jede Wette wird für sich abgerechnet.",
				"Eine Zahl zahlt 35 zu 1, Rot oder Schwarz 1 zu 1, die fünf Zahlen 6 zu 1.",
				"Bei Null und Doppelnull verlieren Wetten, die sie nicht abdecken.",
			],
			keywords: ["Roulette", "amerikanisch", "Doppelnull", "Tisch", "Rot", "Schwarz"],
		},
		ar: {
			title: "روليت السفينة النهرية",
			alt: "باخرة عجلتها عجلة روليت",
			summary: "اللعبة الأمريكية: صفر وصفر مزدوج وستة وثلاثون رقمًا وطاولة بخضرة النهر.",
			story: [
				"ألواح من خشب الكرز ونحاس وشمس منخفضة فوق النهر.",
				"نسبة العائد للاعب ⁦94.73 %⁩ في كل الأماكن إلا واحدًا؛ الأرقام الخمسة 0 و00 و1 و2 و3 تعيد ⁦{rtp} %⁩ فقط.",
			],
			rules: [
				"ضع الفيش على الطاولة، ويُسوّى كل رهان وحده.",
				"الرقم الواحد يدفع 35 إلى 1، والأحمر أو الأسود 1 إلى 1، والأرقام الخمسة 6 إلى 1.",
				"الصفر والصفر المزدوج يخسران الرهانات التي لا تشملهما.",
			],
			keywords: ["روليت", "أمريكية", "صفر مزدوج", "طاولة", "أحمر", "riverboat roulette"],
		},
		ja: {
			title: "Riverboat Roulette",
			alt: "外輪がルーレットホイールになった蒸気船",
			summary: "アメリカンルール：0と00、36の数字、川の緑のテーブル。",
			story: [
				"桜材の甲板と銅、川面に傾く夕日。",
				"還元率は1か所を除いて94.73%。5つの数字0、00、1、2、3だけは{rtp}%です。",
			],
			rules: [
				"テーブルにチップを置きます。ベットはそれぞれ個別に精算されます。",
				"1つの番号は35対1、赤または黒は1対1、5つの数字は6対1です。",
				"0か00が出ると、それを含まないベットは負けになります。",
			],
			keywords: ["ルーレット", "アメリカン", "ダブルゼロ", "テーブル", "赤", "黒"],
		},
		zh: {
			title: "Riverboat Roulette",
			alt: "以轮盘为桨轮的明轮船",
			summary: "美式玩法：零与双零、三十六个号码，河绿色台布。",
			story: [
				"樱桃木甲板、铜饰和河上的落日。",
				"除一个位置外玩家返还率都是 94.73%；0、00、1、2、3 五个号码只有 {rtp}%。",
			],
			rules: [
				"把筹码放在台布上，每笔投注单独结算。",
				"单个号码 1 赔 35，红或黑 1 赔 1，五个号码 1 赔 6。",
				"开出零或双零时，未包含它们的投注全部输掉。",
			],
			keywords: ["轮盘", "美式", "双零", "牌桌", "红", "黑"],
		},
	},
};

export const riverboatRoulette = gamePage(seed);
