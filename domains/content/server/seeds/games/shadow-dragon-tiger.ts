import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "shadow-dragon-tiger",
	category: "table-games",
	subcategory: "dragon-tiger",
	priority: 65,
	badge: NEW,
	texts: {
		en: {
			title: "Shadow Dragon Tiger",
			alt: "A dragon and a tiger of tinted hide before a lit screen",
			summary: "One card for the dragon, one for the tiger: the higher one wins.",
			story: [
				"A shadow theatre: two puppets of tinted hide meet on a screen lit by an oil lamp, and one card for each decides who stays in the light.",
				"In the long run dragon and tiger return 96.26% and a tie {rtp}%.",
			],
			rules: [
				"Each side gets one card from eight decks. The higher rank wins; the ace is low.",
				"Dragon and tiger pay 1 to 1, a tie pays 11 to 1.",
				"A tie returns half of a bet on dragon or tiger.",
			],
			keywords: ["dragon tiger", "cards", "table", "shadow", "one card"],
		},
		es: {
			title: "Shadow Dragon Tiger",
			alt: "Un dragón y un tigre de cuero teñido ante una pantalla iluminada",
			summary: "Una carta para el dragón y otra para el tigre: gana la más alta.",
			story: [
				"Un teatro de sombras: dos títeres de cuero teñido se encuentran en una pantalla iluminada por una lámpara de aceite, y una carta para cada uno decide quién se queda en la luz.",
				"A la larga el dragón y el tigre devuelven el 96,26 % y el empate el {rtp} %.",
			],
			rules: [
				"Cada lado recibe una carta de ocho barajas. Gana el valor más alto; el as es el más bajo.",
				"El dragón y el tigre pagan 1 a 1, y el empate 11 a 1.",
				"Con un empate vuelve la mitad de lo apostado al dragón o al tigre.",
			],
			keywords: ["dragón tigre", "cartas", "mesa", "sombras", "dragon tiger"],
		},
		pt: {
			title: "Shadow Dragon Tiger",
			alt: "Um dragão e um tigre de couro tingido diante de uma tela iluminada",
			summary: "Uma carta para o dragão, uma para o tigre: a mais alta ganha.",
			story: [
				"Um teatro de sombras: dois bonecos de couro tingido se encontram em uma tela iluminada por uma lamparina, e uma carta para cada um decide quem fica na luz.",
				"No longo prazo, dragão e tigre devolvem 96,26% e o empate {rtp}%.",
			],
			rules: [
				"Cada lado recebe uma carta de oito baralhos. O valor mais alto ganha; o ás é o mais baixo.",
				"Dragão e tigre pagam 1 para 1, o empate paga 11 para 1.",
				"Um empate devolve metade da aposta no dragão ou no tigre.",
			],
			keywords: ["dragão tigre", "cartas", "mesa", "sombras", "dragon tiger"],
		},
		fr: {
			title: "Shadow Dragon Tiger",
			alt: "Un dragon et un tigre de cuir teint devant un écran éclairé",
			summary: "Une carte pour le dragon, une pour le tigre : la plus haute gagne.",
			story: [
				"Un théâtre d’ombres : deux marionnettes de cuir teint se rencontrent sur un écran éclairé par une lampe à huile, et une carte pour chacune décide qui reste dans la lumière.",
				"À long terme, le dragon et le tigre rendent 96,26 % et l’égalité {rtp} %.",
			],
			rules: [
				"Chaque côté reçoit une carte de huit jeux. Le rang le plus haut gagne ; l’as est le plus bas.",
				"Le dragon et le tigre paient 1 pour 1, l’égalité 11 pour 1.",
				"Une égalité rend la moitié d’un pari sur le dragon ou le tigre.",
			],
			keywords: ["dragon tigre", "cartes", "table", "ombres", "dragon tiger"],
		},
		de: {
			title: "Shadow Dragon Tiger",
			alt: "Ein Drache und ein Tiger aus gefärbtem Leder vor einer erleuchteten Leinwand",
			summary: "Eine Karte für den Drachen, eine für den Tiger: Die höhere gewinnt.",
			story: [
				"Ein Schattentheater: Zwei Figuren aus gefärbtem Leder treffen sich auf einer Leinwand im Schein einer Öllampe, und je eine Karte entscheidet, wer im Licht bleibt.",
				"Auf lange Sicht geben Drache und Tiger 96,26\u00a0% zurück und Remis {rtp}\u00a0%.",
			],
			rules: [
				"Jede Seite bekommt eine Karte aus acht Decks. Der höhere Wert gewinnt; das Ass ist am niedrigsten.",
				"Drache und Tiger zahlen 1:1, Remis zahlt 11:1.",
				"Bei einem Remis kommt die Hälfte eines Einsatzes auf Drache oder Tiger zurück.",
			],
			keywords: ["Dragon Tiger", "Drache", "Karten", "Tisch", "Schattentheater"],
		},
		ar: {
			title: "تنين ونمر الظل",
			alt: "تنين ونمر من جلد ملوّن أمام شاشة مضاءة",
			summary: "ورقة للتنين وورقة للنمر: الأعلى تفوز.",
			story: [
				"مسرح ظل: دميتان من جلد ملوّن تلتقيان على شاشة يضيئها سراج زيت، وورقة لكل منهما تقرر من يبقى في الضوء.",
				"على المدى الطويل يعيد التنين والنمر ⁦96.26 %⁩ والتعادل ⁦{rtp} %⁩.",
			],
			rules: [
				"يأخذ كل جانب ورقة واحدة من ثماني رزم. تفوز الرتبة الأعلى، والآس هو الأدنى.",
				"يدفع التنين والنمر 1 إلى 1، ويدفع التعادل 11 إلى 1.",
				"عند التعادل يعود نصف الرهان على التنين أو النمر.",
			],
			keywords: ["التنين والنمر", "ورق", "طاولة", "مسرح الظل", "dragon tiger"],
		},
		ja: {
			title: "Shadow Dragon Tiger",
			alt: "明かりの灯るスクリーンの前に立つ、染めた革の龍と虎",
			summary: "ドラゴンに1枚、タイガーに1枚。高いほうの勝ちです。",
			story: [
				"影絵芝居。染めた革の人形が、油ランプに照らされたスクリーンで向き合い、それぞれ1枚のカードで、光の中に残るほうが決まります。",
				"長期的な還元率は、ドラゴンとタイガーが96.26%、タイが{rtp}%です。",
			],
			rules: [
				"8組のデッキから両側に1枚ずつ配られます。ランクの高いほうの勝ちで、エースが最も低くなります。",
				"ドラゴンとタイガーの配当は1対1、タイの配当は11対1です。",
				"タイのとき、ドラゴンまたはタイガーへのベットは半分が戻ります。",
			],
			keywords: ["ドラゴンタイガー", "カード", "テーブル", "影絵", "dragon tiger"],
		},
		zh: {
			title: "Shadow Dragon Tiger",
			alt: "明亮幕布前的彩色皮影龙与虎",
			summary: "龙一张牌，虎一张牌，点数大的获胜。",
			story: [
				"皮影戏台：两个彩色皮影在油灯照亮的幕布上相遇，各得一张牌，决定谁留在光里。",
				"长期而言，龙和虎的返还率为 96.26%，和为 {rtp}%。",
			],
			rules: [
				"两边各从八副牌中得一张牌，点数大的获胜，A 最小。",
				"龙和虎 1 赔 1，和 1 赔 11。",
				"开和时，龙或虎的投注退还一半。",
			],
			keywords: ["龙虎", "纸牌", "牌桌", "皮影", "dragon tiger"],
		},
	},
};

export const shadowDragonTiger = gamePage(seed);
