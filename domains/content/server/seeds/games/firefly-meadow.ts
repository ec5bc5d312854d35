import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "firefly-meadow",
	category: "instant",
	subcategory: "decisions",
	priority: 60,
	badge: NEW,
	texts: {
		en: {
			title: "Firefly Meadow",
			alt: "A glowing beetle over a meadow at night",
			summary: "Open buds, find fireflies, and collect before you meet a web.",
			story: [
				"Each firefly raises what you can collect, and you decide when it is enough.",
				"Return to player {rtp}%, wherever you stop.",
			],
			rules: [
				"25 buds; you choose how many of them hide a web.",
				"After the first firefly you can collect at any time.",
				"Where the webs are is drawn before you open the first bud.",
			],
			keywords: ["mines", "meadow", "firefly", "bud", "web", "instant"],
		},
		es: {
			title: "Firefly Meadow",
			alt: "Un escarabajo luminoso sobre un prado de noche",
			summary: "Abre capullos, encuentra luciérnagas y cobra antes de dar con una telaraña.",
			story: [
				"Cada luciérnaga sube lo que puedes cobrar, y tú decides cuándo basta.",
				"Retorno al jugador del {rtp} %, te pares donde te pares.",
			],
			rules: [
				"25 capullos; tú eliges cuántos esconden una telaraña.",
				"Tras la primera luciérnaga puedes cobrar cuando quieras.",
				"Dónde están las telarañas se sortea antes de abrir el primer capullo.",
			],
			keywords: ["minas", "prado", "luciérnaga", "capullo", "telaraña", "instantáneo"],
		},
		pt: {
			title: "Firefly Meadow",
			alt: "Um besouro luminoso sobre um campo à noite",
			summary: "Abra botões de flor, encontre vaga-lumes e colete antes de topar com uma teia.",
			story: [
				"Cada vaga-lume aumenta o que você pode coletar, e você decide quando basta.",
				"Retorno ao jogador de {rtp}%, onde quer que você pare.",
			],
			rules: [
				"25 botões; você escolhe quantos escondem uma teia.",
				"Depois do primeiro vaga-lume, você pode coletar quando quiser.",
				"O lugar das teias é sorteado antes de você abrir o primeiro botão.",
			],
			keywords: ["mines", "campo", "vaga-lume", "botão", "teia", "instantâneo"],
		},
		fr: {
			title: "Firefly Meadow",
			alt: "Un scarabée lumineux au-dessus d’une prairie la nuit",
			summary: "Ouvrez des bourgeons, trouvez des lucioles et encaissez avant de tomber sur une toile.",
			story: [
				"Chaque luciole augmente ce que vous pouvez encaisser, et c’est vous qui décidez quand cela suffit.",
				"Taux de retour au joueur de {rtp} %, où que vous vous arrêtiez.",
			],
			rules: [
				"25 bourgeons ; vous choisissez combien cachent une toile.",
				"Dès la première luciole, vous pouvez encaisser à tout moment.",
				"L’emplacement des toiles est tiré avant que vous ouvriez le premier bourgeon.",
			],
			keywords: ["mines", "prairie", "luciole", "bourgeon", "toile", "instantané"],
		},
		de: {
			title: "Firefly Meadow",
			alt: "Ein leuchtender Käfer über einer nächtlichen Wiese",
			summary: "Öffnen Sie Knospen, finden Sie Glühwürmchen und kassieren Sie, bevor Sie auf ein Netz treffen.",
			story: [
				"Jedes Glühwürmchen erhöht, was Sie kassieren können, und Sie entscheiden, wann es genug ist.",
				"Auszahlungsquote {rtp}\u00a0%, wo auch immer Sie aufhören.",
			],
			rules: [
				"25 Knospen; Sie wählen, wie viele davon ein Netz verbergen.",
				"Nach dem ersten Glühwürmchen können Sie jederzeit kassieren.",
				"Wo die Netze sind, wird gezogen, bevor Sie die erste Knospe öffnen.",
			],
			keywords: ["Mines", "Wiese", "Glühwürmchen", "Knospe", "Netz", "Sofortspiel"],
		},
		ar: {
			title: "مرج اليراعات",
			alt: "خنفساء مضيئة فوق مرج ليلي",
			summary: "افتح البراعم واعثر على اليراعات واقبض قبل أن تقع على شبكة.",
			story: ["كل يراعة ترفع ما يمكنك قبضه، وأنت تقرر متى يكفي.", "نسبة العائد للاعب ⁦{rtp} %⁩ حيثما توقفت."],
			rules: [
				"25 برعمًا، وأنت تختار كم منها يخفي شبكة.",
				"بعد أول يراعة يمكنك القبض متى شئت.",
				"تُسحب أماكن الشباك قبل فتح أول برعم.",
			],
			keywords: ["ألغام", "مرج", "يراعة", "برعم", "شبكة", "firefly meadow"],
		},
		ja: {
			title: "Firefly Meadow",
			alt: "夜の草原の上で光る甲虫",
			summary: "つぼみを開いてホタルを見つけ、クモの巣に当たる前に受け取りましょう。",
			story: [
				"ホタルが出るたびに受取額が増えます。どこで止めるかはあなた次第です。",
				"どこで止めても還元率は{rtp}%です。",
			],
			rules: [
				"つぼみは25個。クモの巣がいくつ隠れるかを選べます。",
				"最初のホタルの後は、いつでも受け取れます。",
				"クモの巣の位置は、最初のつぼみを開く前に抽選されます。",
			],
			keywords: ["マインズ", "草原", "ホタル", "つぼみ", "クモの巣", "インスタント", "ファイアフライ"],
		},
		zh: {
			title: "Firefly Meadow",
			alt: "夜色草地上方一只发光的甲虫",
			summary: "打开花苞，寻找萤火虫，在碰到蛛网之前收取。",
			story: ["每只萤火虫都会提高可收取的金额，何时收手由你决定。", "无论在哪一步收手，玩家返还率都是 {rtp}%。"],
			rules: [
				"25 个花苞，由你选择其中多少个藏有蛛网。",
				"找到第一只萤火虫后，随时可以收取。",
				"蛛网的位置在你打开第一个花苞之前即已抽定。",
			],
			keywords: ["扫雷", "草地", "萤火虫", "花苞", "蛛网", "即时游戏"],
		},
	},
};

export const fireflyMeadow = gamePage(seed);
