import { type GameSeed, gamePage, NEW } from "../game.ts";

const seed: GameSeed = {
	slug: "thunder-pines",
	category: "slots",
	subcategory: "no-lines",
	priority: 86,
	badge: NEW,
	texts: {
		en: {
			title: "Thunder Pines",
			alt: "A crane in ink on rice paper, with lightning behind it",
			summary: "Ink on paper, and lightning: six reels of two to seven symbols, up to 117,649 ways.",
			story: [
				"Every spin has reels of other heights. What wins is struck and goes, the rest falls, and in free spins each cascade raises a multiplier that never falls.",
				"Return to player {rtp}%, the exact mean of 4,194,304 counted outcomes; the largest pays 1,338.9 times the stake.",
			],
			rules: [
				"A symbol on at least three adjacent reels from the left pays, at any height, once for each way.",
				"What has won goes, the rest falls, new symbols come, until nothing wins.",
				"Lightning substitutes for every symbol except the thundercloud.",
				"Four or more thunderclouds bring ten, twelve, fifteen or twenty free spins with a growing multiplier.",
			],
			keywords: ["117,649 ways", "cascade", "multiplier", "ink", "thunder", "crane", "free spins"],
		},
		es: {
			title: "Thunder Pines",
			alt: "Una grulla a tinta sobre papel de arroz, con un relámpago detrás",
			summary: "Tinta sobre papel y relámpagos: seis rodillos de dos a siete símbolos, hasta 117.649 formas.",
			story: [
				"Cada giro tiene rodillos de otras alturas. Lo que gana recibe el rayo y se va, lo demás cae, y en los giros gratis cada cascada sube un multiplicador que nunca baja.",
				"Retorno al jugador del {rtp} %, la media exacta de 4.194.304 resultados contados; el mayor paga 1.338,9 veces la apuesta.",
			],
			rules: [
				"Un símbolo en al menos tres rodillos contiguos desde la izquierda paga, a cualquier altura, una vez por cada forma.",
				"Lo que gana se va, lo demás cae y llegan símbolos nuevos, hasta que nada gana.",
				"El relámpago sustituye a todos los símbolos menos a la nube de tormenta.",
				"Cuatro o más nubes dan diez, doce, quince o veinte giros gratis con un multiplicador creciente.",
			],
			keywords: ["117.649 formas", "cascada", "multiplicador", "tinta", "trueno", "grulla", "giros gratis"],
		},
		pt: {
			title: "Thunder Pines",
			alt: "Um grou em tinta sobre papel de arroz, com um raio atrás",
			summary: "Tinta sobre papel e raios: seis rolos de dois a sete símbolos, até 117.649 formas.",
			story: [
				"Cada giro tem rolos de outras alturas. O que ganha é atingido e sai, o resto cai, e nos giros grátis cada cascata aumenta um multiplicador que nunca cai.",
				"Retorno ao jogador de {rtp}%, a média exata de 4.194.304 resultados contados; o maior paga 1.338,9 vezes a aposta.",
			],
			rules: [
				"Um símbolo em pelo menos três rolos vizinhos a partir da esquerda paga, em qualquer altura, uma vez por forma.",
				"O que ganha sai, o resto cai e vêm símbolos novos, até que nada ganhe.",
				"O raio substitui todos os símbolos, menos a nuvem de trovão.",
				"Quatro ou mais nuvens dão dez, doze, quinze ou vinte giros grátis com um multiplicador crescente.",
			],
			keywords: ["117.649 formas", "cascata", "multiplicador", "tinta", "trovão", "grou", "giros grátis"],
		},
		fr: {
			title: "Thunder Pines",
			alt: "Une grue à l’encre sur papier de riz, un éclair derrière elle",
			summary: "L’encre sur le papier, et l’éclair : six rouleaux de deux à sept symboles, jusqu’à 117 649 façons.",
			story: [
				"Chaque tour a des rouleaux d’autres hauteurs. Ce qui gagne est frappé et s’en va, le reste tombe, et pendant les tours gratuits chaque cascade augmente un multiplicateur qui ne baisse jamais.",
				"Taux de retour au joueur de {rtp} %, la moyenne exacte de 4 194 304 résultats comptés ; le plus grand rapporte 1 338,9 fois la mise.",
			],
			rules: [
				"Un symbole sur au moins trois rouleaux voisins à partir de la gauche rapporte, à n’importe quelle hauteur, une fois par façon.",
				"Ce qui a gagné s’en va, le reste tombe, de nouveaux symboles viennent, jusqu’à ce que rien ne gagne.",
				"L’éclair remplace tous les symboles sauf le nuage d’orage.",
				"Quatre nuages ou plus donnent dix, douze, quinze ou vingt tours gratuits avec un multiplicateur croissant.",
			],
			keywords: ["117 649 façons", "cascade", "multiplicateur", "encre", "tonnerre", "grue", "tours gratuits"],
		},
		de: {
			title: "Thunder Pines",
			alt: "Ein Kranich in Tusche auf Reispapier, dahinter ein Blitz",
			summary: "Tusche auf Papier, und Blitze: sechs Walzen mit zwei bis sieben Symbolen, bis zu 117.649 Wege.",
			story: [
				"Jede Drehung hat Walzen anderer Höhe. Was gewinnt, trifft der Blitz und geht, der Rest fällt, und in Freispielen hebt jede Kaskade einen Multiplikator, der nie fällt.",
				"Auszahlungsquote {rtp}\u00a0%, das genaue Mittel von 4.194.304 gezählten Ergebnissen; das größte zahlt das 1.338,9-Fache des Einsatzes.",
			],
			rules: [
				"Ein Symbol auf mindestens drei benachbarten Walzen von links zahlt, in beliebiger Höhe, einmal für jeden Weg.",
				"Was gewonnen hat, geht, der Rest fällt, neue Symbole kommen, bis nichts mehr gewinnt.",
				"Der Blitz ersetzt jedes Symbol außer der Gewitterwolke.",
				"Vier oder mehr Gewitterwolken bringen zehn, zwölf, fünfzehn oder zwanzig Freispiele mit wachsendem Multiplikator.",
			],
			keywords: ["117.649 Wege", "Kaskade", "Multiplikator", "Tusche", "Donner", "Kranich", "Freispiele"],
		},
		ar: {
			title: "صنوبر الرعد",
			alt: "كركي بالحبر على ورق الأرز، وخلفه برق",
			summary: "حبر على ورق، وبرق: ست بكرات من رمزين إلى سبعة، وحتى 117,649 طريقة.",
			story: [
				"لكل دورة بكرات بارتفاعات أخرى. ما يفوز يصيبه البرق ويذهب، ويسقط الباقي، وفي الدورات المجانية يرفع كل تتابع مضاعفًا لا ينقص أبدًا.",
				"نسبة العائد للاعب ⁦{rtp} %⁩، وهي المتوسط الدقيق لعدد 4,194,304 نتيجة محسوبة؛ وأكبرها تدفع 1,338.9 ضعف الرهان.",
			],
			rules: [
				"الرمز على ثلاث بكرات متجاورة من اليسار على الأقل يدفع، في أي ارتفاع، مرة لكل طريقة.",
				"ما فاز يذهب، ويسقط الباقي، وتأتي رموز جديدة، حتى لا يفوز شيء.",
				"البرق ينوب عن كل رمز إلا سحابة الرعد.",
				"أربع سحب فأكثر تمنح عشر أو اثنتي عشرة أو خمس عشرة أو عشرين دورة مجانية بمضاعف متزايد.",
			],
			keywords: ["117,649 طريقة", "تتابع", "مضاعف", "حبر", "رعد", "كركي", "thunder pines"],
		},
		ja: {
			title: "Thunder Pines",
			alt: "和紙に墨で描かれた鶴と、その後ろの稲妻",
			summary: "紙に墨、そして稲妻。2～7個のシンボルが並ぶ6本のリールで、最大117,649通り。",
			story: [
				"毎回リールの高さが変わります。当たりは稲妻に打たれて消え、残りが落ちます。フリースピンでは連鎖のたびに倍率が上がり、下がりません。",
				"還元率は{rtp}%。4,194,304通りの結果をすべて数えた正確な平均です。最大の結果はベット額の1,338.9倍です。",
			],
			rules: [
				"左から隣り合う3リール以上に出たシンボルは、高さを問わず、組み合わせごとに配当があります。",
				"当たったものは消え、残りが落ち、新しいシンボルが来ます。当たりがなくなるまで続きます。",
				"稲妻は雷雲以外のすべてのシンボルの代わりになります。",
				"雷雲が4個以上で、倍率の上がるフリースピンが10回、12回、15回、20回になります。",
			],
			keywords: ["117,649通り", "連鎖", "倍率", "墨", "雷", "鶴", "フリースピン"],
		},
		zh: {
			title: "Thunder Pines",
			alt: "宣纸上的水墨鹤，身后一道闪电",
			summary: "纸上水墨与闪电：六个转轴，每个两到七个符号，最多 117,649 种方式。",
			story: [
				"每次旋转的转轴高度都不同。赢的被闪电击中而消失，其余落下；免费旋转中每次连锁都提高倍数，从不下降。",
				"玩家返还率 {rtp}%，为 4,194,304 个已清点结果的精确平均；其中最大的派彩为投注额的 1,338.9 倍。",
			],
			rules: [
				"符号在从左起至少三个相邻转轴上出现，不论高低，每种方式派彩一次。",
				"赢的消失，其余落下，新符号到来，直到不再有赢奖。",
				"闪电可代替雷云以外的任何符号。",
				"四朵或更多雷云带来十、十二、十五或二十次倍数递增的免费旋转。",
			],
			keywords: ["117,649 种方式", "连锁", "倍数", "水墨", "雷", "鹤", "免费旋转"],
		},
	},
};

export const thunderPines = gamePage(seed);
