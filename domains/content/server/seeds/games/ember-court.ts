import { type GameSeed, gamePage } from "./game.ts";

const seed: GameSeed = {
	slug: "ember-court",
	// A game that is hidden somewhere, so that hiding can be tested.
	notIn: { CA: ["QC"] },
	category: "slots",
	subcategory: "adventure",
	priority: 90,
	texts: {
		en: {
			title: "Ember Court",
			alt: "A jade dragon against rays of dark red",
			summary: "Dragons rule twenty lines; volcanoes double or treble what follows.",
			story: [
				"Stacks of flame, long silences, and now and then the whole court at once. This one is for the patient.",
				"Return to player {rtp}%, with high volatility: wins are rarer and larger.",
			],
			rules: [
				"Five reels, three rows, twenty lines. Wins run from the left on adjacent reels.",
				"The flame substitutes for every symbol except the volcano, and comes in stacks.",
				"Three or more volcanoes open free spins. Every win in them is multiplied by two or by three.",
				"Volcanoes during free spins add more of them.",
			],
			keywords: ["dragon", "fire", "flame", "volcano", "multiplier", "free spins"],
		},
		es: {
			title: "Ember Court",
			alt: "Un dragón de jade sobre rayos de rojo oscuro",
			summary: "Un dragón preside la corte en veinte líneas; sus volcanes doblan o triplican lo que sigue.",
			story: [
				"Columnas de llamas, largos silencios y, de vez en cuando, la corte entera a la vez. Es un juego para pacientes.",
				"Retorno al jugador del {rtp} %, con volatilidad alta: los premios son menos frecuentes y mayores.",
			],
			rules: [
				"Cinco rodillos, tres filas, veinte líneas. Los premios van de izquierda a derecha en rodillos contiguos.",
				"La llama sustituye a todos los símbolos menos al volcán, y aparece en columnas.",
				"Tres o más volcanes abren las tiradas gratis. Cada premio en ellas se multiplica por dos o por tres.",
				"Los volcanes que salen durante las tiradas gratis añaden más.",
			],
			keywords: ["dragón", "fuego", "llama", "volcán", "multiplicador", "tiradas gratis"],
		},
		pt: {
			title: "Ember Court",
			alt: "Um dragão de jade diante de raios vermelho-escuros",
			summary: "Dragões reinam sobre vinte linhas; os vulcões dobram ou triplicam o que vem depois.",
			story: [
				"Colunas de chamas, longos silêncios e, de vez em quando, a corte inteira de uma vez. É um jogo para quem tem paciência.",
				"Retorno ao jogador de {rtp}%, com volatilidade alta: os prêmios são mais raros e maiores.",
			],
			rules: [
				"Cinco rolos, três fileiras, vinte linhas. Os prêmios vão da esquerda para a direita em rolos vizinhos.",
				"A chama substitui todos os símbolos, menos o vulcão, e aparece em colunas.",
				"Três ou mais vulcões abrem os giros grátis. Neles, cada prêmio é multiplicado por dois ou por três.",
				"Vulcões durante os giros grátis acrescentam outros.",
			],
			keywords: ["dragão", "fogo", "chama", "vulcão", "multiplicador", "giros grátis"],
		},
		fr: {
			title: "Ember Court",
			alt: "Un dragon de jade devant des rayons rouge sombre",
			summary: "Des dragons règnent sur vingt lignes ; les volcans doublent ou triplent ce qui suit.",
			story: [
				"Des colonnes de flammes, de longs silences et, de temps à autre, toute la cour à la fois. C’est un jeu pour les patients.",
				"Taux de retour au joueur de {rtp} %, avec une volatilité élevée : les gains sont plus rares et plus grands.",
			],
			rules: [
				"Cinq rouleaux, trois rangées, vingt lignes. Les gains se lisent depuis la gauche, sur des rouleaux voisins.",
				"La flamme remplace tous les symboles, sauf le volcan, et vient en colonnes.",
				"Trois volcans ou plus ouvrent les tours gratuits. Chaque gain y est multiplié par deux ou par trois.",
				"Les volcans qui sortent pendant les tours gratuits en ajoutent.",
			],
			keywords: ["dragon", "feu", "flamme", "volcan", "multiplicateur", "tours gratuits"],
		},
		de: {
			title: "Ember Court",
			alt: "Ein Jadedrache vor dunkelroten Strahlen",
			summary: "Drachen herrschen über zwanzig Linien; Vulkane verdoppeln oder verdreifachen, was folgt.",
			story: [
				"Türme aus Flammen, lange Stille und ab und zu der ganze Hof auf einmal. Ein Spiel für Geduldige.",
				"Auszahlungsquote {rtp}\u00a0% bei hoher Volatilität: Gewinne sind seltener und größer.",
			],
			rules: [
				"Fünf Walzen, drei Reihen, zwanzig Linien. Gewinne zählen von links auf benachbarten Walzen.",
				"Die Flamme ersetzt jedes Symbol außer dem Vulkan und kommt in Stapeln.",
				"Drei oder mehr Vulkane öffnen Freispiele. Jeder Gewinn darin wird mit zwei oder drei multipliziert.",
				"Vulkane während der Freispiele bringen zusätzliche.",
			],
			keywords: ["Drache", "Feuer", "Flamme", "Vulkan", "Multiplikator", "Freispiele"],
		},
		ar: {
			title: "إمبر كورت",
			alt: "تنين من اليشم أمام أشعة حمراء داكنة",
			summary: "تنين يعقد مجلسه على عشرين خطًّا، وبراكينه تضاعف ما يأتي مرتين أو ثلاثًا.",
			story: [
				"أعمدة من لهب، وصمت طويل، ثم المجلس كله دفعة واحدة بين حين وآخر. إنها لعبة للصبورين.",
				"نسبة العائد للاعب \u2066{rtp} %\u2069، مع تقلّب مرتفع: الأرباح أندر وأكبر.",
			],
			rules: [
				"خمس بكرات وثلاثة صفوف وعشرون خطًّا. تُحتسب الأرباح من أول بكرة على بكرات متجاورة.",
				"يحل اللهب محل كل الرموز ما عدا البركان، ويأتي في أعمدة.",
				"ثلاثة براكين أو أكثر تفتح لفّات مجانية، ويُضرب كل ربح فيها في اثنين أو في ثلاثة.",
				"البراكين التي تظهر أثناء اللفّات المجانية تضيف إليها.",
			],
			keywords: ["تنين", "نار", "لهب", "بركان", "مضاعف", "لفات مجانية", "ember court"],
		},
		ja: {
			title: "Ember Court",
			alt: "深紅の光を背にした翡翠の竜",
			summary: "20ラインを治める竜たち。火山がその後の当たりを2倍か3倍にします。",
			story: [
				"積み重なる炎、長い静けさ、そして時おり宮廷のすべてが一度にそろいます。じっくり待てる方のためのゲームです。",
				"還元率{rtp}%、ボラティリティは高め。当たりはまれで、大きくなります。",
			],
			rules: [
				"5リール、3段、20ライン。左から隣り合うリールにそろうと当たりです。",
				"炎は火山を除くすべてのシンボルの代わりになり、縦に重なって現れます。",
				"火山が3つ以上出るとフリースピンが始まります。その間の当たりは、すべて2倍か3倍になります。",
				"フリースピン中に火山が出ると、回数が追加されます。",
			],
			keywords: ["竜", "ドラゴン", "火", "炎", "火山", "倍率", "フリースピン", "エンバーコート"],
		},
		zh: {
			title: "Ember Court",
			alt: "暗红光芒前的一条玉龙",
			summary: "群龙统领二十条线，火山让随后的赢奖变为两倍或三倍。",
			story: [
				"层层火焰，长久寂静，偶尔整座宫廷一齐现身。这是给有耐心的人玩的。",
				"玩家返还率 {rtp}%，波动性高：赢奖较少见，金额较大。",
			],
			rules: [
				"五个转轴、三行、二十条线。从左起在相邻转轴上连成即为赢奖。",
				"火焰可替代火山以外的所有符号，并成叠出现。",
				"三座或更多火山开启免费旋转，其间每次赢奖都乘以二或三。",
				"免费旋转期间出现火山，会追加次数。",
			],
			keywords: ["龙", "火", "火焰", "火山", "倍数", "免费旋转", "余烬宫廷"],
		},
	},
};

export const emberCourt = gamePage(seed);
