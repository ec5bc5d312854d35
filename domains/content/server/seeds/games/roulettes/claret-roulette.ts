import { type GameSeed, gamePage, NEW } from "../game.ts";

const seed: GameSeed = {
	slug: "claret-roulette",
	category: "table-games",
	subcategory: "roulette",
	priority: 70,
	releasedOn: "2026-11-20",
	badge: NEW,
	texts: {
		en: {
			title: "Claret Roulette",
			alt: "The upper part of a roulette wheel in ebony and silver",
			summary: "The French game: one zero, and half of every bet on red or black comes back when it falls.",
			story: [
				"Ebony and silver by candlelight, and a cloth of claret damask.",
				"Return to player {rtp}% on numbers, 98.64% on red, black, odd, even, high and low.",
			],
			rules: [
				"Place chips on the cloth; each bet is settled separately.",
				"One number pays 35 to 1, red or black 1 to 1.",
				"At zero, even chances get half of their stake back.",
			],
			keywords: ["roulette", "french", "la partage", "table", "red", "black"],
		},
		es: {
			title: "Claret Roulette",
			alt: "La parte superior de una ruleta de ébano y plata",
			summary: "El juego francés: un cero, y cuando sale vuelve la mitad de cada apuesta a rojo o negro.",
			story: [
				"Ébano y plata a la luz de las velas, y un tapete de damasco granate.",
				"Retorno al jugador del {rtp} % en números, del 98,64 % en rojo, negro, impar, par, alto y bajo.",
			],
			rules: [
				"Coloca fichas en el tapete; cada apuesta se liquida por separado.",
				"Un número paga 35 a 1; rojo o negro, 1 a 1.",
				"Con el cero, las suertes sencillas recuperan la mitad de su apuesta.",
			],
			keywords: ["ruleta", "francesa", "la partage", "mesa", "rojo", "negro"],
		},
		pt: {
			title: "Claret Roulette",
			alt: "A parte superior de uma roleta de ébano e prata",
			summary: "O jogo francês: um zero e, quando ele sai, metade de cada aposta em vermelho ou preto volta.",
			story: [
				"Ébano e prata à luz de velas e um pano de damasco bordô.",
				"Retorno ao jogador de {rtp}% em números, 98,64% em vermelho, preto, ímpar, par, alto e baixo.",
			],
			rules: [
				"Coloque fichas no pano; cada aposta é resolvida por si.",
				"Um número paga 35 para 1; vermelho ou preto, 1 para 1.",
				"No zero, as chances simples recebem metade da aposta de volta.",
			],
			keywords: ["roleta", "francesa", "la partage", "mesa", "vermelho", "preto"],
		},
		fr: {
			title: "Claret Roulette",
			alt: "Le haut d’une roulette d’ébène et d’argent",
			summary: "Le jeu français : un seul zéro, et quand il sort, la moitié de chaque pari sur rouge ou noir revient.",
			story: [
				"De l’ébène et de l’argent à la lueur des bougies, sur un damas bordeaux.",
				"Taux de retour au joueur de {rtp} % sur les numéros, de 98,64 % sur rouge, noir, impair, pair, passe et manque.",
			],
			rules: [
				"Posez des jetons sur le tapis ; chaque pari est réglé séparément.",
				"Un numéro paie 35 pour 1, le rouge ou le noir 1 pour 1.",
				"Au zéro, les chances simples récupèrent la moitié de leur mise.",
			],
			keywords: ["roulette", "française", "la partage", "table", "rouge", "noir"],
		},
		de: {
			title: "Claret Roulette",
			alt: "Der obere Teil eines Roulettekessels aus Ebenholz und Silber",
			summary:
				"Das französische Spiel: eine Null, und fällt sie, kommt die Hälfte jeder Wette auf Rot oder Schwarz zurück.",
			story: [
				"Ebenholz und Silber bei Kerzenlicht, und ein Tuch aus weinrotem Damast.",
				"Auszahlungsquote {rtp}\u00a0% auf Zahlen, 98,64\u00a0% auf Rot, Schwarz, Ungerade, Gerade, Hoch und Niedrig.",
			],
			rules: [
				"Legen Sie Jetons auf das Tuch; jede Wette wird für sich abgerechnet.",
				"Eine Zahl zahlt 35 zu 1, Rot oder Schwarz 1 zu 1.",
				"Bei Null bekommen einfache Chancen die Hälfte ihres Einsatzes zurück.",
			],
			keywords: ["Roulette", "französisch", "La Partage", "Tisch", "Rot", "Schwarz"],
		},
		ar: {
			title: "روليت العنّابي",
			alt: "الجزء العلوي من عجلة روليت من الأبنوس والفضة",
			summary: "اللعبة الفرنسية: صفر واحد، وإذا جاء عاد نصف كل رهان على الأحمر أو الأسود.",
			story: [
				"أبنوس وفضة على ضوء الشموع، وطاولة من الدمقس العنّابي.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ على الأرقام و⁦98.64 %⁩ على الأحمر والأسود والفردي والزوجي والمرتفع والمنخفض.",
			],
			rules: [
				"ضع الفيش على الطاولة، ويُسوّى كل رهان وحده.",
				"الرقم الواحد يدفع 35 إلى 1، والأحمر أو الأسود 1 إلى 1.",
				"عند الصفر تستعيد الفرص المتساوية نصف رهانها.",
			],
			keywords: ["روليت", "فرنسية", "لا بارتاج", "طاولة", "أحمر", "claret roulette"],
		},
		ja: {
			title: "Claret Roulette",
			alt: "黒檀と銀のルーレットホイールの上部",
			summary: "フレンチルール：ゼロは1つ。ゼロが出ると、赤や黒へのベットの半分が戻ります。",
			story: [
				"ろうそくの明かりに浮かぶ黒檀と銀、ワインレッドのダマスク織のテーブル。",
				"還元率は番号で{rtp}%、赤・黒・奇数・偶数・ハイ・ローで98.64%です。",
			],
			rules: [
				"テーブルにチップを置きます。ベットはそれぞれ個別に精算されます。",
				"1つの番号は35対1、赤または黒は1対1です。",
				"ゼロが出ると、1対1の場所へのベットは半分が戻ります。",
			],
			keywords: ["ルーレット", "フレンチ", "ラ・パルタージュ", "テーブル", "赤", "黒"],
		},
		zh: {
			title: "Claret Roulette",
			alt: "乌木与白银轮盘的上半部",
			summary: "法式玩法：一个零，开出零时，红或黑的投注退回一半。",
			story: ["烛光下的乌木与白银，酒红色锦缎台布。", "玩家返还率：号码 {rtp}%，红、黑、单、双、大、小 98.64%。"],
			rules: [
				"把筹码放在台布上，每笔投注单独结算。",
				"单个号码 1 赔 35，红或黑 1 赔 1。",
				"开出零时，1 赔 1 的位置退回一半投注。",
			],
			keywords: ["轮盘", "法式", "分半规则", "牌桌", "红", "黑"],
		},
	},
};

export const claretRoulette = gamePage(seed);
