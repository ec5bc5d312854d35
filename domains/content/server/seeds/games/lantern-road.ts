import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "lantern-road",
	category: "slots",
	subcategory: "adventure",
	priority: 60,
	badge: NEW,
	texts: {
		en: {
			title: "Lantern Road",
			alt: "A red paper lantern above a night path",
			summary: "A night walk on fifteen lines, where one keepsake can light whole reels.",
			story: [
				"Paper lanterns mark the way to the gate. They substitute for everything and pay best of all.",
				"Return to player {rtp}%, with high volatility: wins are rarer and larger.",
			],
			rules: [
				"Five reels, three rows, fifteen lines. Wins run from the left on adjacent reels.",
				"The lantern substitutes for every symbol except the gate.",
				"Three or more gates open free spins. One keepsake is drawn at the start; wherever it can win, it covers its whole reel.",
				"Wins in free spins are sometimes doubled.",
			],
			keywords: ["lantern", "night", "gate", "expanding symbol", "free spins"],
		},
		es: {
			title: "Lantern Road",
			alt: "Un farolillo rojo de papel sobre un sendero nocturno",
			summary: "Un paseo nocturno en quince líneas, donde un recuerdo puede iluminar rodillos enteros.",
			story: [
				"Los farolillos de papel marcan el camino hasta la puerta. Sustituyen a todo y son los que mejor pagan.",
				"Retorno al jugador del {rtp} %, con volatilidad alta: los premios son menos frecuentes y mayores.",
			],
			rules: [
				"Cinco rodillos, tres filas, quince líneas. Los premios van de izquierda a derecha en rodillos contiguos.",
				"El farolillo sustituye a todos los símbolos menos a la puerta.",
				"Tres o más puertas abren las tiradas gratis. Al empezar se elige un recuerdo; allí donde pueda ganar, cubre su rodillo entero.",
				"Los premios de las tiradas gratis a veces se doblan.",
			],
			keywords: ["farolillo", "noche", "puerta", "símbolo expansivo", "tiradas gratis"],
		},
		pt: {
			title: "Lantern Road",
			alt: "Uma lanterna vermelha de papel sobre um caminho à noite",
			summary: "Um passeio noturno em quinze linhas, onde uma lembrança pode iluminar rolos inteiros.",
			story: [
				"Lanternas de papel marcam o caminho até o portão. Elas substituem tudo e são o que mais paga.",
				"Retorno ao jogador de {rtp}%, com volatilidade alta: os prêmios são mais raros e maiores.",
			],
			rules: [
				"Cinco rolos, três fileiras, quinze linhas. Os prêmios vão da esquerda para a direita em rolos vizinhos.",
				"A lanterna substitui todos os símbolos, menos o portão.",
				"Três ou mais portões abrem os giros grátis. No início, uma lembrança é sorteada; onde puder ganhar, ela cobre o rolo inteiro.",
				"Os prêmios dos giros grátis às vezes são dobrados.",
			],
			keywords: ["lanterna", "noite", "portão", "símbolo expansivo", "giros grátis"],
		},
		fr: {
			title: "Lantern Road",
			alt: "Une lanterne de papier rouge au-dessus d’un chemin de nuit",
			summary: "Une promenade nocturne sur quinze lignes, où un souvenir peut éclairer des rouleaux entiers.",
			story: [
				"Des lanternes de papier indiquent le chemin du portail. Elles remplacent tout et paient le mieux.",
				"Taux de retour au joueur de {rtp} %, avec une volatilité élevée : les gains sont plus rares et plus grands.",
			],
			rules: [
				"Cinq rouleaux, trois rangées, quinze lignes. Les gains se lisent depuis la gauche, sur des rouleaux voisins.",
				"La lanterne remplace tous les symboles, sauf le portail.",
				"Trois portails ou plus ouvrent les tours gratuits. Un souvenir est tiré au début ; partout où il peut gagner, il couvre tout son rouleau.",
				"Les gains des tours gratuits sont parfois doublés.",
			],
			keywords: ["lanterne", "nuit", "portail", "symbole extensible", "tours gratuits"],
		},
		de: {
			title: "Lantern Road",
			alt: "Eine rote Papierlaterne über einem nächtlichen Pfad",
			summary: "Ein Nachtspaziergang auf fünfzehn Linien, auf dem ein Andenken ganze Walzen erleuchten kann.",
			story: [
				"Papierlaternen weisen den Weg zum Tor. Sie ersetzen alles und zahlen am besten.",
				"Auszahlungsquote {rtp}\u00a0% bei hoher Volatilität: Gewinne sind seltener und größer.",
			],
			rules: [
				"Fünf Walzen, drei Reihen, fünfzehn Linien. Gewinne zählen von links auf benachbarten Walzen.",
				"Die Laterne ersetzt jedes Symbol außer dem Tor.",
				"Drei oder mehr Tore öffnen Freispiele. Zu Beginn wird ein Andenken gezogen; wo immer es gewinnen kann, bedeckt es seine ganze Walze.",
				"Gewinne in Freispielen werden manchmal verdoppelt.",
			],
			keywords: ["Laterne", "Nacht", "Tor", "expandierendes Symbol", "Freispiele"],
		},
		ar: {
			title: "لانترن رود",
			alt: "فانوس ورقي أحمر فوق درب ليلي",
			summary: "نزهة ليلية على خمسة عشر خطًّا، قد تضيء فيها تذكارةٌ واحدة بكراتٍ كاملة.",
			story: [
				"الفوانيس الورقية تدل على الطريق إلى البوابة. تحل محل كل شيء وهي الأعلى دفعًا.",
				"نسبة العائد للاعب \u2066{rtp} %\u2069، مع تقلّب مرتفع: الأرباح أندر وأكبر.",
			],
			rules: [
				"خمس بكرات وثلاثة صفوف وخمسة عشر خطًّا. تُحتسب الأرباح من أول بكرة على بكرات متجاورة.",
				"يحل الفانوس محل كل الرموز ما عدا البوابة.",
				"ثلاث بوابات أو أكثر تفتح لفّات مجانية. تُسحب تذكارة واحدة في البداية، وحيثما أمكنها الربح غطّت بكرتها كلها.",
				"تُضاعف أرباح اللفّات المجانية أحيانًا.",
			],
			keywords: ["فانوس", "ليل", "بوابة", "لفات مجانية", "lantern road"],
		},
		ja: {
			title: "Lantern Road",
			alt: "夜道を照らす赤い提灯",
			summary: "15ラインの夜の散歩道。1つの思い出の品が、リール全体を照らすことがあります。",
			story: [
				"提灯が門への道を示します。すべてのシンボルの代わりになり、配当も最高です。",
				"還元率{rtp}%、ボラティリティは高め。当たりはまれで、大きくなります。",
			],
			rules: [
				"5リール、3段、15ライン。左から隣り合うリールにそろうと当たりです。",
				"提灯は門を除くすべてのシンボルの代わりになります。",
				"門が3つ以上出るとフリースピンが始まります。最初に思い出の品が1つ抽選され、当たりになるときはリール全体を覆います。",
				"フリースピン中の当たりは、2倍になることがあります。",
			],
			keywords: ["提灯", "ランタン", "夜", "門", "拡大シンボル", "フリースピン", "ランタンロード"],
		},
		zh: {
			title: "Lantern Road",
			alt: "夜路上方的一盏红纸灯笼",
			summary: "在十五条线上夜行，一件信物就能点亮整个转轴。",
			story: [
				"纸灯笼指引通往大门的路。它们能替代一切，赔付也最高。",
				"玩家返还率 {rtp}%，波动性高：赢奖较少见，金额较大。",
			],
			rules: [
				"五个转轴、三行、十五条线。从左起在相邻转轴上连成即为赢奖。",
				"灯笼可替代大门以外的所有符号。",
				"三扇或更多大门开启免费旋转。开始时抽取一件信物；凡是它能赢奖之处，都会盖住整个转轴。",
				"免费旋转中的赢奖有时会加倍。",
			],
			keywords: ["灯笼", "夜晚", "大门", "扩展符号", "免费旋转", "灯笼之路"],
		},
	},
};

export const lanternRoad = gamePage(seed);
