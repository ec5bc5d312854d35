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
				"Paper lanterns mark the way to the gate. They stand in for everything and pay best of all.",
				"Return to player {rtp} %, with high volatility: wins are rarer and larger.",
			],
			rules: [
				"Five reels, three rows, fifteen lines. Wins run from the left on neighbouring reels.",
				"The lantern stands in for every symbol but the gate.",
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
	},
};

export const lanternRoad = gamePage(seed);
