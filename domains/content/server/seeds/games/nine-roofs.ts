import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "nine-roofs",
	category: "instant",
	subcategory: "decisions",
	priority: 65,
	badge: NEW,
	texts: {
		en: {
			title: "Nine Roofs",
			alt: "A pagoda before a red evening sun",
			summary: "Climb a pagoda door by door: lamps lead up, a fox ends the round. Collect when it is enough.",
			story: [
				"A woodblock evening, nine floors of paper doors, and five difficulties up to 6,429 times the stake.",
				"Return to player at least {rtp}%, wherever you stop.",
			],
			rules: [
				"On each floor you open one door; a lamp leads to the next.",
				"After the first lamp you can collect at any time.",
				"What is behind the doors is drawn before you open the first.",
			],
			keywords: ["towers", "pagoda", "climb", "lamp", "fox", "instant"],
		},
		es: {
			title: "Nine Roofs",
			alt: "Una pagoda ante un sol rojo de tarde",
			summary:
				"Sube una pagoda puerta a puerta: los faroles llevan arriba, un zorro acaba la ronda. Cobra cuando baste.",
			story: [
				"Una tarde de grabado en madera, nueve pisos de puertas de papel y cinco dificultades hasta 6.429 veces la apuesta.",
				"Retorno al jugador de al menos el {rtp} %, te pares donde te pares.",
			],
			rules: [
				"En cada piso abres una puerta; un farol lleva al siguiente.",
				"Tras el primer farol puedes cobrar cuando quieras.",
				"Lo que hay tras las puertas se sortea antes de abrir la primera.",
			],
			keywords: ["torres", "pagoda", "subir", "farol", "zorro", "instantáneo"],
		},
		pt: {
			title: "Nine Roofs",
			alt: "Um pagode diante de um sol vermelho de fim de tarde",
			summary:
				"Suba um pagode porta a porta: as lanternas levam para cima, uma raposa encerra a rodada. Colete quando bastar.",
			story: [
				"Um anoitecer de xilogravura, nove andares de portas de papel e cinco dificuldades, até 6.429 vezes a aposta.",
				"Retorno ao jogador de pelo menos {rtp}%, onde quer que você pare.",
			],
			rules: [
				"Em cada andar você abre uma porta; uma lanterna leva ao próximo.",
				"Depois da primeira lanterna, você pode coletar quando quiser.",
				"O que há atrás das portas é sorteado antes de você abrir a primeira.",
			],
			keywords: ["torres", "pagode", "subir", "lanterna", "raposa", "instantâneo"],
		},
		fr: {
			title: "Nine Roofs",
			alt: "Une pagode devant un soleil rouge du soir",
			summary:
				"Gravissez une pagode porte après porte : les lanternes font monter, un renard termine la partie. Encaissez quand cela suffit.",
			story: [
				"Un soir d’estampe, neuf étages de portes de papier et cinq difficultés, jusqu’à 6 429 fois la mise.",
				"Taux de retour au joueur d’au moins {rtp} %, où que vous vous arrêtiez.",
			],
			rules: [
				"À chaque étage, vous ouvrez une porte ; une lanterne mène au suivant.",
				"Dès la première lanterne, vous pouvez encaisser à tout moment.",
				"Ce qui se trouve derrière les portes est tiré avant que vous ouvriez la première.",
			],
			keywords: ["tours", "pagode", "grimper", "lanterne", "renard", "instantané"],
		},
		de: {
			title: "Nine Roofs",
			alt: "Eine Pagode vor einer roten Abendsonne",
			summary:
				"Steigen Sie Tür für Tür eine Pagode hinauf: Lampen führen nach oben, ein Fuchs beendet die Runde. Kassieren Sie, wenn es genug ist.",
			story: [
				"Ein Abend im Holzschnitt, neun Stockwerke voller Papiertüren und fünf Schwierigkeiten, bis zum 6.429-Fachen des Einsatzes.",
				"Auszahlungsquote mindestens {rtp}\u00a0%, wo auch immer Sie aufhören.",
			],
			rules: [
				"In jedem Stockwerk öffnen Sie eine Tür; eine Lampe führt ins nächste.",
				"Nach der ersten Lampe können Sie jederzeit kassieren.",
				"Was hinter den Türen ist, wird gezogen, bevor Sie die erste öffnen.",
			],
			keywords: ["Towers", "Türme", "Pagode", "klettern", "Lampe", "Fuchs", "Sofortspiel"],
		},
		ar: {
			title: "تسعة أسقف",
			alt: "باغودا أمام شمس مساء حمراء",
			summary: "اصعد باغودا بابًا بعد باب: المصابيح تقود إلى الأعلى، والثعلب ينهي الجولة. اقبض حين يكفي.",
			story: [
				"مساء محفور على الخشب، وتسعة طوابق من الأبواب الورقية، وخمس صعوبات حتى 6,429 ضعف الرهان.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ على الأقل حيثما توقفت.",
			],
			rules: [
				"في كل طابق تفتح بابًا واحدًا، والمصباح يقود إلى التالي.",
				"بعد أول مصباح يمكنك القبض متى شئت.",
				"ما خلف الأبواب يُسحب قبل فتح الأول.",
			],
			keywords: ["أبراج", "باغودا", "صعود", "مصباح", "ثعلب", "nine roofs"],
		},
		ja: {
			title: "Nine Roofs",
			alt: "赤い夕日を背にした仏塔",
			summary:
				"戸を1枚ずつ開けて塔を登ります。灯りなら上へ、キツネならラウンド終了。十分だと思ったら受け取りましょう。",
			story: [
				"木版画の夕暮れ、紙の戸が並ぶ9つの階。難易度は5段階で、最大でベット額の6,429倍です。",
				"どこで止めても、還元率は{rtp}%以上です。",
			],
			rules: [
				"各階で戸を1枚開けます。灯りがあれば次の階へ進みます。",
				"最初の灯りの後は、いつでも受け取れます。",
				"戸の向こうに何があるかは、最初の戸を開ける前に抽選されます。",
			],
			keywords: ["タワー", "塔", "登る", "灯り", "キツネ", "インスタント"],
		},
		zh: {
			title: "Nine Roofs",
			alt: "红色夕阳前的一座宝塔",
			summary: "一扇门一扇门地登塔：灯引你向上，狐狸则结束这一局。觉得够了就收取。",
			story: [
				"木版画般的黄昏，九层纸门，五种难度，最高为投注额的 6,429 倍。",
				"无论在哪一步收手，玩家返还率至少为 {rtp}%。",
			],
			rules: [
				"每层打开一扇门，遇到灯就登上一层。",
				"找到第一盏灯后，随时可以收取。",
				"门后面是什么，在你打开第一扇之前即已抽定。",
			],
			keywords: ["爬塔", "宝塔", "登高", "灯", "狐狸", "即时游戏"],
		},
	},
};

export const nineRoofs = gamePage(seed);
