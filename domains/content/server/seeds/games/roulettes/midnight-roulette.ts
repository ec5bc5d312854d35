import { type GameSeed, gamePage, NEW } from "../game.ts";

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
				"Return to player {rtp}% on every place of the cloth.",
			],
			rules: [
				"Place chips on the cloth; each bet is settled separately.",
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
		pt: {
			title: "Midnight Roulette",
			alt: "Uma roleta de nogueira e latão",
			summary: "Um zero, trinta e seis números e quantas apostas você quiser em uma rodada.",
			story: [
				"Uma roda de nogueira torneada, um pano azul-noite e fichas em números, linhas e campos.",
				"Retorno ao jogador de {rtp}% em todos os lugares do pano.",
			],
			rules: [
				"Coloque fichas no pano; cada aposta é resolvida por si.",
				"Um número paga 35 para 1; vermelho ou preto, 1 para 1.",
				"O zero perde toda aposta que não o cobre.",
			],
			keywords: ["roleta", "roda", "europeia", "mesa", "vermelho", "preto"],
		},
		fr: {
			title: "Midnight Roulette",
			alt: "Une roulette de noyer et de laiton",
			summary: "Un zéro, trente-six numéros et autant de paris que vous voulez dans une partie.",
			story: [
				"Une roue de noyer tourné, un tapis bleu nuit et des jetons sur les numéros, les lignes et les champs.",
				"Taux de retour au joueur de {rtp} % à chaque emplacement du tapis.",
			],
			rules: [
				"Posez des jetons sur le tapis ; chaque pari est réglé séparément.",
				"Un numéro paie 35 pour 1, le rouge ou le noir 1 pour 1.",
				"Le zéro fait perdre tous les paris qui ne le couvrent pas.",
			],
			keywords: ["roulette", "roue", "européenne", "table", "rouge", "noir"],
		},
		de: {
			title: "Midnight Roulette",
			alt: "Ein Roulettekessel aus Nussbaum und Messing",
			summary: "Eine Null, sechsunddreißig Zahlen und so viele Einsätze pro Runde, wie Sie möchten.",
			story: [
				"Ein Kessel aus gedrechseltem Nussbaum, ein Tableau aus nachtblauem Filz und Jetons auf Zahlen, Linien und Feldern.",
				"Auszahlungsquote {rtp}\u00a0% auf jedem Feld des Tableaus.",
			],
			rules: [
				"Setzen Sie Jetons auf das Tableau; jede Wette wird für sich abgerechnet.",
				"Eine Zahl zahlt 35:1, Rot oder Schwarz 1:1.",
				"Bei Null verliert jede Wette, die sie nicht abdeckt.",
			],
			keywords: ["Roulette", "Kessel", "europäisch", "Tisch", "Rot", "Schwarz"],
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
		ja: {
			title: "Midnight Roulette",
			alt: "ウォールナットと真鍮のルーレットホイール",
			summary: "ゼロは1つ、数字は36。1ラウンドにいくつでもベットできます。",
			story: [
				"ウォールナットを削り出したホイールと真夜中色のフェルト。番号にも、線の上にも、エリアにもチップを置けます。",
				"テーブルのどこに置いても、還元率は{rtp}%です。",
			],
			rules: [
				"テーブルにチップを置きます。ベットはそれぞれ個別に精算されます。",
				"1つの番号は35対1、赤または黒は1対1です。",
				"ゼロが出ると、ゼロを含まないベットはすべて負けになります。",
			],
			keywords: ["ルーレット", "ホイール", "ヨーロピアン", "テーブル", "赤", "黒", "ミッドナイト"],
		},
		zh: {
			title: "Midnight Roulette",
			alt: "胡桃木与黄铜的轮盘",
			summary: "一个零、三十六个号码，一局中想投多少笔都可以。",
			story: ["车制胡桃木轮盘、午夜色台布，筹码可放在号码、线上和各区域。", "台布上每个位置的玩家返还率都是 {rtp}%。"],
			rules: [
				"把筹码放在台布上，每笔投注单独结算。",
				"单个号码 1 赔 35，红或黑 1 赔 1。",
				"开出零时，未包含零的投注全部输掉。",
			],
			keywords: ["轮盘", "转轮", "欧式", "牌桌", "红", "黑"],
		},
	},
};

export const midnightRoulette = gamePage(seed);
