import { type GameSeed, gamePage, NEW } from "../game.ts";

const seed: GameSeed = {
	slug: "nine-six-jacks",
	category: "table-games",
	subcategory: "video-poker",
	priority: 61,
	badge: NEW,
	texts: {
		en: {
			title: "Nine Six Jacks",
			alt: "A fan of five heart cards, ten to ace",
			summary: "Jacks or better on the full-pay table: hold what you like, draw once.",
			story: [
				"Five cards, one decision, and a pay table that is open from the first coin.",
				"Return to player {rtp}% with best play; the rules say what simple play returns.",
			],
			rules: [
				"Hold any of the five cards; the others are replaced once.",
				"A pair of jacks or better returns the stake, a royal flush pays 800 times.",
				"The order of the deck is drawn before you see the first card.",
			],
			keywords: ["video poker", "jacks or better", "cards", "poker", "draw"],
		},
		es: {
			title: "Nine Six Jacks",
			alt: "Un abanico de cinco corazones, del diez al as",
			summary: "Jotas o mejor con la tabla completa: guarda lo que quieras y cambia una vez.",
			story: [
				"Cinco cartas, una decisión y una tabla de pagos a la vista desde la primera moneda.",
				"Retorno al jugador del {rtp} % con juego óptimo; las reglas dicen lo que devuelve el sencillo.",
			],
			rules: [
				"Guarda las cartas que quieras; las demás se cambian una vez.",
				"Una pareja de jotas o mejor devuelve la apuesta; una escalera real paga 800 veces.",
				"El orden de la baraja se sortea antes de que veas la primera carta.",
			],
			keywords: ["videopóquer", "jotas o mejor", "cartas", "póquer", "cambio"],
		},
		pt: {
			title: "Nine Six Jacks",
			alt: "Um leque de cinco cartas de copas, do dez ao ás",
			summary: "Valetes ou melhor com a tabela completa: segure o que quiser, troque uma vez.",
			story: [
				"Cinco cartas, uma decisão e uma tabela de pagamentos à vista desde a primeira moeda.",
				"Retorno ao jogador de {rtp}% com o jogo ideal; as regras dizem quanto devolve o jogo simples.",
			],
			rules: [
				"Segure as cartas que quiser das cinco; as outras são trocadas uma vez.",
				"Um par de valetes ou melhor devolve a aposta; um royal flush paga 800 vezes.",
				"A ordem do baralho é sorteada antes de você ver a primeira carta.",
			],
			keywords: ["vídeo pôquer", "valetes ou melhor", "cartas", "pôquer", "troca"],
		},
		fr: {
			title: "Nine Six Jacks",
			alt: "Un éventail de cinq cœurs, du dix à l’as",
			summary: "Valets ou mieux avec le tableau complet : gardez ce que vous voulez, changez une fois.",
			story: [
				"Cinq cartes, une décision et un tableau des gains affiché dès la première pièce.",
				"Taux de retour au joueur de {rtp} % avec le meilleur jeu ; les règles disent ce que rend le jeu simple.",
			],
			rules: [
				"Gardez celles des cinq cartes que vous voulez ; les autres sont changées une fois.",
				"Une paire de valets ou mieux rend la mise, une quinte flush royale rapporte 800 fois la mise.",
				"L’ordre du jeu de cartes est tiré avant que vous voyiez la première carte.",
			],
			keywords: ["vidéo poker", "valets ou mieux", "cartes", "poker", "tirage"],
		},
		de: {
			title: "Nine Six Jacks",
			alt: "Ein Fächer aus fünf Herzkarten, Zehn bis Ass",
			summary: "Buben oder besser mit dem vollen Gewinnplan: Halten Sie, was Sie möchten, und tauschen Sie einmal.",
			story: [
				"Fünf Karten, eine Entscheidung und ein Gewinnplan, der ab der ersten Münze offenliegt.",
				"Auszahlungsquote {rtp}\u00a0% bei bestem Spiel; die Regeln sagen, was einfaches Spiel zurückgibt.",
			],
			rules: [
				"Halten Sie beliebige der fünf Karten; die anderen werden einmal getauscht.",
				"Ein Paar Buben oder besser gibt den Einsatz zurück, ein Royal Flush zahlt das 800-Fache.",
				"Die Reihenfolge des Decks wird gezogen, bevor Sie die erste Karte sehen.",
			],
			keywords: ["Video Poker", "Buben oder besser", "Karten", "Poker", "Tauschen"],
		},
		ar: {
			title: "ناين سيكس جاكس",
			alt: "مروحة من خمس أوراق كبة من العشرة إلى الآس",
			summary: "زوج شبان أو أعلى بجدول الدفع الكامل: احفظ ما شئت واسحب مرة واحدة.",
			story: [
				"خمس أوراق وقرار واحد وجدول دفع ظاهر من أول رهان.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ بأفضل لعب، والقواعد تذكر عائد اللعب البسيط.",
			],
			rules: [
				"احفظ أيًا من الأوراق الخمس، وتُستبدل البقية مرة واحدة.",
				"زوج شبان أو أعلى يعيد الرهان، والسلسلة الملكية تدفع 800 ضعف.",
				"يُسحب ترتيب الأوراق قبل أن ترى أولها.",
			],
			keywords: ["فيديو بوكر", "شبان", "أوراق", "بوكر", "nine six jacks"],
		},
		ja: {
			title: "Nine Six Jacks",
			alt: "扇形に開いた10からエースまでのハート5枚",
			summary: "フルペイの配当表で楽しむジャックス・オア・ベター。好きなカードを残し、交換は1回。",
			story: [
				"5枚のカードと1回の決断。配当表は最初の1ベットからすべて公開しています。",
				"最善のプレイでの還元率は{rtp}%。簡単なプレイでの還元率はルールに記載しています。",
			],
			rules: [
				"5枚のうち好きなカードをホールドし、残りを1回だけ交換します。",
				"ジャック以上のペアでベット額が戻り、ロイヤルフラッシュの配当は800倍です。",
				"デッキの順序は、最初のカードが見える前に抽選されます。",
			],
			keywords: ["ビデオポーカー", "ジャックスオアベター", "カード", "ポーカー", "ドロー"],
		},
		zh: {
			title: "Nine Six Jacks",
			alt: "扇形排开的五张红桃，从 10 到 A",
			summary: "足额赔付表的“J 或更大”：想留哪张就留哪张，只换一次。",
			story: [
				"五张牌、一个决定，赔付表从第一枚硬币起就完全公开。",
				"以最佳打法，玩家返还率为 {rtp}%；规则中列明了简单打法的返还率。",
			],
			rules: [
				"五张牌中可保留任意几张，其余换一次。",
				"一对 J 或更大返还投注额，皇家同花顺派彩 800 倍。",
				"在你看到第一张牌之前，整副牌的顺序即已抽定。",
			],
			keywords: ["视频扑克", "J 或更大", "纸牌", "扑克", "换牌"],
		},
	},
};

export const nineSixJacks = gamePage(seed);
