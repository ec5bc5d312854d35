import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "harbour-lights",
	category: "slots",
	subcategory: "classic",
	priority: 50,
	badge: NEW,
	texts: {
		en: {
			title: "Harbour Lights",
			alt: "A blue anchor against a harbour at night",
			summary: "Five lines, nine symbols and no wild: the simplest game here.",
			story: [
				"Everything on the reels is what it seems. If you like to see why you won, begin here.",
				"Return to player {rtp}%, with medium volatility.",
			],
			rules: [
				"Five reels, three rows, five lines. Wins run from the left on adjacent reels.",
				"There are no wilds.",
				"Three or more lamps open free spins on the same reels.",
			],
			keywords: ["harbour", "anchor", "ship", "lamp", "classic", "simple"],
		},
		es: {
			title: "Harbour Lights",
			alt: "Un ancla azul ante un puerto de noche",
			summary: "Cinco líneas, nueve símbolos y ningún comodín: el juego más sencillo de la casa.",
			story: [
				"Todo lo que hay en los rodillos es lo que parece. Si te gusta ver por qué has ganado, empieza por aquí.",
				"Retorno al jugador del {rtp} %, con volatilidad media.",
			],
			rules: [
				"Cinco rodillos, tres filas, cinco líneas. Los premios van de izquierda a derecha en rodillos contiguos.",
				"Ningún símbolo sustituye a otro.",
				"Tres o más lámparas abren las tiradas gratis en los mismos rodillos.",
			],
			keywords: ["puerto", "ancla", "barco", "lámpara", "clásico", "sencillo"],
		},
		pt: {
			title: "Harbour Lights",
			alt: "Uma âncora azul diante de um porto à noite",
			summary: "Cinco linhas, nove símbolos e nenhum curinga: o jogo mais simples daqui.",
			story: [
				"Tudo o que há nos rolos é o que parece. Se você gosta de ver por que ganhou, comece por aqui.",
				"Retorno ao jogador de {rtp}%, com volatilidade média.",
			],
			rules: [
				"Cinco rolos, três fileiras, cinco linhas. Os prêmios vão da esquerda para a direita em rolos vizinhos.",
				"Nenhum símbolo substitui outro.",
				"Três ou mais lâmpadas abrem os giros grátis nos mesmos rolos.",
			],
			keywords: ["porto", "âncora", "navio", "lâmpada", "clássico", "simples"],
		},
		fr: {
			title: "Harbour Lights",
			alt: "Une ancre bleue devant un port la nuit",
			summary: "Cinq lignes, neuf symboles et aucun joker : le jeu le plus simple d’ici.",
			story: [
				"Tout ce qui est sur les rouleaux est ce qu’il paraît. Si vous aimez voir pourquoi vous avez gagné, commencez ici.",
				"Taux de retour au joueur de {rtp} %, avec une volatilité moyenne.",
			],
			rules: [
				"Cinq rouleaux, trois rangées, cinq lignes. Les gains se lisent depuis la gauche, sur des rouleaux voisins.",
				"Aucun symbole n’en remplace un autre.",
				"Trois lampes ou plus ouvrent les tours gratuits sur les mêmes rouleaux.",
			],
			keywords: ["port", "ancre", "bateau", "lampe", "classique", "simple"],
		},
		de: {
			title: "Harbour Lights",
			alt: "Ein blauer Anker vor einem Hafen bei Nacht",
			summary: "Fünf Linien, neun Symbole und kein Wild: das einfachste Spiel hier.",
			story: [
				"Alles auf den Walzen ist, was es scheint. Wenn Sie gern sehen, warum Sie gewonnen haben, fangen Sie hier an.",
				"Auszahlungsquote {rtp}\u00a0% bei mittlerer Volatilität.",
			],
			rules: [
				"Fünf Walzen, drei Reihen, fünf Linien. Gewinne zählen von links auf benachbarten Walzen.",
				"Kein Symbol ersetzt ein anderes.",
				"Drei oder mehr Lampen öffnen Freispiele auf denselben Walzen.",
			],
			keywords: ["Hafen", "Anker", "Schiff", "Lampe", "Klassiker", "einfach"],
		},
		ar: {
			title: "هاربر لايتس",
			alt: "مرساة زرقاء أمام ميناء ليلي",
			summary: "خمسة خطوط وتسعة رموز ولا رمز بديل: أبسط ألعاب الدار.",
			story: [
				"كل ما على البكرات هو ما يبدو عليه. إن كنت تحب أن ترى لماذا ربحت فابدأ من هنا.",
				"نسبة العائد للاعب \u2066{rtp} %\u2069، مع تقلّب متوسط.",
			],
			rules: [
				"خمس بكرات وثلاثة صفوف وخمسة خطوط. تُحتسب الأرباح من أول بكرة على بكرات متجاورة.",
				"لا يحل أي رمز محل آخر.",
				"ثلاثة مصابيح أو أكثر تفتح لفّات مجانية على البكرات نفسها.",
			],
			keywords: ["ميناء", "مرساة", "سفينة", "مصباح", "كلاسيكية", "harbour lights"],
		},
		ja: {
			title: "Harbour Lights",
			alt: "夜の港と青い錨",
			summary: "5ライン、9シンボル、ワイルドなし。ここで一番シンプルなゲームです。",
			story: [
				"リールにあるものは、すべて見たまま。なぜ当たったのかを確かめたい方は、ここから始めてください。",
				"還元率{rtp}%、ボラティリティは中程度です。",
			],
			rules: [
				"5リール、3段、5ライン。左から隣り合うリールにそろうと当たりです。",
				"ほかのシンボルの代わりになるシンボルはありません。",
				"ランプが3つ以上出ると、同じリールでフリースピンが始まります。",
			],
			keywords: ["港", "錨", "船", "ランプ", "クラシック", "シンプル", "ハーバーライツ"],
		},
		zh: {
			title: "Harbour Lights",
			alt: "夜色港口前的一只蓝色船锚",
			summary: "五条线、九个符号、没有百搭：这里最简单的游戏。",
			story: ["转轴上的一切都一目了然。想看明白自己为什么赢，就从这里开始。", "玩家返还率 {rtp}%，波动性中等。"],
			rules: [
				"五个转轴、三行、五条线。从左起在相邻转轴上连成即为赢奖。",
				"没有任何符号可以替代其他符号。",
				"三盏或更多灯开启免费旋转，在相同的转轴上进行。",
			],
			keywords: ["港口", "船锚", "船", "灯", "经典", "简单", "港湾灯火"],
		},
	},
};

export const harbourLights = gamePage(seed);
