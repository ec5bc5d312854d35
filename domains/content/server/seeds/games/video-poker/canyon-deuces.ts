import { type GameSeed, gamePage, NEW } from "../game.ts";

const seed: GameSeed = {
	slug: "canyon-deuces",
	category: "table-games",
	subcategory: "video-poker",
	priority: 60,
	releasedOn: "2026-11-25",
	badge: NEW,
	texts: {
		en: {
			title: "Canyon Deuces",
			alt: "Two playing cards, both twos, before red mesas at sunset",
			summary: "Every two is wild: hold what you like, draw once, and watch for four of them.",
			story: [
				"Red rock, a low sun, and four cards in the deck that stand for any other.",
				"Return to player {rtp}% with best play; the rules say what simple play returns.",
			],
			rules: [
				"Hold any of the five cards; the others are replaced once.",
				"All twos are wild. Three of a kind returns the stake, four twos pay 200 times, a natural royal flush 800 times.",
				"The order of the deck is drawn before you see the first card.",
			],
			keywords: ["video poker", "deuces wild", "wild cards", "poker", "draw"],
		},
		es: {
			title: "Canyon Deuces",
			alt: "Dos naipes, ambos doses, ante mesetas rojas al atardecer",
			summary: "Cada dos es comodín: guarda lo que quieras, cambia una vez y busca los cuatro.",
			story: [
				"Roca roja, un sol bajo y cuatro cartas en la baraja que valen por cualquier otra.",
				"Retorno al jugador del {rtp} % con juego óptimo; las reglas dicen lo que devuelve el sencillo.",
			],
			rules: [
				"Guarda las cartas que quieras; las demás se cambian una vez.",
				"Todos los doses son comodines. Un trío devuelve la apuesta; cuatro doses pagan 200 veces y una escalera real natural, 800.",
				"El orden de la baraja se sortea antes de que veas la primera carta.",
			],
			keywords: ["videopóquer", "doses comodín", "comodines", "póquer", "deuces wild"],
		},
		pt: {
			title: "Canyon Deuces",
			alt: "Duas cartas, ambas com o número dois, diante de mesas vermelhas ao pôr do sol",
			summary: "Todo dois é curinga: segure o que quiser, troque uma vez e busque os quatro.",
			story: [
				"Rocha vermelha, sol baixo e quatro cartas no baralho que valem por qualquer outra.",
				"Retorno ao jogador de {rtp}% com o jogo ideal; as regras dizem quanto devolve o jogo simples.",
			],
			rules: [
				"Segure as cartas que quiser das cinco; as outras são trocadas uma vez.",
				"Todos os dois são curingas. Uma trinca devolve a aposta; quatro dois pagam 200 vezes e um royal flush natural, 800.",
				"A ordem do baralho é sorteada antes de você ver a primeira carta.",
			],
			keywords: ["vídeo pôquer", "dois curinga", "curingas", "pôquer", "deuces wild"],
		},
		fr: {
			title: "Canyon Deuces",
			alt: "Deux cartes, deux deux, devant des mesas rouges au couchant",
			summary: "Chaque deux est un joker : gardez ce que vous voulez, changez une fois et visez les quatre.",
			story: [
				"De la roche rouge, un soleil bas et quatre cartes du jeu qui valent n’importe quelle autre.",
				"Taux de retour au joueur de {rtp} % avec le meilleur jeu ; les règles disent ce que rend le jeu simple.",
			],
			rules: [
				"Gardez celles des cinq cartes que vous voulez ; les autres sont changées une fois.",
				"Tous les deux sont des jokers. Un brelan rend la mise, quatre deux rapportent 200 fois la mise, une quinte royale naturelle 800 fois.",
				"L’ordre du jeu de cartes est tiré avant que vous voyiez la première carte.",
			],
			keywords: ["vidéo poker", "deux jokers", "cartes joker", "poker", "deuces wild"],
		},
		de: {
			title: "Canyon Deuces",
			alt: "Zwei Spielkarten, beide eine Zwei, vor roten Tafelbergen bei Sonnenuntergang",
			summary: "Jede Zwei ist ein Joker: Halten Sie, was Sie möchten, und tauschen Sie einmal.",
			story: [
				"Roter Fels, eine tiefe Sonne und vier Karten im Deck, die für jede andere stehen.",
				"Auszahlungsquote {rtp}\u00a0% bei bestem Spiel; die Regeln sagen, was einfaches Spiel zurückgibt.",
			],
			rules: [
				"Halten Sie beliebige der fünf Karten; die anderen werden einmal getauscht.",
				"Alle Zweien sind Joker. Ein Drilling gibt den Einsatz zurück, vier Zweien zahlen das 200-Fache, ein natürlicher Royal Flush das 800-Fache.",
				"Die Reihenfolge des Decks wird gezogen, bevor Sie die erste Karte sehen.",
			],
			keywords: ["Video Poker", "Deuces Wild", "Zweien als Joker", "Poker", "Tauschen"],
		},
		ar: {
			title: "كانيون ديوسز",
			alt: "ورقتا لعب كلتاهما اثنان أمام هضاب حمراء عند الغروب",
			summary: "كل اثنين ورقة بديلة: احفظ ما شئت واسحب مرة واحدة.",
			story: [
				"صخر أحمر وشمس منخفضة وأربع أوراق تقوم مقام أي ورقة أخرى.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ بأفضل لعب، والقواعد تذكر عائد اللعب البسيط.",
			],
			rules: [
				"احفظ أيًا من الأوراق الخمس، وتُستبدل البقية مرة واحدة.",
				"كل أوراق الاثنين بديلة. ثلاثة متماثلة تعيد الرهان، وأربع ورقات اثنين تدفع 200 ضعف، والسلسلة الملكية الطبيعية 800 ضعف.",
				"يُسحب ترتيب الأوراق قبل أن ترى أولها.",
			],
			keywords: ["فيديو بوكر", "ورقة بديلة", "أوراق", "بوكر", "canyon deuces"],
		},
		ja: {
			title: "Canyon Deuces",
			alt: "夕日に染まる赤い台地の前に立つ2枚の「2」のカード",
			summary: "「2」はすべてワイルド。好きなカードを残し、交換は1回。4枚そろえば200倍。",
			story: [
				"赤い岩と沈む太陽。デッキの4枚は、どのカードの代わりにもなります。",
				"最善のプレイでの還元率は{rtp}%。簡単なプレイでの還元率はルールに記載しています。",
			],
			rules: [
				"5枚のうち好きなカードをホールドし、残りを1回だけ交換します。",
				"「2」はすべてワイルドです。スリーカードでベット額が戻り、2が4枚で200倍、ナチュラルロイヤルで800倍です。",
				"デッキの順序は、最初のカードが見える前に抽選されます。",
			],
			keywords: ["ビデオポーカー", "デューシズワイルド", "ワイルドカード", "ポーカー", "ドロー"],
		},
		zh: {
			title: "Canyon Deuces",
			alt: "落日下的红色平顶山前，两张点数为 2 的牌",
			summary: "每张 2 都是百搭：想留哪张就留哪张，只换一次。",
			story: [
				"红岩、斜阳，牌中有四张可代替任何一张。",
				"以最佳打法，玩家返还率为 {rtp}%；规则中列明了简单打法的返还率。",
			],
			rules: [
				"五张牌中可保留任意几张，其余换一次。",
				"所有的 2 都是百搭牌。三条返还投注额，四张 2 派彩 200 倍，天然皇家同花顺派彩 800 倍。",
				"在你看到第一张牌之前，整副牌的顺序即已抽定。",
			],
			keywords: ["视频扑克", "百搭 2", "百搭牌", "扑克", "换牌"],
		},
	},
};

export const canyonDeuces = gamePage(seed);
