import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "five-sheaves",
	category: "instant",
	subcategory: "draws",
	priority: 66,
	badge: NEW,
	texts: {
		en: {
			title: "Five Sheaves",
			alt: "A bound sheaf of ripe wheat",
			summary: "A ticket from a print run of a million: rub the foil off five fields and find the sheaf.",
			story: [
				"An engraved ticket on linen paper, with a first prize of 10,000 times the stake.",
				"Return to player {rtp}% exactly; 39.2% of the tickets pay.",
			],
			rules: [
				"A golden sheaf in one of five fields is the prize.",
				"Every ticket is drawn from the whole print run.",
				"The ticket is drawn when you buy it; how you uncover it decides nothing.",
			],
			keywords: ["scratch", "ticket", "card", "wheat", "sheaf", "instant"],
		},
		es: {
			title: "Five Sheaves",
			alt: "Una gavilla atada de trigo maduro",
			summary: "Un boleto de una tirada de un millón: rasca la lámina de cinco campos y encuentra la gavilla.",
			story: [
				"Un boleto grabado en papel de lino, con un primer premio de 10.000 veces la apuesta.",
				"Retorno al jugador del {rtp} % exacto; paga el 39,2 % de los boletos.",
			],
			rules: [
				"Una gavilla dorada en uno de los cinco campos es el premio.",
				"Cada boleto se sortea de la tirada entera.",
				"El boleto se sortea al comprarlo; cómo lo destapes no decide nada.",
			],
			keywords: ["rasca", "boleto", "trigo", "gavilla", "instantáneo"],
		},
		pt: {
			title: "Five Sheaves",
			alt: "Um feixe amarrado de trigo maduro",
			summary: "Uma raspadinha de uma tiragem de um milhão: raspe a película de cinco campos e encontre o feixe.",
			story: [
				"Uma raspadinha gravada em papel de linho, com um prêmio máximo de 10.000 vezes a aposta.",
				"Retorno ao jogador de exatamente {rtp}%; 39,2% das raspadinhas pagam.",
			],
			rules: [
				"Um feixe dourado em um dos cinco campos é o prêmio.",
				"Cada raspadinha é sorteada da tiragem inteira.",
				"A raspadinha é sorteada quando você a compra; como você a revela não decide nada.",
			],
			keywords: ["raspadinha", "bilhete", "trigo", "feixe", "instantâneo"],
		},
		fr: {
			title: "Five Sheaves",
			alt: "Une gerbe liée de blé mûr",
			summary: "Un ticket d’une émission d’un million : grattez la pellicule de cinq cases et trouvez la gerbe.",
			story: [
				"Un ticket gravé sur papier de lin, avec un gros lot de 10 000 fois la mise.",
				"Taux de retour au joueur d’exactement {rtp} % ; 39,2 % des tickets rapportent.",
			],
			rules: [
				"Une gerbe dorée dans l’une des cinq cases est le gain.",
				"Chaque ticket est tiré de toute l’émission.",
				"Le ticket est tiré quand vous l’achetez ; la façon de le découvrir ne décide de rien.",
			],
			keywords: ["grattage", "ticket", "carte", "blé", "gerbe", "instantané"],
		},
		de: {
			title: "Five Sheaves",
			alt: "Eine gebundene Garbe aus reifem Weizen",
			summary:
				"Ein Los aus einer Auflage von einer Million: Rubbeln Sie die Folie von fünf Feldern und finden Sie die Garbe.",
			story: [
				"Ein gestochenes Los auf Leinenpapier, mit einem Hauptgewinn vom 10.000-Fachen des Einsatzes.",
				"Auszahlungsquote genau {rtp}\u00a0%; 39,2\u00a0% der Lose zahlen.",
			],
			rules: [
				"Eine goldene Garbe in einem der fünf Felder ist der Gewinn.",
				"Jedes Los wird aus der ganzen Auflage gezogen.",
				"Das Los wird gezogen, wenn Sie es kaufen; wie Sie es aufdecken, entscheidet nichts.",
			],
			keywords: ["Rubbellos", "Los", "Rubbeln", "Weizen", "Garbe", "Sofortspiel"],
		},
		ar: {
			title: "خمس حزم",
			alt: "حزمة مربوطة من القمح الناضج",
			summary: "تذكرة من طبعة من مليون: احكك الرقاقة عن خمسة حقول وابحث عن الحزمة.",
			story: [
				"تذكرة محفورة على ورق كتاني بجائزة أولى تبلغ 10,000 ضعف الرهان.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ تمامًا، ويدفع 39.2 % من التذاكر.",
			],
			rules: [
				"حزمة ذهبية في أحد الحقول الخمسة هي الجائزة.",
				"تُسحب كل تذكرة من الطبعة كاملة.",
				"تُسحب التذكرة عند شرائها، وطريقة كشفها لا تقرر شيئًا.",
			],
			keywords: ["خدش", "تذكرة", "بطاقة", "قمح", "حزمة", "five sheaves"],
		},
		ja: {
			title: "Five Sheaves",
			alt: "束ねられた実った小麦",
			summary: "100万枚の中から1枚のスクラッチくじ。5つのマスの箔を削って麦束を見つけましょう。",
			story: [
				"リネン紙に銅版画風の絵柄。1等はベット額の10,000倍です。",
				"還元率はちょうど{rtp}%。くじの39.2%に配当があります。",
			],
			rules: [
				"5つのマスのどれかに金色の麦束があれば、それが当たりです。",
				"どのくじも、発行された全枚数の中から抽選されます。",
				"くじは購入時に抽選されます。削り方で結果が変わることはありません。",
			],
			keywords: ["スクラッチ", "くじ", "カード", "小麦", "麦束", "インスタント"],
		},
		zh: {
			title: "Five Sheaves",
			alt: "一束捆好的熟麦",
			summary: "一百万张一批的彩票：刮开五格涂层，找出麦束。",
			story: ["亚麻纸上的雕版彩票，头奖为投注额的 10,000 倍。", "玩家返还率精确为 {rtp}%，39.2% 的彩票有派彩。"],
			rules: [
				"五格之中某一格的金色麦束就是奖金。",
				"每张彩票都从整批中抽取。",
				"购买时，彩票即已抽定；怎样刮开不影响结果。",
			],
			keywords: ["刮刮乐", "彩票", "刮刮卡", "小麦", "麦束", "即时游戏"],
		},
	},
};

export const fiveSheaves = gamePage(seed);
