import { CLASSIC, type GameSeed, gamePage } from "./game.ts";

const seed: GameSeed = {
	slug: "night-orchard",
	category: "slots",
	subcategory: "classic",
	priority: 80,
	badge: CLASSIC,
	texts: {
		en: {
			title: "Night Orchard",
			alt: "Two cherries under a violet night sky",
			summary: "A fruit machine after dark: ten lines, plain pays, and a moon that keeps coming back.",
			story: [
				"Bells, grapes and cherries, as fruit machines have always had them, only quieter and by moonlight.",
				"Return to player {rtp}%, with medium volatility.",
			],
			rules: [
				"Five reels, three rows, ten lines. Wins run from the left on adjacent reels.",
				"The star substitutes for every symbol except the moon.",
				"Three or more moons open free spins, and three more moons open them again.",
			],
			keywords: ["fruit", "cherry", "moon", "classic", "free spins"],
		},
		es: {
			title: "Night Orchard",
			alt: "Dos cerezas bajo un cielo nocturno violeta",
			summary: "Una tragaperras de frutas al anochecer: diez líneas, pagos sencillos y una luna que siempre vuelve.",
			story: [
				"Campanas, uvas y cerezas, como siempre en las máquinas de frutas, pero con más calma y a la luz de la luna.",
				"Retorno al jugador del {rtp} %, con volatilidad media.",
			],
			rules: [
				"Cinco rodillos, tres filas, diez líneas. Los premios van de izquierda a derecha en rodillos contiguos.",
				"La estrella sustituye a todos los símbolos menos a la luna.",
				"Tres o más lunas abren las tiradas gratis, y otras tres lunas las abren de nuevo.",
			],
			keywords: ["fruta", "cereza", "luna", "clásico", "tiradas gratis"],
		},
		pt: {
			title: "Night Orchard",
			alt: "Duas cerejas sob um céu noturno violeta",
			summary: "Uma máquina de frutas depois do anoitecer: dez linhas, pagamentos simples e uma lua que sempre volta.",
			story: [
				"Sinos, uvas e cerejas, como as máquinas de frutas sempre tiveram, só que com mais calma e à luz da lua.",
				"Retorno ao jogador de {rtp}%, com volatilidade média.",
			],
			rules: [
				"Cinco rolos, três fileiras, dez linhas. Os prêmios vão da esquerda para a direita em rolos vizinhos.",
				"A estrela substitui todos os símbolos, menos a lua.",
				"Três ou mais luas abrem os giros grátis, e mais três luas os abrem de novo.",
			],
			keywords: ["fruta", "cereja", "lua", "clássico", "giros grátis"],
		},
		fr: {
			title: "Night Orchard",
			alt: "Deux cerises sous un ciel nocturne violet",
			summary:
				"Une machine à fruits à la nuit tombée : dix lignes, des gains simples et une lune qui revient toujours.",
			story: [
				"Des cloches, des raisins et des cerises, comme les machines à fruits en ont toujours eu, mais au calme et au clair de lune.",
				"Taux de retour au joueur de {rtp} %, avec une volatilité moyenne.",
			],
			rules: [
				"Cinq rouleaux, trois rangées, dix lignes. Les gains se lisent depuis la gauche, sur des rouleaux voisins.",
				"L’étoile remplace tous les symboles, sauf la lune.",
				"Trois lunes ou plus ouvrent les tours gratuits, et trois autres lunes les ouvrent de nouveau.",
			],
			keywords: ["fruits", "cerise", "lune", "classique", "tours gratuits"],
		},
		de: {
			title: "Night Orchard",
			alt: "Zwei Kirschen unter violettem Nachthimmel",
			summary:
				"Ein Früchteautomat nach Einbruch der Nacht: zehn Linien, schlichte Gewinne und ein Mond, der immer wiederkommt.",
			story: [
				"Glocken, Trauben und Kirschen, wie Früchteautomaten sie immer hatten, nur ruhiger und im Mondschein.",
				"Auszahlungsquote {rtp}\u00a0% bei mittlerer Volatilität.",
			],
			rules: [
				"Fünf Walzen, drei Reihen, zehn Linien. Gewinne zählen von links auf benachbarten Walzen.",
				"Der Stern ersetzt jedes Symbol außer dem Mond.",
				"Drei oder mehr Monde öffnen Freispiele, und drei weitere Monde öffnen sie erneut.",
			],
			keywords: ["Früchte", "Kirsche", "Mond", "Klassiker", "Freispiele"],
		},
		ar: {
			title: "نايت أورتشارد",
			alt: "حبّتا كرز تحت سماء ليلية بنفسجية",
			summary: "آلة فواكه بعد حلول الليل: عشرة خطوط، ودفعات بسيطة، وقمر يعود كل مرة.",
			story: [
				"أجراس وعنب وكرز كما عرفتها آلات الفواكه دائمًا، لكنها أهدأ وتحت ضوء القمر.",
				"نسبة العائد للاعب \u2066{rtp} %\u2069، مع تقلّب متوسط.",
			],
			rules: [
				"خمس بكرات وثلاثة صفوف وعشرة خطوط. تُحتسب الأرباح من أول بكرة على بكرات متجاورة.",
				"تحل النجمة محل كل الرموز ما عدا القمر.",
				"ثلاثة أقمار أو أكثر تفتح لفّات مجانية، وثلاثة أقمار أخرى تفتحها من جديد.",
			],
			keywords: ["فواكه", "كرز", "قمر", "كلاسيكية", "لفات مجانية", "night orchard"],
		},
		ja: {
			title: "Night Orchard",
			alt: "紫の夜空の下の2つのさくらんぼ",
			summary: "夜のフルーツマシン。10ライン、分かりやすい配当、そして何度も戻ってくる月。",
			story: [
				"ベル、ぶどう、さくらんぼ。おなじみのフルーツマシンを、月明かりの下で静かに楽しめます。",
				"還元率{rtp}%、ボラティリティは中程度です。",
			],
			rules: [
				"5リール、3段、10ライン。左から隣り合うリールにそろうと当たりです。",
				"星は月を除くすべてのシンボルの代わりになります。",
				"月が3つ以上出るとフリースピンが始まり、さらに月が3つ出るともう一度始まります。",
			],
			keywords: ["フルーツ", "さくらんぼ", "チェリー", "月", "クラシック", "フリースピン", "ナイトオーチャード"],
		},
		zh: {
			title: "Night Orchard",
			alt: "紫色夜空下的两颗樱桃",
			summary: "入夜后的水果机：十条线，简单的赔付，还有一轮总会回来的月亮。",
			story: ["铃铛、葡萄和樱桃，水果机向来如此，只是更安静，沐着月光。", "玩家返还率 {rtp}%，波动性中等。"],
			rules: [
				"五个转轴、三行、十条线。从左起在相邻转轴上连成即为赢奖。",
				"星星可替代月亮以外的所有符号。",
				"三轮或更多月亮开启免费旋转，再出现三轮月亮则再次开启。",
			],
			keywords: ["水果", "樱桃", "月亮", "经典", "免费旋转", "夜果园"],
		},
	},
};

export const nightOrchard = gamePage(seed);
