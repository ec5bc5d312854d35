import { type GameSeed, gamePage, NEW } from "../game.ts";

const seed: GameSeed = {
	slug: "carnival-joker",
	category: "table-games",
	subcategory: "video-poker",
	priority: 59,
	releasedOn: "2026-11-25",
	badge: NEW,
	texts: {
		en: {
			title: "Carnival Joker",
			alt: "A harlequin mask in violet, rose and gold under a cap with bells",
			summary: "Fifty-three cards, of which the joker stands for any other: hold, then draw once.",
			story: [
				"A carnival by night, and one card in the deck that belongs to every hand.",
				"Return to player {rtp}% with best play; the rules say what simple play returns.",
			],
			rules: [
				"Hold any of the five cards; the others are replaced once.",
				"The joker is wild. A pair of kings or better returns the stake, five of a kind pays 200 times, a natural royal flush 800 times.",
				"The order of the deck is drawn before you see the first card.",
			],
			keywords: ["video poker", "joker poker", "kings or better", "wild card", "draw"],
		},
		es: {
			title: "Carnival Joker",
			alt: "Una máscara de arlequín violeta, rosa y dorada bajo un gorro con cascabeles",
			summary: "Cincuenta y tres cartas, una de ellas un comodín que vale por cualquiera: guarda y cambia una vez.",
			story: [
				"Una noche de carnaval y una carta en la baraja que va bien con cualquier mano.",
				"Retorno al jugador del {rtp} % con juego óptimo; las reglas dicen lo que devuelve el sencillo.",
			],
			rules: [
				"Guarda las cartas que quieras; las demás se cambian una vez.",
				"El comodín vale por cualquier carta. Una pareja de reyes o mejor devuelve la apuesta; un repóquer paga 200 veces y una escalera real natural, 800.",
				"El orden de la baraja se sortea antes de que veas la primera carta.",
			],
			keywords: ["videopóquer", "póquer con comodín", "reyes o mejor", "comodín", "joker poker"],
		},
		pt: {
			title: "Carnival Joker",
			alt: "Uma máscara de arlequim violeta, rosa e dourada sob um gorro com guizos",
			summary: "Cinquenta e três cartas, uma delas um curinga que vale por qualquer outra: segure e troque uma vez.",
			story: [
				"Uma noite de carnaval e uma carta no baralho que serve em qualquer mão.",
				"Retorno ao jogador de {rtp}% com o jogo ideal; as regras dizem quanto devolve o jogo simples.",
			],
			rules: [
				"Segure as cartas que quiser das cinco; as outras são trocadas uma vez.",
				"O curinga vale por qualquer carta. Um par de reis ou melhor devolve a aposta; uma quina paga 200 vezes e um royal flush natural, 800.",
				"A ordem do baralho é sorteada antes de você ver a primeira carta.",
			],
			keywords: ["vídeo pôquer", "pôquer com curinga", "reis ou melhor", "curinga", "joker poker"],
		},
		fr: {
			title: "Carnival Joker",
			alt: "Un masque d’arlequin violet, rose et or sous un bonnet à grelots",
			summary: "Cinquante-trois cartes dont un joker qui vaut n’importe laquelle : gardez, puis changez une fois.",
			story: [
				"Un carnaval de nuit, et une carte du jeu qui convient à toutes les mains.",
				"Taux de retour au joueur de {rtp} % avec le meilleur jeu ; les règles disent ce que rend le jeu simple.",
			],
			rules: [
				"Gardez celles des cinq cartes que vous voulez ; les autres sont changées une fois.",
				"Le joker vaut n’importe quelle carte. Une paire de rois ou mieux rend la mise, cinq cartes identiques rapportent 200 fois la mise, une quinte royale naturelle 800 fois.",
				"L’ordre du jeu de cartes est tiré avant que vous voyiez la première carte.",
			],
			keywords: ["vidéo poker", "joker poker", "rois ou mieux", "joker", "tirage"],
		},
		de: {
			title: "Carnival Joker",
			alt: "Eine Harlekinmaske in Violett, Rosa und Gold unter einer Schellenkappe",
			summary: "Dreiundfünfzig Karten, darunter ein Joker für jede Hand: Halten Sie, dann tauschen Sie einmal.",
			story: [
				"Karneval bei Nacht, und eine Karte im Deck, die zu jeder Hand passt.",
				"Auszahlungsquote {rtp}\u00a0% bei bestem Spiel; die Regeln sagen, was einfaches Spiel zurückgibt.",
			],
			rules: [
				"Halten Sie beliebige der fünf Karten; die anderen werden einmal getauscht.",
				"Der Joker steht für jede Karte. Ein Paar Könige oder besser gibt den Einsatz zurück, ein Fünfling zahlt das 200-Fache, ein natürlicher Royal Flush das 800-Fache.",
				"Die Reihenfolge des Decks wird gezogen, bevor Sie die erste Karte sehen.",
			],
			keywords: ["Video Poker", "Joker Poker", "Könige oder besser", "Joker", "Tauschen"],
		},
		ar: {
			title: "كارنفال جوكر",
			alt: "قناع مهرج بنفسجي ووردي وذهبي تحت قبعة بأجراس",
			summary: "ثلاث وخمسون ورقة منها جوكر يقوم مقام أي ورقة: احفظ ثم اسحب مرة واحدة.",
			story: [
				"كرنفال ليلي وورقة واحدة تناسب كل يد.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ بأفضل لعب، والقواعد تذكر عائد اللعب البسيط.",
			],
			rules: [
				"احفظ أيًا من الأوراق الخمس، وتُستبدل البقية مرة واحدة.",
				"الجوكر ورقة بديلة. زوج ملوك أو أعلى يعيد الرهان، وخمسة متماثلة تدفع 200 ضعف، والسلسلة الملكية الطبيعية 800 ضعف.",
				"يُسحب ترتيب الأوراق قبل أن ترى أولها.",
			],
			keywords: ["فيديو بوكر", "جوكر", "ملوك", "بوكر", "carnival joker"],
		},
		ja: {
			title: "Carnival Joker",
			alt: "鈴付きの帽子をかぶった、紫とローズと金のハーレクインの仮面",
			summary: "53枚のうち1枚は、どのカードの代わりにもなるジョーカー。残すカードを選び、交換は1回。",
			story: [
				"夜のカーニバル。どの手札にも合う1枚がデッキにあります。",
				"最善のプレイでの還元率は{rtp}%。簡単なプレイでの還元率はルールに記載しています。",
			],
			rules: [
				"5枚のうち好きなカードをホールドし、残りを1回だけ交換します。",
				"ジョーカーはワイルドです。キング以上のペアでベット額が戻り、ファイブカードで200倍、ナチュラルロイヤルで800倍です。",
				"デッキの順序は、最初のカードが見える前に抽選されます。",
			],
			keywords: ["ビデオポーカー", "ジョーカーポーカー", "キングスオアベター", "ワイルドカード", "ドロー"],
		},
		zh: {
			title: "Carnival Joker",
			alt: "铃铛帽下紫、玫瑰、金三色的小丑面具",
			summary: "五十三张牌，其中一张大王可代替任何一张：选好保留的牌，只换一次。",
			story: [
				"狂欢节之夜，牌中有一张与任何手牌都相配。",
				"以最佳打法，玩家返还率为 {rtp}%；规则中列明了简单打法的返还率。",
			],
			rules: [
				"五张牌中可保留任意几张，其余换一次。",
				"大王是百搭牌。一对 K 或更大返还投注额，五条派彩 200 倍，天然皇家同花顺派彩 800 倍。",
				"在你看到第一张牌之前，整副牌的顺序即已抽定。",
			],
			keywords: ["视频扑克", "大王扑克", "K 或更大", "百搭牌", "换牌"],
		},
	},
};

export const carnivalJoker = gamePage(seed);
