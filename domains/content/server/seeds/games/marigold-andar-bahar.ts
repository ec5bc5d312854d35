import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "marigold-andar-bahar",
	category: "table-games",
	subcategory: "andar-bahar",
	priority: 66,
	badge: NEW,
	texts: {
		en: {
			title: "Marigold Andar Bahar",
			alt: "A rangoli of marigolds around a card",
			summary: "Andar or bahar: on which side does the card of the same rank fall?",
			story: [
				"A courtyard at night under garlands of marigolds: one card lies in the middle, and the deck is dealt to both sides until its rank comes again.",
				"In the long run andar returns 97.85% and bahar {rtp}%.",
			],
			rules: [
				"The first card goes to andar, the next to bahar, and so on by turns.",
				"The side that gets the rank of the middle card wins: andar pays 0.9 to 1, bahar 1 to 1.",
				"One deck, shuffled for each round, and all of it fixed when you press Deal.",
			],
			keywords: ["andar bahar", "katti", "cards", "table", "india"],
		},
		es: {
			title: "Marigold Andar Bahar",
			alt: "Un rangoli de caléndulas alrededor de una carta",
			summary: "Andar o bahar: ¿en qué lado cae la carta del mismo valor?",
			story: [
				"Un patio de noche bajo guirnaldas de caléndulas: hay una carta en el centro y la baraja se reparte a ambos lados hasta que vuelve su valor.",
				"A la larga andar devuelve el 97,85 % y bahar el {rtp} %.",
			],
			rules: [
				"La primera carta va a andar, la siguiente a bahar, y así por turnos.",
				"Gana el lado que recibe el valor de la carta del centro: andar paga 0,9 a 1 y bahar 1 a 1.",
				"Una baraja, mezclada para cada ronda y fijada entera al pulsar Repartir.",
			],
			keywords: ["andar bahar", "katti", "cartas", "mesa", "india"],
		},
		pt: {
			title: "Marigold Andar Bahar",
			alt: "Um rangoli de calêndulas em volta de uma carta",
			summary: "Andar ou bahar: de que lado cai a carta do mesmo valor?",
			story: [
				"Um pátio à noite sob guirlandas de calêndulas: há uma carta no meio, e o baralho é distribuído para os dois lados até o valor dela sair de novo.",
				"No longo prazo, andar devolve 97,85% e bahar {rtp}%.",
			],
			rules: [
				"A primeira carta vai para andar, a próxima para bahar, e assim alternadamente.",
				"Ganha o lado que recebe o valor da carta do meio: andar paga 0,9 para 1, bahar 1 para 1.",
				"Um baralho, embaralhado a cada rodada e todo fixado quando você toca em Distribuir.",
			],
			keywords: ["andar bahar", "katti", "cartas", "mesa", "índia"],
		},
		fr: {
			title: "Marigold Andar Bahar",
			alt: "Un rangoli d’œillets d’Inde autour d’une carte",
			summary: "Andar ou bahar : de quel côté tombe la carte du même rang ?",
			story: [
				"Une cour la nuit, sous des guirlandes d’œillets d’Inde : une carte est au milieu, et le jeu est distribué des deux côtés jusqu’à ce que son rang revienne.",
				"À long terme, andar rend 97,85 % et bahar {rtp} %.",
			],
			rules: [
				"La première carte va à andar, la suivante à bahar, et ainsi tour à tour.",
				"Le côté qui reçoit le rang de la carte du milieu gagne : andar paie 0,9 pour 1, bahar 1 pour 1.",
				"Un jeu de cartes, mélangé à chaque partie et fixé en entier quand vous appuyez sur Distribuer.",
			],
			keywords: ["andar bahar", "katti", "cartes", "table", "inde"],
		},
		de: {
			title: "Marigold Andar Bahar",
			alt: "Ein Rangoli aus Tagetes um eine Karte",
			summary: "Andar oder Bahar: Auf welche Seite fällt die Karte desselben Wertes?",
			story: [
				"Ein nächtlicher Hof unter Girlanden aus Tagetes: Eine Karte liegt in der Mitte, und das Deck wird auf beide Seiten gegeben, bis ihr Wert wiederkommt.",
				"Auf lange Sicht gibt Andar 97,85\u00a0% zurück und Bahar {rtp}\u00a0%.",
			],
			rules: [
				"Die erste Karte geht an Andar, die nächste an Bahar und so weiter im Wechsel.",
				"Die Seite, die den Wert der mittleren Karte bekommt, gewinnt: Andar zahlt 0,9:1, Bahar 1:1.",
				"Ein Deck, für jede Runde gemischt, und alles steht fest, wenn Sie „Geben“ drücken.",
			],
			keywords: ["Andar Bahar", "Katti", "Karten", "Tisch", "Indien"],
		},
		ar: {
			title: "أندر باهر القطيفة",
			alt: "رسم رانغولي من القطيفة حول ورقة",
			summary: "أندر أم باهر: في أي جانب تقع الورقة من الرتبة نفسها؟",
			story: [
				"فناء ليلي تحت أكاليل القطيفة: ورقة في الوسط، وتوزَّع الرزمة على الجانبين حتى تأتي رتبتها من جديد.",
				"على المدى الطويل يعيد أندر ⁦97.85 %⁩ وباهر ⁦{rtp} %⁩.",
			],
			rules: [
				"تذهب الورقة الأولى إلى أندر والتالية إلى باهر، وهكذا بالتناوب.",
				"يفوز الجانب الذي يأخذ رتبة ورقة الوسط: أندر يدفع 0.9 إلى 1 وباهر 1 إلى 1.",
				"رزمة واحدة تُخلط لكل جولة، وتُثبَّت كلها عند الضغط على وزّع.",
			],
			keywords: ["أندر باهر", "كاتي", "ورق", "طاولة", "andar bahar"],
		},
		ja: {
			title: "Marigold Andar Bahar",
			alt: "1枚のカードを囲むマリーゴールドのランゴリ",
			summary: "アンダーかバハールか。同じランクのカードはどちらに出るでしょう。",
			story: [
				"マリーゴールドの花飾りが揺れる夜の中庭。中央に1枚のカードがあり、同じランクが出るまで両側に配られます。",
				"長期的な還元率は、アンダー97.85%、バハール{rtp}%です。",
			],
			rules: [
				"最初のカードはアンダー、次はバハールと、交互に配られます。",
				"中央のカードと同じランクが出た側の勝ちです。配当はアンダー0.9対1、バハール1対1です。",
				"1デッキをラウンドごとにシャッフルし、「ディール」を押した時点ですべて決まります。",
			],
			keywords: ["アンダーバハール", "カッティ", "カード", "テーブル", "インド"],
		},
		zh: {
			title: "Marigold Andar Bahar",
			alt: "环绕一张牌的万寿菊蓝果丽图案",
			summary: "安达还是巴哈：同点数的牌会落在哪一边？",
			story: [
				"万寿菊花环下的夜色庭院：中间放一张牌，牌轮流发向两边，直到它的点数再次出现。",
				"长期而言，安达的返还率为 97.85%，巴哈为 {rtp}%。",
			],
			rules: [
				"第一张牌发给安达，下一张发给巴哈，如此轮流。",
				"得到与中间牌同点数的一边获胜：安达 1 赔 0.9，巴哈 1 赔 1。",
				"每局洗一副牌，按下“发牌”时全部即已确定。",
			],
			keywords: ["andar bahar", "安达巴哈", "纸牌", "牌桌", "印度"],
		},
	},
};

export const marigoldAndarBahar = gamePage(seed);
