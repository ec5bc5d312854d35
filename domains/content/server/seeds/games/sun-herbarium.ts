import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "sun-herbarium",
	category: "instant",
	subcategory: "decisions",
	priority: 64,
	badge: NEW,
	texts: {
		en: {
			title: "Sun Herbarium",
			alt: "White leaves on a blue sun print",
			summary: "Hi-Lo with plants printed by the sun: is the next one higher or lower?",
			story: [
				"Prussian blue on watercolour paper, one leaf for the ace and thirteen for the king.",
				"Return to player at least {rtp}%, whatever you guess and wherever you stop.",
			],
			rules: [
				"Guess whether the next print is higher or lower; the same rank wins too.",
				"Each right guess raises what you can collect.",
				"All prints are drawn when you stake.",
			],
			keywords: ["hi-lo", "higher", "lower", "cards", "plants", "instant"],
		},
		es: {
			title: "Sun Herbarium",
			alt: "Hojas blancas en una lámina azul al sol",
			summary: "Mayor o menor con plantas impresas por el sol: ¿la siguiente es mayor o menor?",
			story: [
				"Azul de Prusia sobre papel de acuarela, una hoja para el as y trece para el rey.",
				"Retorno al jugador de al menos el {rtp} %, digas lo que digas y te pares donde te pares.",
			],
			rules: [
				"Di si la siguiente lámina es mayor o menor; el mismo rango también gana.",
				"Cada acierto sube lo que puedes cobrar.",
				"Todas las láminas se sortean al apostar.",
			],
			keywords: ["mayor", "menor", "cartas", "plantas", "instantáneo"],
		},
		pt: {
			title: "Sun Herbarium",
			alt: "Folhas brancas em uma estampa azul feita pelo sol",
			summary: "Hi-Lo com plantas impressas pelo sol: a próxima é maior ou menor?",
			story: [
				"Azul da Prússia sobre papel de aquarela, uma folha para o ás e treze para o rei.",
				"Retorno ao jogador de pelo menos {rtp}%, seja qual for o palpite e onde quer que você pare.",
			],
			rules: [
				"Dê um palpite: a próxima estampa é maior ou menor? O mesmo valor também ganha.",
				"Cada palpite certo aumenta o que você pode coletar.",
				"Todas as estampas são sorteadas quando você aposta.",
			],
			keywords: ["hi-lo", "maior", "menor", "cartas", "plantas", "instantâneo"],
		},
		fr: {
			title: "Sun Herbarium",
			alt: "Des feuilles blanches sur une planche bleue imprimée au soleil",
			summary: "Un Hi-Lo de plantes imprimées par le soleil : la suivante est-elle plus haute ou plus basse ?",
			story: [
				"Du bleu de Prusse sur papier aquarelle, une feuille pour l’as et treize pour le roi.",
				"Taux de retour au joueur d’au moins {rtp} %, quel que soit votre pronostic et où que vous vous arrêtiez.",
			],
			rules: [
				"Devinez si la planche suivante est plus haute ou plus basse ; le même rang gagne aussi.",
				"Chaque pronostic juste augmente ce que vous pouvez encaisser.",
				"Toutes les planches sont tirées quand vous misez.",
			],
			keywords: ["hi-lo", "plus haut", "plus bas", "cartes", "plantes", "instantané"],
		},
		de: {
			title: "Sun Herbarium",
			alt: "Weiße Blätter auf einem blauen Sonnendruck",
			summary: "Hi-Lo mit Pflanzen, von der Sonne gedruckt: Ist die nächste höher oder niedriger?",
			story: [
				"Preußischblau auf Aquarellpapier, ein Blatt für das Ass und dreizehn für den König.",
				"Auszahlungsquote mindestens {rtp}\u00a0%, was Sie auch tippen und wo Sie auch aufhören.",
			],
			rules: [
				"Tippen Sie, ob der nächste Druck höher oder niedriger ist; auch derselbe Wert gewinnt.",
				"Jeder richtige Tipp erhöht, was Sie kassieren können.",
				"Alle Drucke werden gezogen, wenn Sie setzen.",
			],
			keywords: ["Hi-Lo", "höher", "niedriger", "Karten", "Pflanzen", "Sofortspiel"],
		},
		ar: {
			title: "معشبة الشمس",
			alt: "أوراق بيضاء على لوحة شمس زرقاء",
			summary: "أعلى أم أدنى بنباتات طبعتها الشمس: هل التالية أعلى أم أدنى؟",
			story: [
				"أزرق بروسي على ورق الألوان المائية، ورقة للآس وثلاث عشرة للملك.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ على الأقل مهما خمّنت وحيثما توقفت.",
			],
			rules: [
				"خمّن هل اللوحة التالية أعلى أم أدنى، والرتبة نفسها تربح أيضًا.",
				"كل تخمين صحيح يزيد ما يمكنك قبضه.",
				"تُسحب كل اللوحات عند الرهان.",
			],
			keywords: ["أعلى", "أدنى", "بطاقات", "نباتات", "sun herbarium"],
		},
		ja: {
			title: "Sun Herbarium",
			alt: "青い日光写真に写る白い葉",
			summary: "太陽が焼き付けた植物でハイロー。次は上か、下か。",
			story: [
				"水彩紙にプルシアンブルー。エースは葉1枚、キングは13枚です。",
				"どう予想しても、どこで止めても、還元率は{rtp}%以上です。",
			],
			rules: [
				"次の1枚が上か下かを予想します。同じランクも当たりです。",
				"予想が当たるたびに受取額が増えます。",
				"すべての絵は、ベットした時点で抽選されます。",
			],
			keywords: ["ハイロー", "ハイ", "ロー", "カード", "植物", "インスタント"],
		},
		zh: {
			title: "Sun Herbarium",
			alt: "蓝晒版画上的白色叶片",
			summary: "阳光晒印的植物猜大小：下一张更大还是更小？",
			story: ["水彩纸上的普鲁士蓝，A 一片叶子，K 十三片。", "无论怎么猜、在哪一步收手，玩家返还率至少为 {rtp}%。"],
			rules: [
				"猜下一张版画更大还是更小，点数相同也算赢。",
				"每猜对一次，可收取的金额随之提高。",
				"投注时，所有版画即已抽定。",
			],
			keywords: ["猜大小", "更大", "更小", "纸牌", "植物", "即时游戏"],
		},
	},
};

export const sunHerbarium = gamePage(seed);
