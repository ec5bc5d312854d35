import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "lemon-courtyard",
	category: "instant",
	subcategory: "draws",
	priority: 68,
	badge: NEW,
	texts: {
		en: {
			title: "Lemon Courtyard",
			alt: "A lemon on painted tiles",
			summary: "Keno on a sunny wall: pick up to ten of forty tiles, and ten lemons fall.",
			story: [
				"Cobalt on white glaze, the shadow of leaves, and up to 5,000 times the stake for ten of ten.",
				"Return to player at least {rtp}%, however many you pick.",
			],
			rules: [
				"Pick one to ten of forty numbers.",
				"Ten numbers are drawn, each as likely as any other.",
				"Your hits decide what your stake is multiplied by.",
			],
			keywords: ["keno", "numbers", "lemon", "tiles", "lottery", "instant"],
		},
		es: {
			title: "Lemon Courtyard",
			alt: "Un limón sobre azulejos pintados",
			summary: "Keno en una pared al sol: elige hasta diez de cuarenta azulejos y caen diez limones.",
			story: [
				"Cobalto sobre esmalte blanco, la sombra de las hojas y hasta 5.000 veces la apuesta por diez de diez.",
				"Retorno al jugador de al menos el {rtp} %, elijas cuantos elijas.",
			],
			rules: [
				"Elige de uno a diez números de cuarenta.",
				"Se sortean diez números, todos igual de probables.",
				"Tus aciertos deciden por cuánto se multiplica tu apuesta.",
			],
			keywords: ["keno", "números", "limón", "azulejos", "lotería", "instantáneo"],
		},
		pt: {
			title: "Lemon Courtyard",
			alt: "Um limão-siciliano sobre azulejos pintados",
			summary: "Keno em uma parede ao sol: escolha até dez de quarenta azulejos, e caem dez limões.",
			story: [
				"Cobalto sobre esmalte branco, a sombra das folhas e até 5.000 vezes a aposta por dez de dez.",
				"Retorno ao jogador de pelo menos {rtp}%, não importa quantos você escolha.",
			],
			rules: [
				"Escolha de um a dez números entre quarenta.",
				"Dez números são sorteados, todos com a mesma chance.",
				"Seus acertos decidem por quanto sua aposta é multiplicada.",
			],
			keywords: ["keno", "números", "limão", "azulejos", "loteria", "instantâneo"],
		},
		fr: {
			title: "Lemon Courtyard",
			alt: "Un citron sur des carreaux peints",
			summary: "Un keno sur un mur au soleil : choisissez jusqu’à dix des quarante carreaux, et dix citrons tombent.",
			story: [
				"Du cobalt sur émail blanc, l’ombre des feuilles et jusqu’à 5 000 fois la mise pour dix sur dix.",
				"Taux de retour au joueur d’au moins {rtp} %, quel que soit le nombre de vos choix.",
			],
			rules: [
				"Choisissez un à dix numéros parmi quarante.",
				"Dix numéros sont tirés, tous aussi probables.",
				"Vos bons numéros décident par combien votre mise est multipliée.",
			],
			keywords: ["keno", "numéros", "citron", "carreaux", "loterie", "instantané"],
		},
		de: {
			title: "Lemon Courtyard",
			alt: "Eine Zitrone auf bemalten Kacheln",
			summary: "Keno an einer sonnigen Wand: Wählen Sie bis zu zehn von vierzig Kacheln, und zehn Zitronen fallen.",
			story: [
				"Kobalt auf weißer Glasur, der Schatten von Blättern und bis zum 5.000-Fachen des Einsatzes für zehn von zehn.",
				"Auszahlungsquote mindestens {rtp}\u00a0%, wie viele Sie auch wählen.",
			],
			rules: [
				"Wählen Sie eine bis zehn von vierzig Zahlen.",
				"Zehn Zahlen werden gezogen, jede so wahrscheinlich wie jede andere.",
				"Ihre Treffer bestimmen, womit Ihr Einsatz multipliziert wird.",
			],
			keywords: ["Keno", "Zahlen", "Zitrone", "Kacheln", "Lotterie", "Sofortspiel"],
		},
		ar: {
			title: "فناء الليمون",
			alt: "ليمونة على بلاط مرسوم",
			summary: "كينو على جدار مشمس: اختر حتى عشر بلاطات من أربعين، وتسقط عشر ليمونات.",
			story: [
				"أزرق على خزف أبيض وظل الأوراق، وحتى 5,000 ضعف الرهان لعشرة من عشرة.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ على الأقل مهما كان عدد اختياراتك.",
			],
			rules: ["اختر من رقم إلى عشرة من أربعين رقمًا.", "تُسحب عشرة أرقام باحتمال متساوٍ.", "إصاباتك تحدد بكم يُضرب رهانك."],
			keywords: ["كينو", "أرقام", "ليمون", "بلاط", "يانصيب", "lemon courtyard"],
		},
		ja: {
			title: "Lemon Courtyard",
			alt: "絵付けタイルの上のレモン",
			summary: "日の当たる壁でキノ。40枚のタイルから10枚まで選ぶと、レモンが10個落ちてきます。",
			story: [
				"白い釉薬にコバルトブルー、葉の影。10個選んで10個当たれば、ベット額の5,000倍です。",
				"いくつ選んでも、還元率は{rtp}%以上です。",
			],
			rules: [
				"40個の数字から1～10個を選びます。",
				"10個の数字が、どれも等しい確率で抽選されます。",
				"当たった個数でベット額の倍率が決まります。",
			],
			keywords: ["キノ", "数字", "レモン", "タイル", "宝くじ", "インスタント"],
		},
		zh: {
			title: "Lemon Courtyard",
			alt: "彩绘瓷砖上的一颗柠檬",
			summary: "阳光墙上的基诺：从四十块瓷砖中最多选十块，十颗柠檬随即落下。",
			story: ["白釉上的钴蓝、树叶的影子，十中十可得投注额的 5,000 倍。", "无论选几个，玩家返还率至少为 {rtp}%。"],
			rules: ["从四十个号码中选一至十个。", "抽取十个号码，概率相等。", "命中个数决定投注额的倍数。"],
			keywords: ["基诺", "号码", "柠檬", "瓷砖", "彩票", "即时游戏"],
		},
	},
};

export const lemonCourtyard = gamePage(seed);
