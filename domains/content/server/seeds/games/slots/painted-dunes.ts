import { type GameSeed, gamePage, NEW } from "../game.ts";

const seed: GameSeed = {
	slug: "painted-dunes",
	category: "slots",
	subcategory: "no-lines",
	priority: 83,
	badge: NEW,
	texts: {
		en: {
			title: "Painted Dunes",
			alt: "A fennec in a bottle of painted sand",
			summary: "1,024 ways in bottles of coloured sand, and whirlwinds that multiply.",
			story: [
				"Four rows on five reels make 1,024 ways, so wins come oftener than on 243, and pay less each. In free spins each whirlwind carries ×2 or ×3, and whirlwinds on several reels multiply each other.",
				"Return to player {rtp}%, calculated by a formula from every cell, not estimated.",
			],
			rules: [
				"A symbol on at least three neighbouring reels from the left pays, in any row, once for each way.",
				"The whirlwind stands in for every symbol but the rock arch.",
				"Three or more arches anywhere pay and bring eight, twelve or twenty free spins.",
				"In free spins whirlwinds multiply every way over them.",
			],
			keywords: ["1024 ways", "sand", "desert", "fennec", "bottle", "multiplier", "free spins"],
		},
		es: {
			title: "Painted Dunes",
			alt: "Un fénec en una botella de arena pintada",
			summary: "1024 formas en botellas de arena de colores, y remolinos que multiplican.",
			story: [
				"Cuatro filas en cinco rodillos son 1024 formas: los premios llegan más a menudo que con 243, y cada uno paga menos. En los giros gratis cada remolino lleva ×2 o ×3, y los remolinos de varios rodillos se multiplican entre sí.",
				"Retorno al jugador del {rtp} %, calculado con una fórmula a partir de cada casilla, no estimado.",
			],
			rules: [
				"Un símbolo en al menos tres rodillos contiguos desde la izquierda paga, en cualquier fila, una vez por cada forma.",
				"El remolino sustituye a todos los símbolos menos al arco de roca.",
				"Tres o más arcos en cualquier lugar pagan y dan ocho, doce o veinte giros gratis.",
				"En los giros gratis los remolinos multiplican todas las formas que pasan por ellos.",
			],
			keywords: ["1024 formas", "arena", "desierto", "fénec", "botella", "multiplicador", "giros gratis"],
		},
		pt: {
			title: "Painted Dunes",
			alt: "Um feneco em uma garrafa de areia pintada",
			summary: "1.024 formas em garrafas de areia colorida, e redemoinhos que multiplicam.",
			story: [
				"Quatro fileiras em cinco rolos dão 1.024 formas: os prêmios vêm mais vezes que com 243, e cada um paga menos. Nos giros grátis cada redemoinho traz ×2 ou ×3, e redemoinhos em vários rolos se multiplicam entre si.",
				"Retorno ao jogador de {rtp}%, calculado por uma fórmula a partir de cada casa, não estimado.",
			],
			rules: [
				"Um símbolo em pelo menos três rolos vizinhos a partir da esquerda paga, em qualquer fileira, uma vez por forma.",
				"O redemoinho substitui todos os símbolos, menos o arco de rocha.",
				"Três ou mais arcos em qualquer lugar pagam e dão oito, doze ou vinte giros grátis.",
				"Nos giros grátis, os redemoinhos multiplicam toda forma que passa por eles.",
			],
			keywords: ["1024 formas", "areia", "deserto", "feneco", "garrafa", "multiplicador", "giros grátis"],
		},
		fr: {
			title: "Painted Dunes",
			alt: "Un fennec dans une bouteille de sable peint",
			summary: "1 024 façons dans des bouteilles de sable coloré, et des tourbillons qui multiplient.",
			story: [
				"Quatre rangées sur cinq rouleaux donnent 1 024 façons : les gains viennent plus souvent qu’avec 243, et chacun rapporte moins. Pendant les tours gratuits, chaque tourbillon porte ×2 ou ×3, et les tourbillons de plusieurs rouleaux se multiplient entre eux.",
				"Taux de retour au joueur de {rtp} %, calculé par une formule à partir de chaque case, et non estimé.",
			],
			rules: [
				"Un symbole sur au moins trois rouleaux voisins à partir de la gauche rapporte, dans n’importe quelle rangée, une fois par façon.",
				"Le tourbillon remplace tous les symboles sauf l’arche de pierre.",
				"Trois arches ou plus n’importe où rapportent et donnent huit, douze ou vingt tours gratuits.",
				"Pendant les tours gratuits, les tourbillons multiplient toutes les façons qui passent par eux.",
			],
			keywords: ["1024 façons", "sable", "désert", "fennec", "bouteille", "multiplicateur", "tours gratuits"],
		},
		de: {
			title: "Painted Dunes",
			alt: "Ein Wüstenfuchs in einer Flasche aus buntem Sand",
			summary: "1.024 Wege in Flaschen aus buntem Sand, und Wirbelwinde, die multiplizieren.",
			story: [
				"Vier Reihen auf fünf Walzen sind 1.024 Wege: Gewinne kommen öfter als bei 243, und jeder zahlt weniger. In Freispielen trägt jeder Wirbelwind ×2 oder ×3, und Wirbelwinde auf mehreren Walzen multiplizieren einander.",
				"Auszahlungsquote {rtp}\u00a0%, mit einer Formel aus jedem Feld berechnet, nicht geschätzt.",
			],
			rules: [
				"Ein Symbol auf mindestens drei benachbarten Walzen von links zahlt, in beliebiger Reihe, einmal für jeden Weg.",
				"Der Wirbelwind ersetzt jedes Symbol außer dem Felsbogen.",
				"Drei oder mehr Felsbögen an beliebiger Stelle zahlen und bringen acht, zwölf oder zwanzig Freispiele.",
				"In Freispielen multiplizieren Wirbelwinde jeden Weg über sie.",
			],
			keywords: ["1024 Wege", "Sand", "Wüste", "Wüstenfuchs", "Flasche", "Multiplikator", "Freispiele"],
		},
		ar: {
			title: "الكثبان الملونة",
			alt: "ثعلب الفنك في قنينة من الرمل الملون",
			summary: "1024 طريقة في قنانٍ من الرمل الملون، ودوامات تضرب.",
			story: [
				"أربعة صفوف على خمس بكرات تصنع 1024 طريقة: يأتي الفوز أكثر مما في 243، وكل فوز أصغر. وفي الدورات المجانية تحمل كل دوامة ×2 أو ×3، وتضرب دوامات البكرات بعضها بعضًا.",
				"نسبة العائد للاعب ⁦{rtp} %⁩، محسوبة بصيغة من كل خانة لا مقدرة.",
			],
			rules: [
				"الرمز على ثلاث بكرات متجاورة من اليسار على الأقل يدفع، في أي صف، مرة لكل طريقة.",
				"الدوامة تنوب عن كل رمز إلا قوس الصخر.",
				"ثلاثة أقواس فأكثر في أي مكان تدفع وتمنح ثماني أو اثنتي عشرة أو عشرين دورة مجانية.",
				"في الدورات المجانية تضرب الدوامات كل طريقة تمر بها.",
			],
			keywords: ["1024 طريقة", "رمل", "صحراء", "فنك", "قنينة", "مضاعف", "painted dunes"],
		},
		ja: {
			title: "Painted Dunes",
			alt: "色砂の瓶に描かれたフェネック",
			summary: "色砂の瓶の1,024通り。つむじ風が倍率をかけます。",
			story: [
				"5リール4段で1,024通り。243通りより当たりやすく、1回の配当は小さめです。フリースピンではつむじ風に×2か×3が付き、複数のリールのつむじ風は互いにかけ合わされます。",
				"還元率は{rtp}%。すべてのマスから式で計算したもので、推定ではありません。",
			],
			rules: [
				"左から隣り合う3リール以上に出たシンボルは、段を問わず、組み合わせごとに配当があります。",
				"つむじ風は岩のアーチ以外のすべてのシンボルの代わりになります。",
				"岩のアーチが3個以上出ると配当があり、フリースピンが8回、12回、20回になります。",
				"フリースピンでは、つむじ風を通るすべての組み合わせに倍率がかかります。",
			],
			keywords: ["1024通り", "砂", "砂漠", "フェネック", "瓶", "倍率", "フリースピン"],
		},
		zh: {
			title: "Painted Dunes",
			alt: "彩沙瓶中的耳廓狐",
			summary: "彩沙瓶中的 1,024 种方式，旋风带来倍数。",
			story: [
				"五个转轴四行，共 1,024 种方式：比 243 种更常赢奖，每次派彩较小。免费旋转中每个旋风带有 ×2 或 ×3，不同转轴上的旋风相乘。",
				"玩家返还率 {rtp}%，由每一格按公式计算，而非估计。",
			],
			rules: [
				"符号在从左起至少三个相邻转轴上出现，不论哪一行，每种方式派彩一次。",
				"旋风可代替岩拱以外的任何符号。",
				"任意位置三个或更多岩拱派彩，并带来八次、十二次或二十次免费旋转。",
				"免费旋转中，旋风使经过它的每种方式加倍。",
			],
			keywords: ["1024 种方式", "沙", "沙漠", "耳廓狐", "瓶", "倍数", "免费旋转"],
		},
	},
};

export const paintedDunes = gamePage(seed);
