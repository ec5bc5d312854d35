import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "emerald-blackjack",
	category: "table-games",
	subcategory: "blackjack",
	priority: 70,
	badge: NEW,
	texts: {
		en: {
			title: "Emerald Blackjack",
			alt: "A joker's card on green felt",
			summary: "Twenty-one against the dealer, with the exact value of every move one tap away.",
			story: [
				"A felt table under one lamp: hit, stand, double, split up to four hands, or take insurance.",
				"Return to player {rtp}% with basic strategy, which is shown beside the table.",
			],
			rules: [
				"Blackjack pays 3 to 2, and the dealer stands on every 17.",
				"You double any two cards, also after a split, and split up to four hands.",
				"Every card of a round is fixed before your first decision.",
			],
			keywords: ["blackjack", "21", "cards", "table", "dealer"],
		},
		es: {
			title: "Emerald Blackjack",
			alt: "La carta de un comodín sobre tapete verde",
			summary: "Veintiuno contra la banca, con el valor exacto de cada jugada a un toque.",
			story: [
				"Un tapete bajo una sola lámpara: pide, plántate, dobla, separa hasta cuatro manos o asegura.",
				"Retorno al jugador del {rtp} % con el mejor juego; el libro junto a la mesa dice cuál es.",
			],
			rules: [
				"El blackjack paga 3 a 2 y la banca se planta con cualquier 17.",
				"Doblas con dos cartas cualesquiera, también tras separar, y separas hasta cuatro manos.",
				"Todas las cartas de una ronda quedan fijadas antes de tu primera decisión.",
			],
			keywords: ["blackjack", "veintiuno", "cartas", "mesa", "banca"],
		},
		pt: {
			title: "Emerald Blackjack",
			alt: "A carta de um curinga sobre feltro verde",
			summary: "Vinte e um contra o dealer, com o valor exato de cada jogada a um toque.",
			story: [
				"Uma mesa de feltro sob uma só lâmpada: peça, pare, dobre, divida em até quatro mãos ou faça o seguro.",
				"Retorno ao jogador de {rtp}% com a melhor jogada; o livro ao lado da mesa diz qual é.",
			],
			rules: [
				"Blackjack paga 3 para 2, e o dealer para em qualquer 17.",
				"Você dobra com quaisquer duas cartas, também depois de dividir, e divide em até quatro mãos.",
				"Todas as cartas de uma rodada ficam fixadas antes da sua primeira decisão.",
			],
			keywords: ["blackjack", "21", "vinte e um", "cartas", "mesa", "dealer"],
		},
		fr: {
			title: "Emerald Blackjack",
			alt: "Une carte de joker sur un tapis vert",
			summary: "Vingt et un contre le croupier, avec la valeur exacte de chaque coup à portée de doigt.",
			story: [
				"Un tapis sous une seule lampe : tirez, restez, doublez, séparez jusqu’à quatre mains ou assurez.",
				"Taux de retour au joueur de {rtp} % avec le meilleur jeu ; le livre à côté de la table dit lequel c’est.",
			],
			rules: [
				"Le blackjack paie 3 pour 2, et le croupier reste sur tous les 17.",
				"Vous doublez sur deux cartes quelconques, même après une séparation, et vous séparez jusqu’à quatre mains.",
				"Toutes les cartes d’une partie sont fixées avant votre première décision.",
			],
			keywords: ["blackjack", "21", "vingt et un", "cartes", "table", "croupier"],
		},
		de: {
			title: "Emerald Blackjack",
			alt: "Eine Jokerkarte auf grünem Filz",
			summary: "Einundzwanzig gegen den Dealer, mit dem genauen Wert jedes Zuges auf einen Fingertipp.",
			story: [
				"Ein Filztisch unter einer einzigen Lampe: ziehen, halten, verdoppeln, bis zu vier Hände teilen oder versichern.",
				"Auszahlungsquote {rtp}\u00a0% bei bestem Spiel; das Buch neben dem Tisch sagt, welches das ist.",
			],
			rules: [
				"Blackjack zahlt 3:2, und der Dealer hält bei jeder 17.",
				"Sie verdoppeln mit zwei beliebigen Karten, auch nach dem Teilen, und teilen bis zu vier Hände.",
				"Alle Karten einer Runde stehen vor Ihrer ersten Entscheidung fest.",
			],
			keywords: ["Blackjack", "21", "Karten", "Tisch", "Dealer"],
		},
		ar: {
			title: "بلاك جاك الزمرد",
			alt: "ورقة جوكر على لباد أخضر",
			summary: "واحد وعشرون ضد الموزّع، والقيمة الدقيقة لكل حركة بلمسة واحدة.",
			story: [
				"طاولة لباد تحت مصباح واحد: اسحب أو قف أو ضاعف أو اقسم حتى أربع أيدٍ أو أمّن.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ بأفضل لعب، والكتاب بجانب الطاولة يقول ما هو.",
			],
			rules: [
				"البلاك جاك يدفع 3 إلى 2، ويقف الموزّع عند كل 17.",
				"تضاعف بأي ورقتين، وبعد القسمة أيضًا، وتقسم حتى أربع أيدٍ.",
				"كل أوراق الجولة مثبتة قبل أول قرار لك.",
			],
			keywords: ["بلاك جاك", "واحد وعشرون", "ورق", "طاولة", "emerald blackjack"],
		},
		ja: {
			title: "Emerald Blackjack",
			alt: "緑のフェルトの上のジョーカー",
			summary: "ディーラーと競う21。各アクションの正確な価値がワンタップで分かります。",
			story: [
				"1つのランプに照らされたテーブルで、ヒット、スタンド、ダブル、最大4ハンドまでのスプリット、保険が選べます。",
				"最善のプレイでの還元率は{rtp}%。最善のプレイは、テーブル横の基本戦略で確認できます。",
			],
			rules: [
				"ブラックジャックの配当は3対2。ディーラーはすべての17でスタンドします。",
				"どの2枚でもダブルでき、スプリット後も可能です。スプリットは最大4ハンドです。",
				"ラウンドのすべてのカードは、最初の決定の前に決まっています。",
			],
			keywords: ["ブラックジャック", "21", "カード", "テーブル", "ディーラー", "エメラルド"],
		},
		zh: {
			title: "Emerald Blackjack",
			alt: "绿色台面上的一张小丑牌",
			summary: "与庄家比二十一点，轻点一下，就能看到每种操作的精确价值。",
			story: [
				"一盏灯下的牌桌：要牌、停牌、加倍、分牌至四手，或买保险。",
				"以最佳打法，玩家返还率为 {rtp}%；牌桌旁的策略会告诉你怎么打。",
			],
			rules: [
				"黑杰克 3 赔 2，庄家遇 17 点一律停牌。",
				"任意两张牌都可加倍，分牌后也可以；最多分至四手。",
				"一局的所有牌在你作出第一个决定之前即已确定。",
			],
			keywords: ["21 点", "黑杰克", "二十一点", "纸牌", "牌桌", "庄家"],
		},
	},
};

export const emeraldBlackjack = gamePage(seed);
