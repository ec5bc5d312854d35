import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "neon-three-card",
	category: "table-games",
	subcategory: "three-card-poker",
	priority: 64,
	badge: NEW,
	texts: {
		en: {
			title: "Neon Three Card",
			alt: "Three cards drawn in neon tubes",
			summary: "Three cards against the dealer’s three: play or fold, and a second bet on your own hand.",
			story: [
				"Neon on a brick wall after rain: look at your three cards, then stake the ante again or let it go.",
				"Return to player {rtp}% of the ante with best play, which is to play queen, six, four and better; Pair Plus returns 97.68%.",
			],
			rules: [
				"Playing stakes your ante again; the dealer qualifies with a queen or better.",
				"A straight pays a bonus of 1 to 1, three of a kind 4 and a straight flush 5, whatever the dealer has.",
				"All six cards are fixed when you press Deal; your decision changes none.",
			],
			keywords: ["three card poker", "poker", "cards", "table", "neon"],
		},
		es: {
			title: "Neon Three Card",
			alt: "Tres cartas dibujadas con tubos de neón",
			summary: "Tres cartas contra las tres de la banca: juega o retírate, con una segunda apuesta a tu propia mano.",
			story: [
				"Neón en una pared de ladrillo tras la lluvia: mira tus tres cartas y apuesta otra vez el ante o déjalo ir.",
				"Retorno al jugador del {rtp} % del ante con el mejor juego, que es jugar con dama, seis, cuatro o mejor; la pareja o más devuelve el 97,68 %.",
			],
			rules: [
				"Jugar apuesta otra vez tu ante; la banca juega con dama o mejor.",
				"Una escalera paga un premio de 1 a 1, un trío 4 y una escalera de color 5, tenga lo que tenga la banca.",
				"Las seis cartas quedan fijadas al pulsar Repartir; tu decisión no cambia ninguna.",
			],
			keywords: ["three card poker", "póquer de tres cartas", "cartas", "mesa", "neón"],
		},
		pt: {
			title: "Neon Three Card",
			alt: "Três cartas desenhadas com tubos de néon",
			summary: "Três cartas contra as três do dealer: jogue ou desista, com uma segunda aposta na sua própria mão.",
			story: [
				"Néon em uma parede de tijolos depois da chuva: veja suas três cartas e então aposte o ante outra vez ou deixe para lá.",
				"Retorno ao jogador de {rtp}% do ante com a melhor jogada, que é jogar com dama, seis, quatro ou melhor; par ou mais devolve 97,68%.",
			],
			rules: [
				"Jogar aposta seu ante outra vez; o dealer joga com dama ou melhor.",
				"Uma sequência paga um bônus de 1 para 1, uma trinca 4 e um straight flush 5, seja qual for a mão do dealer.",
				"As seis cartas ficam fixadas quando você toca em Distribuir; sua decisão não muda nenhuma.",
			],
			keywords: ["three card poker", "pôquer de três cartas", "cartas", "mesa", "néon"],
		},
		fr: {
			title: "Neon Three Card",
			alt: "Trois cartes dessinées en tubes de néon",
			summary:
				"Trois cartes contre les trois du croupier : jouez ou couchez-vous, avec un second pari sur votre propre main.",
			story: [
				"Du néon sur un mur de briques après la pluie : regardez vos trois cartes, puis misez encore l’ante ou laissez-le partir.",
				"Taux de retour au joueur de {rtp} % de l’ante avec le meilleur jeu, qui est de jouer avec dame, six, quatre ou mieux ; paire ou mieux rend 97,68 %.",
			],
			rules: [
				"Jouer mise encore votre ante ; le croupier joue avec une dame ou mieux.",
				"Une suite paie un bonus de 1 pour 1, un brelan 4 et une quinte flush 5, quelle que soit la main du croupier.",
				"Les six cartes sont fixées quand vous appuyez sur Distribuer ; votre décision n’en change aucune.",
			],
			keywords: ["three card poker", "poker à trois cartes", "cartes", "table", "néon"],
		},
		de: {
			title: "Neon Three Card",
			alt: "Drei Karten, aus Neonröhren gezeichnet",
			summary:
				"Drei Karten gegen die drei des Dealers: spielen oder passen, dazu eine zweite Wette auf Ihre eigene Hand.",
			story: [
				"Neon an einer Ziegelwand nach dem Regen: Sehen Sie sich Ihre drei Karten an, dann setzen Sie den Ante noch einmal oder lassen ihn gehen.",
				"Auszahlungsquote {rtp}\u00a0% des Antes bei bestem Spiel, also beim Spielen mit Dame, Sechs, Vier oder besser; Paar oder besser gibt 97,68\u00a0% zurück.",
			],
			rules: [
				"Wer spielt, setzt den Ante noch einmal; der Dealer spielt mit einer Dame oder besser.",
				"Eine Straße zahlt einen Bonus von 1:1, ein Drilling 4 und ein Straight Flush 5, was auch immer der Dealer hat.",
				"Alle sechs Karten stehen fest, wenn Sie „Geben“ drücken; Ihre Entscheidung ändert keine.",
			],
			keywords: ["Three Card Poker", "Poker", "Karten", "Tisch", "Neon"],
		},
		ar: {
			title: "نيون الورقات الثلاث",
			alt: "ثلاث أوراق مرسومة بأنابيب النيون",
			summary: "ثلاث أوراق ضد ثلاث للموزّع: العب أو انسحب، مع رهان ثانٍ على يدك وحدها.",
			story: [
				"نيون على جدار طوب بعد المطر: انظر إلى أوراقك الثلاث ثم راهن بمثل رهانك أو اتركه.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ من الرهان الأول بأفضل لعب، وهو اللعب بملكة وستة وأربعة فما فوق؛ ويعيد رهان الزوج فأكثر ⁦97.68 %⁩.",
			],
			rules: [
				"اللعب يراهن بمثل رهانك الأول، والموزّع يلعب بملكة فما فوق.",
				"السلسلة تدفع مكافأة 1 إلى 1 والثلاثة 4 والسلسلة الملونة 5، مهما كان عند الموزّع.",
				"الأوراق الست مثبتة عند الضغط على وزّع، ولا يغيّر قرارك شيئًا منها.",
			],
			keywords: ["بوكر ثلاث أوراق", "بوكر", "ورق", "طاولة", "three card poker"],
		},
		ja: {
			title: "Neon Three Card",
			alt: "ネオン管で描かれた3枚のカード",
			summary: "3枚対ディーラーの3枚。プレイかフォールドか。自分の手札だけへのベットもできます。",
			story: [
				"雨上がりのれんが壁に光るネオン。3枚を見て、アンティと同額をもう一度ベットするか、降りるかを決めます。",
				"最善のプレイ（クイーン・6・4以上でプレイ）でのアンティの還元率は{rtp}%、ペアプラスは97.68%です。",
			],
			rules: [
				"プレイするとアンティと同額を追加でベットします。ディーラーはクイーン以上でプレイします。",
				"ディーラーの手札にかかわらず、ストレートは1対1、スリーカードは4対1、ストレートフラッシュは5対1のボーナスが付きます。",
				"6枚のカードは「ディール」を押した時点ですべて決まり、どちらを選んでも変わりません。",
			],
			keywords: ["スリーカードポーカー", "ポーカー", "カード", "テーブル", "ネオン"],
		},
		zh: {
			title: "Neon Three Card",
			alt: "霓虹灯管绘成的三张牌",
			summary: "三张牌对庄家的三张：跟注或弃牌，还可对自己的手牌另投一注。",
			story: [
				"雨后砖墙上的霓虹：看过自己的三张牌，再投一次底注，或就此放弃。",
				"以最佳打法，即有 Q、6、4 或更大就跟注，底注的玩家返还率为 {rtp}%；“对子以上”的返还率为 97.68%。",
			],
			rules: [
				"跟注即再投一次底注；庄家有 Q 或更大才跟。",
				"无论庄家是什么牌，顺子另得奖金 1 赔 1，三条 1 赔 4，同花顺 1 赔 5。",
				"按下“发牌”时，六张牌即已确定，你的决定不会改变任何一张。",
			],
			keywords: ["三张牌扑克", "扑克", "纸牌", "牌桌", "霓虹"],
		},
	},
};

export const neonThreeCard = gamePage(seed);
