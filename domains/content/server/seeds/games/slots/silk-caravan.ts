import { type GameSeed, gamePage, NEW } from "../game.ts";

const seed: GameSeed = {
	slug: "silk-caravan",
	category: "slots",
	subcategory: "no-lines",
	priority: 87,
	badge: NEW,
	texts: {
		en: {
			title: "Silk Caravan",
			alt: "An embroidered camel before a low sun",
			summary: "243 ways in silk and golden cord, and suns that multiply each other.",
			story: [
				"Every way from the first reel on pays: no lines to choose, no lines to miss. In free spins each sun carries ×2, ×3 or ×5, and suns on several reels multiply each other.",
				"Return to player {rtp}%, calculated by a formula from every cell, not estimated.",
			],
			rules: [
				"A symbol on at least three adjacent reels from the left pays, in any row, once for each way.",
				"The sun substitutes for every symbol except the city gate.",
				"Three or more gates anywhere pay and bring eight, twelve or twenty free spins.",
				"In free spins suns multiply every way over them.",
			],
			keywords: ["243 ways", "silk", "camel", "desert", "caravan", "multiplier", "free spins"],
		},
		es: {
			title: "Silk Caravan",
			alt: "Un camello bordado ante un sol bajo",
			summary: "243 formas en seda y cordón de oro, y soles que se multiplican entre sí.",
			story: [
				"Paga cada forma desde el primer rodillo: no hay líneas que elegir ni que fallar. En los giros gratis cada sol lleva ×2, ×3 o ×5, y los soles de varios rodillos se multiplican entre sí.",
				"Retorno al jugador del {rtp} %, calculado con una fórmula a partir de cada casilla, no estimado.",
			],
			rules: [
				"Un símbolo en al menos tres rodillos contiguos desde la izquierda paga, en cualquier fila, una vez por cada forma.",
				"El sol sustituye a todos los símbolos menos a la puerta de la ciudad.",
				"Tres o más puertas en cualquier lugar pagan y dan ocho, doce o veinte giros gratis.",
				"En los giros gratis los soles multiplican todas las formas que pasan por ellos.",
			],
			keywords: ["243 formas", "seda", "camello", "desierto", "caravana", "multiplicador", "giros gratis"],
		},
		pt: {
			title: "Silk Caravan",
			alt: "Um camelo bordado diante de um sol baixo",
			summary: "243 formas em seda e cordão de ouro, e sóis que se multiplicam entre si.",
			story: [
				"Toda forma a partir do primeiro rolo paga: não há linhas para escolher nem para perder. Nos giros grátis cada sol traz ×2, ×3 ou ×5, e sóis em vários rolos se multiplicam entre si.",
				"Retorno ao jogador de {rtp}%, calculado por uma fórmula a partir de cada casa, não estimado.",
			],
			rules: [
				"Um símbolo em pelo menos três rolos vizinhos a partir da esquerda paga, em qualquer fileira, uma vez por forma.",
				"O sol substitui todos os símbolos, menos o portão da cidade.",
				"Três ou mais portões em qualquer lugar pagam e dão oito, doze ou vinte giros grátis.",
				"Nos giros grátis, os sóis multiplicam toda forma que passa por eles.",
			],
			keywords: ["243 formas", "seda", "camelo", "deserto", "caravana", "multiplicador", "giros grátis"],
		},
		fr: {
			title: "Silk Caravan",
			alt: "Un chameau brodé devant un soleil bas",
			summary: "243 façons en soie et cordon d’or, et des soleils qui se multiplient entre eux.",
			story: [
				"Chaque façon à partir du premier rouleau rapporte : aucune ligne à choisir, aucune à manquer. Pendant les tours gratuits, chaque soleil porte ×2, ×3 ou ×5, et les soleils de plusieurs rouleaux se multiplient entre eux.",
				"Taux de retour au joueur de {rtp} %, calculé par une formule à partir de chaque case, et non estimé.",
			],
			rules: [
				"Un symbole sur au moins trois rouleaux voisins à partir de la gauche rapporte, dans n’importe quelle rangée, une fois par façon.",
				"Le soleil remplace tous les symboles sauf la porte de la ville.",
				"Trois portes ou plus n’importe où rapportent et donnent huit, douze ou vingt tours gratuits.",
				"Pendant les tours gratuits, les soleils multiplient toutes les façons qui passent par eux.",
			],
			keywords: ["243 façons", "soie", "chameau", "désert", "caravane", "multiplicateur", "tours gratuits"],
		},
		de: {
			title: "Silk Caravan",
			alt: "Ein gesticktes Kamel vor einer tiefen Sonne",
			summary: "243 Wege in Seide und Goldkordel, und Sonnen, die einander multiplizieren.",
			story: [
				"Jeder Weg ab der ersten Walze zahlt: keine Linien zu wählen, keine zu verfehlen. In Freispielen trägt jede Sonne ×2, ×3 oder ×5, und Sonnen auf mehreren Walzen multiplizieren einander.",
				"Auszahlungsquote {rtp}\u00a0%, mit einer Formel aus jedem Feld berechnet, nicht geschätzt.",
			],
			rules: [
				"Ein Symbol auf mindestens drei benachbarten Walzen von links zahlt, in beliebiger Reihe, einmal für jeden Weg.",
				"Die Sonne ersetzt jedes Symbol außer dem Stadttor.",
				"Drei oder mehr Tore an beliebiger Stelle zahlen und bringen acht, zwölf oder zwanzig Freispiele.",
				"In Freispielen multiplizieren Sonnen jeden Weg über sie.",
			],
			keywords: ["243 Wege", "Seide", "Kamel", "Wüste", "Karawane", "Multiplikator", "Freispiele"],
		},
		ar: {
			title: "قافلة الحرير",
			alt: "جمل مطرز أمام شمس منخفضة",
			summary: "243 طريقة من الحرير وخيط الذهب، وشموس يضرب بعضها بعضًا.",
			story: [
				"كل طريقة من البكرة الأولى تدفع: لا خطوط تُختار ولا خطوط تفوت. وفي الدورات المجانية تحمل كل شمس ×2 أو ×3 أو ×5، وتضرب شموس البكرات بعضها بعضًا.",
				"نسبة العائد للاعب ⁦{rtp} %⁩، محسوبة بصيغة من كل خانة لا مقدرة.",
			],
			rules: [
				"الرمز على ثلاث بكرات متجاورة من اليسار على الأقل يدفع، في أي صف، مرة لكل طريقة.",
				"الشمس تنوب عن كل رمز إلا باب المدينة.",
				"ثلاثة أبواب فأكثر في أي مكان تدفع وتمنح ثماني أو اثنتي عشرة أو عشرين دورة مجانية.",
				"في الدورات المجانية تضرب الشموس كل طريقة تمر بها.",
			],
			keywords: ["243 طريقة", "حرير", "جمل", "صحراء", "قافلة", "مضاعف", "silk caravan"],
		},
		ja: {
			title: "Silk Caravan",
			alt: "低い太陽の前に立つ刺繍のラクダ",
			summary: "絹と金の飾り紐の243通り。太陽どうしの倍率がかけ合わされます。",
			story: [
				"最初のリールから続くすべての組み合わせに配当があります。選ぶラインも、外すラインもありません。フリースピンでは太陽に×2、×3、×5が付き、複数のリールの太陽は互いにかけ合わされます。",
				"還元率は{rtp}%。すべてのマスから式で計算したもので、推定ではありません。",
			],
			rules: [
				"左から隣り合う3リール以上に出たシンボルは、段を問わず、組み合わせごとに配当があります。",
				"太陽は城門以外のすべてのシンボルの代わりになります。",
				"城門が3個以上出ると配当があり、フリースピンが8回、12回、20回になります。",
				"フリースピンでは、太陽を通るすべての組み合わせに倍率がかかります。",
			],
			keywords: ["243通り", "絹", "ラクダ", "砂漠", "キャラバン", "倍率", "フリースピン"],
		},
		zh: {
			title: "Silk Caravan",
			alt: "低垂太阳前的刺绣骆驼",
			summary: "丝绸与金线绣成的 243 种方式，太阳的倍数彼此相乘。",
			story: [
				"从第一个转轴起的每种方式都派彩：无须选线，也不会错过线。免费旋转中每个太阳带有 ×2、×3 或 ×5，不同转轴上的太阳相乘。",
				"玩家返还率 {rtp}%，由每一格按公式计算，而非估计。",
			],
			rules: [
				"符号在从左起至少三个相邻转轴上出现，不论哪一行，每种方式派彩一次。",
				"太阳可代替城门以外的任何符号。",
				"任意位置三个或更多城门派彩，并带来八次、十二次或二十次免费旋转。",
				"免费旋转中，太阳使经过它的每种方式加倍。",
			],
			keywords: ["243 种方式", "丝绸", "骆驼", "沙漠", "商队", "倍数", "免费旋转"],
		},
	},
};

export const silkCaravan = gamePage(seed);
