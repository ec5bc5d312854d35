import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "neon-three-card",
	category: "table-games",
	subcategory: "three-card-poker",
	priority: 64,
	badge: NEW,
	texts: {
		en: {
			title: "Neon Three Card",
			alt: "Three cards drawn in neon tubes",
			summary: "Three cards against the dealer’s three: play or fold, and a second bet on your own hand.",
			story: [
				"Neon on a brick wall after rain: look at your three cards, then stake the ante again or let it go.",
				"Return to player {rtp} % of the ante with best play, which is to play queen, six, four and better; pair plus returns 97.68 %.",
			],
			rules: [
				"Playing stakes your ante again; the dealer plays with a queen or better.",
				"A straight pays a bonus of 1 to 1, three of a kind 4 and a straight flush 5, whatever the dealer has.",
				"All six cards are fixed when you press Deal; your decision changes none.",
			],
			keywords: ["three card poker", "poker", "cards", "table", "neon"],
		},
		es: {
			title: "Neon Three Card",
			alt: "Tres cartas dibujadas con tubos de neón",
			summary: "Tres cartas contra las tres de la banca: juega o retírate, con una segunda apuesta a tu propia mano.",
			story: [
				"Neón en una pared de ladrillo tras la lluvia: mira tus tres cartas y apuesta otra vez el ante o déjalo ir.",
				"Retorno al jugador del {rtp} % del ante con el mejor juego, que es jugar con dama, seis, cuatro o mejor; la pareja o más devuelve el 97,68 %.",
			],
			rules: [
				"Jugar apuesta otra vez tu ante; la banca juega con dama o mejor.",
				"Una escalera paga un premio de 1 a 1, un trío 4 y una escalera de color 5, tenga lo que tenga la banca.",
				"Las seis cartas quedan fijadas al pulsar Repartir; tu decisión no cambia ninguna.",
			],
			keywords: ["three card poker", "póquer de tres cartas", "cartas", "mesa", "neón"],
		},
		ar: {
			title: "نيون الورقات الثلاث",
			alt: "ثلاث أوراق مرسومة بأنابيب النيون",
			summary: "ثلاث أوراق ضد ثلاث للموزّع: العب أو انسحب، مع رهان ثانٍ على يدك وحدها.",
			story: [
				"نيون على جدار طوب بعد المطر: انظر إلى أوراقك الثلاث ثم راهن بمثل رهانك أو اتركه.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ من الرهان الأول بأفضل لعب، وهو اللعب بملكة وستة وأربعة فما فوق؛ ويعيد رهان الزوج فأكثر ⁦97.68 %⁩.",
			],
			rules: [
				"اللعب يراهن بمثل رهانك الأول، والموزّع يلعب بملكة فما فوق.",
				"السلسلة تدفع مكافأة 1 إلى 1 والثلاثة 4 والسلسلة الملونة 5، مهما كان عند الموزّع.",
				"الأوراق الست مثبتة عند الضغط على وزّع، ولا يغيّر قرارك شيئًا منها.",
			],
			keywords: ["بوكر ثلاث أوراق", "بوكر", "ورق", "طاولة", "three card poker"],
		},
	},
};

export const neonThreeCard = gamePage(seed);
