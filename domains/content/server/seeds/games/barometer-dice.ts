import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "barometer-dice",
	category: "instant",
	subcategory: "draws",
	priority: 69,
	releasedOn: "2026-11-18",
	badge: NEW,
	texts: {
		en: {
			title: "Barometer Dice",
			alt: "A brass barometer with a blue needle",
			summary: "Choose a number from 0.01 to 99.98, and whether the needle stops under or over it.",
			story: [
				"You set the chance yourself, from 0.01% to 98%: the rarer, the more it pays, up to 9,900 times.",
				"Return to player {rtp}% or a little more, whatever you choose.",
			],
			rules: [
				"Choose the target, its side and your stake.",
				"The needle stops at one of 10,000 numbers, each equally likely.",
				"A number on your side pays; the target itself loses.",
			],
			keywords: ["dice", "over", "under", "number", "instant"],
		},
		es: {
			title: "Barometer Dice",
			alt: "Un barómetro de latón con aguja azul",
			summary: "Elige un número de 0,01 a 99,98 y di si la aguja se detiene por debajo o por encima.",
			story: [
				"Tú fijas la probabilidad, del 0,01 % al 98 %: cuanto más rara, más paga, hasta 9.900 veces.",
				"Retorno al jugador del {rtp} % o algo más, elijas lo que elijas.",
			],
			rules: [
				"Tú eliges el objetivo, su lado y la apuesta.",
				"La aguja se detiene en uno de 10.000 números igual de probables.",
				"Un número en tu lado paga; el objetivo mismo pierde.",
			],
			keywords: ["dados", "mayor", "menor", "número", "instantáneo"],
		},
		pt: {
			title: "Barometer Dice",
			alt: "Um barômetro de latão com ponteiro azul",
			summary: "Escolha um número de 0,01 a 99,98 e diga se o ponteiro para abaixo ou acima dele.",
			story: [
				"Você define a chance, de 0,01% a 98%: quanto mais rara, mais paga, até 9.900 vezes.",
				"Retorno ao jogador de {rtp}% ou um pouco mais, qualquer que seja a escolha.",
			],
			rules: [
				"Você escolhe o alvo, o lado e a aposta.",
				"O ponteiro para em um de 10.000 números igualmente prováveis.",
				"Um número no seu lado paga; o próprio alvo perde.",
			],
			keywords: ["dados", "acima", "abaixo", "número", "instantâneo"],
		},
		fr: {
			title: "Barometer Dice",
			alt: "Un baromètre de laiton à l’aiguille bleue",
			summary: "Choisissez un nombre de 0,01 à 99,98 et dites si l’aiguille s’arrête au-dessous ou au-dessus.",
			story: [
				"Vous fixez la probabilité, de 0,01 % à 98 % : plus elle est rare, plus elle rapporte, jusqu’à 9 900 fois.",
				"Taux de retour au joueur de {rtp} % ou un peu plus, quel que soit votre choix.",
			],
			rules: [
				"Vous choisissez la cible, son côté et la mise.",
				"L’aiguille s’arrête sur l’un de 10 000 nombres également probables.",
				"Un nombre de votre côté paie ; la cible elle-même perd.",
			],
			keywords: ["dés", "plus", "moins", "nombre", "instantané"],
		},
		de: {
			title: "Barometer Dice",
			alt: "Ein Barometer aus Messing mit blauer Nadel",
			summary:
				"Nennen Sie eine Zahl von 0,01 bis 99,98 und sagen Sie, ob die Nadel darunter oder darüber stehen bleibt.",
			story: [
				"Sie bestimmen die Chance selbst, von 0,01 % bis 98 %: je seltener, desto mehr zahlt sie, bis zum 9.900-Fachen.",
				"Auszahlungsquote {rtp}\u00a0% oder etwas mehr, was immer Sie nennen.",
			],
			rules: [
				"Sie nennen das Ziel, seine Seite und den Einsatz.",
				"Die Nadel bleibt bei einer von 10.000 gleich wahrscheinlichen Zahlen stehen.",
				"Eine Zahl auf Ihrer Seite zahlt; das Ziel selbst verliert.",
			],
			keywords: ["Würfel", "über", "unter", "Zahl", "Sofortspiel"],
		},
		ar: {
			title: "نرد البارومتر",
			alt: "بارومتر نحاسي بإبرة زرقاء",
			summary: "حدّد رقمًا من 0.01 إلى 99.98 وقل هل تتوقف الإبرة تحته أم فوقه.",
			story: [
				"أنت تحدد الاحتمال من ⁦0.01 %⁩ إلى ⁦98 %⁩: كلما ندر زاد ما يدفعه، حتى 9,900 ضعف.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ أو أكثر قليلًا مهما اخترت.",
			],
			rules: [
				"تحدد الهدف وجهته والرهان.",
				"تتوقف الإبرة عند رقم من 10,000 رقم متساوية الاحتمال.",
				"الرقم في جهتك يدفع، والهدف نفسه يخسر.",
			],
			keywords: ["نرد", "أكثر", "أقل", "رقم", "barometer dice"],
		},
		ja: {
			title: "Barometer Dice",
			alt: "青い針の真鍮の気圧計",
			summary: "0.01から99.98までの数字を選び、針がそれより下と上のどちらで止まるかを当てましょう。",
			story: [
				"確率は0.01%から98%まで自分で決められます。まれなほど配当は大きく、最大9,900倍です。",
				"どれを選んでも還元率は{rtp}%かそれを少し上回ります。",
			],
			rules: [
				"目標とその側、ベット額を決めます。",
				"針は同じ確率の10,000個の数字のどれかで止まります。",
				"選んだ側の数字なら当たり、目標と同じ数字は負けです。",
			],
			keywords: ["ダイス", "上", "下", "数字", "インスタント"],
		},
		zh: {
			title: "Barometer Dice",
			alt: "蓝色指针的黄铜气压计",
			summary: "选定 0.01 至 99.98 的数字，猜指针停在它之下还是之上。",
			story: [
				"概率由你决定，从 0.01% 到 98%：越少见派彩越多，最高 9,900 倍。",
				"无论怎样选择，玩家返还率都是 {rtp}% 或略高。",
			],
			rules: [
				"由你选定目标、方向和投注额。",
				"指针停在 10,000 个等概率数字中的一个。",
				"数字在你这一侧即派彩；等于目标则输。",
			],
			keywords: ["骰子", "大于", "小于", "数字", "即时游戏"],
		},
	},
};

export const barometerDice = gamePage(seed);
