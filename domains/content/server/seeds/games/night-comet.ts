import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "night-comet",
	category: "instant",
	subcategory: "decisions",
	priority: 60,
	badge: NEW,
	texts: {
		en: {
			title: "Night Comet",
			alt: "A comet above dark peaks",
			summary: "Choose a target from 1.01 to 10,000 times, and see how high the comet climbs.",
			story: [
				"One number, one press: the higher your target, the rarer the win and the more it pays.",
				"Return to player {rtp}% at every target.",
			],
			rules: [
				"Choose your target and your stake.",
				"The comet climbs to the height that is drawn.",
				"If it reaches your target, your stake is paid that many times.",
			],
			keywords: ["limbo", "comet", "height", "multiplier", "instant"],
		},
		es: {
			title: "Night Comet",
			alt: "Un cometa sobre cumbres oscuras",
			summary: "Nombra una altura de 1,01 a 10.000 veces y mira hasta dónde sube el cometa.",
			story: [
				"Un número, una pulsación: cuanto mayor la altura que nombras, más rara es y más paga.",
				"Retorno al jugador del {rtp} % a cualquier altura.",
			],
			rules: [
				"Tú nombras la altura y apuestas.",
				"El cometa sube hasta la altura que da el sorteo.",
				"Si llega a esa altura o más, tu apuesta se paga esas veces.",
			],
			keywords: ["limbo", "cometa", "altura", "multiplicador", "instantáneo"],
		},
		pt: {
			title: "Night Comet",
			alt: "Um cometa sobre picos escuros",
			summary: "Diga uma altura de 1,01 a 10.000 vezes e veja até onde o cometa sobe.",
			story: [
				"Um número, um toque: quanto maior a altura que você escolhe, mais rara ela é e mais paga.",
				"Retorno ao jogador de {rtp}% em qualquer altura.",
			],
			rules: [
				"Você escolhe a altura e aposta.",
				"O cometa sobe até a altura que o sorteio dá.",
				"Se chegar a essa altura ou mais alto, sua aposta é paga esse número de vezes.",
			],
			keywords: ["limbo", "cometa", "altura", "multiplicador", "instantâneo"],
		},
		fr: {
			title: "Night Comet",
			alt: "Une comète au-dessus de sommets sombres",
			summary: "Annoncez une hauteur de 1,01 à 10 000 fois, et voyez jusqu’où monte la comète.",
			story: [
				"Un nombre, une pression : plus la hauteur annoncée est grande, plus elle est rare et plus elle rapporte.",
				"Taux de retour au joueur de {rtp} % à toutes les hauteurs.",
			],
			rules: [
				"Vous annoncez la hauteur et vous misez.",
				"La comète monte jusqu’à la hauteur que donne le tirage.",
				"Si elle monte aussi haut ou plus haut, votre mise est payée autant de fois.",
			],
			keywords: ["limbo", "comète", "hauteur", "multiplicateur", "instantané"],
		},
		de: {
			title: "Night Comet",
			alt: "Ein Komet über dunklen Gipfeln",
			summary: "Nennen Sie eine Höhe vom 1,01- bis zum 10.000-Fachen und sehen Sie, wie hoch der Komet steigt.",
			story: [
				"Eine Zahl, ein Druck: Je größer die Höhe, die Sie nennen, desto seltener ist sie und desto mehr zahlt sie.",
				"Auszahlungsquote {rtp}\u00a0% bei jeder Höhe.",
			],
			rules: [
				"Sie nennen die Höhe und setzen.",
				"Der Komet steigt bis zu der Höhe, die die Ziehung ergibt.",
				"Steigt er so hoch oder höher, wird Ihr Einsatz mit diesem Faktor ausgezahlt.",
			],
			keywords: ["Limbo", "Komet", "Höhe", "Multiplikator", "Sofortspiel"],
		},
		ar: {
			title: "مذنّب الليل",
			alt: "مذنّب فوق قمم مظلمة",
			summary: "حدّد ارتفاعًا من 1.01 إلى 10,000 ضعف وانظر إلى أين يصعد المذنّب.",
			story: [
				"رقم واحد وضغطة واحدة: كلما زاد الارتفاع الذي تحدده ندر وزاد ما يدفعه.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ عند كل ارتفاع.",
			],
			rules: [
				"تحدد الارتفاع وتراهن.",
				"يصعد المذنّب إلى الارتفاع الذي يعطيه السحب.",
				"إن بلغه أو تجاوزه دُفع رهانك بقدره.",
			],
			keywords: ["ليمبو", "مذنّب", "ارتفاع", "مضاعف", "night comet"],
		},
		ja: {
			title: "Night Comet",
			alt: "暗い峰の上の彗星",
			summary: "1.01～10,000倍から高さを選び、彗星がどこまで昇るかを見届けましょう。",
			story: [
				"数字は1つ、押すのも1回。高さが大きいほど、まれになり、配当も大きくなります。",
				"どの高さでも還元率は{rtp}%です。",
			],
			rules: [
				"高さとベット額を決めます。",
				"彗星は抽選で決まった高さまで昇ります。",
				"選んだ高さ以上に到達すると、ベット額がその倍率で支払われます。",
			],
			keywords: ["リンボ", "limbo", "彗星", "高さ", "倍率", "インスタント"],
		},
		zh: {
			title: "Night Comet",
			alt: "黑暗山峰上空的彗星",
			summary: "选定 1.01 至 10,000 倍的高度，看彗星能飞多高。",
			story: ["一个数字，按一下：选定的高度越高，越少见，派彩也越多。", "每个高度的玩家返还率都是 {rtp}%。"],
			rules: ["由你选定高度并投注。", "彗星飞到抽取所得的高度。", "达到或超过选定的高度，即按该倍数派发投注额。"],
			keywords: ["limbo", "彗星", "高度", "倍数", "即时游戏"],
		},
	},
};

export const nightComet = gamePage(seed);
