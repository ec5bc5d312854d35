import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "garnet-drop",
	category: "instant",
	subcategory: "decisions",
	priority: 61,
	badge: NEW,
	texts: {
		en: {
			title: "Garnet Drop",
			alt: "A garnet among golden pins",
			summary: "Let a garnet fall through 8 to 16 rows of pins, into a slot that multiplies your stake.",
			story: [
				"You choose the rows and the risk: from gentle to 1,000 times the stake at the edges.",
				"Return to player at least {rtp}%, whatever you choose.",
			],
			rules: [
				"At each pin the garnet goes left or right, each equally likely.",
				"The slot that it falls into multiplies your stake.",
				"Slots in the middle pay less than the stake.",
			],
			keywords: ["plinko", "pins", "drop", "garnet", "instant"],
		},
		es: {
			title: "Garnet Drop",
			alt: "Un granate entre clavos dorados",
			summary: "Deja caer un granate por 8 a 16 filas de clavos hasta una casilla que multiplica tu apuesta.",
			story: [
				"Tú eliges las filas y el riesgo: de suave a 1.000 veces la apuesta en los bordes.",
				"Retorno al jugador de al menos el {rtp} %, elijas lo que elijas.",
			],
			rules: [
				"En cada clavo el granate va a la izquierda o a la derecha, igual de probable.",
				"La casilla en la que cae multiplica tu apuesta.",
				"Las casillas del centro pagan menos que la apuesta.",
			],
			keywords: ["plinko", "clavos", "caída", "granate", "instantáneo"],
		},
		pt: {
			title: "Garnet Drop",
			alt: "Uma granada entre pinos dourados",
			summary: "Solte uma granada por 8 a 16 fileiras de pinos, até uma casa que multiplica sua aposta.",
			story: [
				"Você escolhe as fileiras e o risco: do suave a 1.000 vezes a aposta nas bordas.",
				"Retorno ao jogador de pelo menos {rtp}%, seja qual for sua escolha.",
			],
			rules: [
				"Em cada pino, a granada vai para a esquerda ou para a direita, com a mesma chance.",
				"A casa em que ela cai multiplica sua aposta.",
				"As casas do meio pagam menos que a aposta.",
			],
			keywords: ["plinko", "pinos", "queda", "granada", "instantâneo"],
		},
		fr: {
			title: "Garnet Drop",
			alt: "Un grenat parmi des picots dorés",
			summary: "Lâchez un grenat à travers 8 à 16 rangées de picots, jusqu’à une case qui multiplie votre mise.",
			story: [
				"Vous choisissez les rangées et le risque : de doux à 1 000 fois la mise sur les bords.",
				"Taux de retour au joueur d’au moins {rtp} %, quel que soit votre choix.",
			],
			rules: [
				"À chaque picot, le grenat va à gauche ou à droite, avec la même probabilité.",
				"La case où il tombe multiplie votre mise.",
				"Les cases du milieu rapportent moins que la mise.",
			],
			keywords: ["plinko", "picots", "chute", "grenat", "instantané"],
		},
		de: {
			title: "Garnet Drop",
			alt: "Ein Granat zwischen goldenen Stiften",
			summary:
				"Lassen Sie einen Granat durch 8 bis 16 Reihen Stifte in ein Fach fallen, das Ihren Einsatz multipliziert.",
			story: [
				"Sie wählen die Reihen und das Risiko: von sanft bis zum 1.000-Fachen des Einsatzes am Rand.",
				"Auszahlungsquote mindestens {rtp}\u00a0%, was auch immer Sie wählen.",
			],
			rules: [
				"An jedem Stift geht der Granat nach links oder rechts, beides gleich wahrscheinlich.",
				"Das Fach, in das er fällt, multipliziert Ihren Einsatz.",
				"Fächer in der Mitte zahlen weniger als den Einsatz.",
			],
			keywords: ["Plinko", "Stifte", "Fall", "Granat", "Sofortspiel"],
		},
		ar: {
			title: "سقوط الياقوت",
			alt: "ياقوتة حمراء بين دبابيس ذهبية",
			summary: "أسقط ياقوتة عبر 8 إلى 16 صفًا من الدبابيس في خانة تضرب رهانك.",
			story: [
				"أنت تختار الصفوف والمخاطرة: من هادئة إلى 1,000 ضعف الرهان عند الأطراف.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ على الأقل مهما اخترت.",
			],
			rules: [
				"عند كل دبوس تذهب الياقوتة يسارًا أو يمينًا باحتمال متساوٍ.",
				"الخانة التي تسقط فيها تضرب رهانك.",
				"خانات الوسط تدفع أقل من الرهان.",
			],
			keywords: ["بلينكو", "دبابيس", "سقوط", "ياقوت", "garnet drop"],
		},
		ja: {
			title: "Garnet Drop",
			alt: "金色のピンの間のガーネット",
			summary: "8～16段のピンの間にガーネットを落とします。入ったポケットの倍率がベット額にかかります。",
			story: [
				"段数とリスクを選べます。穏やかなものから、端でベット額の1,000倍まで。",
				"どれを選んでも、還元率は{rtp}%以上です。",
			],
			rules: [
				"ピンごとに、ガーネットは左右へ等しい確率で進みます。",
				"入ったポケットの倍率がベット額にかかります。",
				"中央のポケットの配当は、ベット額を下回ります。",
			],
			keywords: ["プリンコ", "ピン", "ドロップ", "ガーネット", "インスタント"],
		},
		zh: {
			title: "Garnet Drop",
			alt: "金色钉子之间的一颗石榴石",
			summary: "让石榴石穿过 8 至 16 排钉子，落入决定投注额倍数的槽。",
			story: ["排数和风险由你选择：从平缓，到两侧投注额的 1,000 倍。", "无论怎样选择，玩家返还率至少为 {rtp}%。"],
			rules: ["每遇到一颗钉子，石榴石向左或向右，概率相等。", "落入的槽决定投注额的倍数。", "中间的槽派彩低于投注额。"],
			keywords: ["弹珠", "钉板", "落下", "石榴石", "即时游戏"],
		},
	},
};

export const garnetDrop = gamePage(seed);
