import { type GameSeed, gamePage } from "./game.ts";

const seed: GameSeed = {
	slug: "amber-fox",
	category: "slots",
	subcategory: "classic",
	priority: 70,
	texts: {
		en: {
			title: "Amber Fox",
			alt: "The face of a fox over autumn hills",
			summary: "Twenty-five lines and small wins often, while a pack of foxes runs through the middle reels.",
			story: [
				"An autumn wood at an easy pace. Something small happens on most spins, and the foxes come in packs.",
				"Return to player {rtp}%, with low volatility: wins are more frequent and smaller.",
			],
			rules: [
				"Five reels, three rows, twenty-five lines. Wins run from the left on adjacent reels.",
				"The fox substitutes for every symbol except the honey.",
				"Three or more honey pots open free spins, on reels where more foxes run.",
			],
			keywords: ["fox", "forest", "autumn", "honey", "low volatility", "free spins"],
		},
		es: {
			title: "Amber Fox",
			alt: "La cara de un zorro sobre colinas de otoño",
			summary: "Veinticinco líneas y premios pequeños a menudo, con zorros que corren por los rodillos centrales.",
			story: [
				"Un bosque de otoño a paso tranquilo. En la mayoría de las tiradas pasa algo pequeño, y los zorros llegan en grupo.",
				"Retorno al jugador del {rtp} %, con volatilidad baja: los premios son más frecuentes y menores.",
			],
			rules: [
				"Cinco rodillos, tres filas, veinticinco líneas. Los premios van de izquierda a derecha en rodillos contiguos.",
				"El zorro sustituye a todos los símbolos menos a la miel.",
				"Tres o más tarros de miel abren las tiradas gratis, en rodillos por los que corren más zorros.",
			],
			keywords: ["zorro", "bosque", "otoño", "miel", "volatilidad baja", "tiradas gratis"],
		},
		pt: {
			title: "Amber Fox",
			alt: "O rosto de uma raposa sobre colinas de outono",
			summary:
				"Vinte e cinco linhas e prêmios pequenos com frequência, enquanto um bando de raposas corre pelos rolos do meio.",
			story: [
				"Um bosque de outono em ritmo tranquilo. Na maioria dos giros acontece algo pequeno, e as raposas vêm em bando.",
				"Retorno ao jogador de {rtp}%, com volatilidade baixa: os prêmios são mais frequentes e menores.",
			],
			rules: [
				"Cinco rolos, três fileiras, vinte e cinco linhas. Os prêmios vão da esquerda para a direita em rolos vizinhos.",
				"A raposa substitui todos os símbolos, menos o mel.",
				"Três ou mais potes de mel abrem os giros grátis, em rolos por onde correm mais raposas.",
			],
			keywords: ["raposa", "bosque", "outono", "mel", "volatilidade baixa", "giros grátis"],
		},
		fr: {
			title: "Amber Fox",
			alt: "La tête d’un renard au-dessus de collines d’automne",
			summary:
				"Vingt-cinq lignes et souvent de petits gains, pendant qu’une bande de renards court sur les rouleaux du milieu.",
			story: [
				"Un bois d’automne, sans se presser. À la plupart des lancers, il se passe une petite chose, et les renards viennent en bande.",
				"Taux de retour au joueur de {rtp} %, avec une volatilité faible : les gains sont plus fréquents et plus petits.",
			],
			rules: [
				"Cinq rouleaux, trois rangées, vingt-cinq lignes. Les gains se lisent depuis la gauche, sur des rouleaux voisins.",
				"Le renard remplace tous les symboles, sauf le miel.",
				"Trois pots de miel ou plus ouvrent les tours gratuits, sur des rouleaux où courent plus de renards.",
			],
			keywords: ["renard", "forêt", "automne", "miel", "volatilité faible", "tours gratuits"],
		},
		de: {
			title: "Amber Fox",
			alt: "Das Gesicht eines Fuchses über herbstlichen Hügeln",
			summary:
				"Fünfundzwanzig Linien und oft kleine Gewinne, während ein Rudel Füchse über die mittleren Walzen läuft.",
			story: [
				"Ein Herbstwald in ruhigem Tempo. Bei den meisten Drehungen geschieht etwas Kleines, und die Füchse kommen im Rudel.",
				"Auszahlungsquote {rtp}\u00a0% bei niedriger Volatilität: Gewinne sind häufiger und kleiner.",
			],
			rules: [
				"Fünf Walzen, drei Reihen, fünfundzwanzig Linien. Gewinne zählen von links auf benachbarten Walzen.",
				"Der Fuchs ersetzt jedes Symbol außer dem Honig.",
				"Drei oder mehr Honigtöpfe öffnen Freispiele, auf Walzen, über die mehr Füchse laufen.",
			],
			keywords: ["Fuchs", "Wald", "Herbst", "Honig", "niedrige Volatilität", "Freispiele"],
		},
		ar: {
			title: "أمبر فوكس",
			alt: "وجه ثعلب فوق تلال خريفية",
			summary: "خمسة وعشرون خطًّا وأرباح صغيرة متكررة، وثعالب تركض في البكرات الوسطى.",
			story: [
				"غابة خريفية على مهل. يحدث شيء صغير في معظم اللفّات، والثعالب تأتي جماعات.",
				"نسبة العائد للاعب \u2066{rtp} %\u2069، مع تقلّب منخفض: الأرباح أكثر تكرارًا وأصغر.",
			],
			rules: [
				"خمس بكرات وثلاثة صفوف وخمسة وعشرون خطًّا. تُحتسب الأرباح من أول بكرة على بكرات متجاورة.",
				"يحل الثعلب محل كل الرموز ما عدا العسل.",
				"ثلاث جرار عسل أو أكثر تفتح لفّات مجانية على بكرات تكثر فيها الثعالب.",
			],
			keywords: ["ثعلب", "غابة", "خريف", "عسل", "تقلب منخفض", "لفات مجانية", "amber fox"],
		},
		ja: {
			title: "Amber Fox",
			alt: "秋の丘とキツネの顔",
			summary: "25ラインで小さな当たりがたびたび。キツネの群れが中央のリールを駆け抜けます。",
			story: [
				"ゆったりとした秋の森。ほとんどのスピンで小さな出来事があり、キツネは群れでやって来ます。",
				"還元率{rtp}%、ボラティリティは低め。当たりは多く、小さくなります。",
			],
			rules: [
				"5リール、3段、25ライン。左から隣り合うリールにそろうと当たりです。",
				"キツネは蜂蜜を除くすべてのシンボルの代わりになります。",
				"蜂蜜のつぼが3つ以上出るとフリースピンが始まり、キツネの多いリールで回ります。",
			],
			keywords: ["キツネ", "森", "秋", "蜂蜜", "低ボラティリティ", "フリースピン", "アンバーフォックス"],
		},
		zh: {
			title: "Amber Fox",
			alt: "秋日山丘上的狐狸脸",
			summary: "二十五条线，常有小奖，一群狐狸跑过中间的转轴。",
			story: [
				"一片秋林，节奏悠闲。多数旋转都有点小动静，狐狸总是成群而来。",
				"玩家返还率 {rtp}%，波动性低：赢奖较频繁，金额较小。",
			],
			rules: [
				"五个转轴、三行、二十五条线。从左起在相邻转轴上连成即为赢奖。",
				"狐狸可替代蜂蜜以外的所有符号。",
				"三罐或更多蜂蜜开启免费旋转，此时转轴上的狐狸更多。",
			],
			keywords: ["狐狸", "森林", "秋天", "蜂蜜", "低波动", "免费旋转", "琥珀狐"],
		},
	},
};

export const amberFox = gamePage(seed);
