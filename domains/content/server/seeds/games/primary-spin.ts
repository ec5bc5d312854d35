import { type GameSeed, gamePage, NEW } from "./game.ts";

const seed: GameSeed = {
	slug: "primary-spin",
	category: "instant",
	subcategory: "draws",
	priority: 67,
	badge: NEW,
	texts: {
		en: {
			title: "Primary Spin",
			alt: "A wheel in red, blue and yellow",
			summary: "A wheel of 24 segments, printed in four inks: choose the risk and spin.",
			story: [
				"From gentle to one segment of 24 that pays 23.52 times the stake.",
				"Return to player {rtp}% exactly, whatever the risk.",
			],
			rules: [
				"Each of the 24 segments is equally likely.",
				"The segment under the pointer multiplies your stake.",
				"More risk: fewer segments that pay, and higher pays.",
			],
			keywords: ["wheel", "spin", "poster", "fortune", "instant"],
		},
		es: {
			title: "Primary Spin",
			alt: "Una rueda en rojo, azul y amarillo",
			summary: "Una rueda de 24 segmentos, impresa en cuatro tintas: elige el riesgo y gira.",
			story: [
				"De suave a un solo segmento de 24 que paga 23,52 veces la apuesta.",
				"Retorno al jugador del {rtp} % exacto, sea cual sea el riesgo.",
			],
			rules: [
				"Los 24 segmentos son igual de probables.",
				"El segmento bajo la flecha multiplica tu apuesta.",
				"Más riesgo: menos segmentos que pagan y pagos más altos.",
			],
			keywords: ["rueda", "girar", "cartel", "fortuna", "instantáneo"],
		},
		pt: {
			title: "Primary Spin",
			alt: "Uma roda em vermelho, azul e amarelo",
			summary: "Uma roda de 24 segmentos, impressa em quatro tintas: escolha o risco e gire.",
			story: [
				"Do suave a um único segmento de 24, que paga 23,52 vezes a aposta.",
				"Retorno ao jogador de exatamente {rtp}%, seja qual for o risco.",
			],
			rules: [
				"Cada um dos 24 segmentos tem a mesma chance.",
				"O segmento sob o ponteiro multiplica sua aposta.",
				"Mais risco: menos segmentos que pagam, e prêmios maiores.",
			],
			keywords: ["roda", "girar", "cartaz", "fortuna", "instantâneo"],
		},
		fr: {
			title: "Primary Spin",
			alt: "Une roue en rouge, bleu et jaune",
			summary: "Une roue de 24 segments, imprimée en quatre encres : choisissez le risque et lancez.",
			story: [
				"De doux à un seul segment sur 24, qui rapporte 23,52 fois la mise.",
				"Taux de retour au joueur d’exactement {rtp} %, quel que soit le risque.",
			],
			rules: [
				"Les 24 segments sont tous aussi probables.",
				"Le segment sous le pointeur multiplie votre mise.",
				"Plus de risque : moins de segments qui rapportent, et des gains plus élevés.",
			],
			keywords: ["roue", "lancer", "affiche", "fortune", "instantané"],
		},
		de: {
			title: "Primary Spin",
			alt: "Ein Rad in Rot, Blau und Gelb",
			summary: "Ein Rad mit 24 Segmenten, gedruckt in vier Farben: Wählen Sie das Risiko und drehen Sie.",
			story: [
				"Von sanft bis zu einem einzigen Segment von 24, das das 23,52-Fache des Einsatzes zahlt.",
				"Auszahlungsquote genau {rtp}\u00a0%, bei jedem Risiko.",
			],
			rules: [
				"Jedes der 24 Segmente ist gleich wahrscheinlich.",
				"Das Segment unter dem Zeiger multipliziert Ihren Einsatz.",
				"Mehr Risiko: weniger Segmente, die zahlen, und höhere Auszahlungen.",
			],
			keywords: ["Rad", "Glücksrad", "Drehen", "Plakat", "Sofortspiel"],
		},
		ar: {
			title: "دورة الألوان",
			alt: "عجلة بالأحمر والأزرق والأصفر",
			summary: "عجلة من 24 قطعة مطبوعة بأربعة أحبار: اختر المخاطرة وأدر.",
			story: [
				"من هادئة إلى قطعة واحدة من 24 تدفع 23.52 ضعف الرهان.",
				"نسبة العائد للاعب ⁦{rtp} %⁩ تمامًا مهما كانت المخاطرة.",
			],
			rules: [
				"القطع الـ24 متساوية الاحتمال.",
				"القطعة تحت المؤشر تضرب رهانك.",
				"مخاطرة أكبر: قطع أقل تدفع، ودفعات أعلى.",
			],
			keywords: ["عجلة", "دوران", "ملصق", "حظ", "primary spin"],
		},
		ja: {
			title: "Primary Spin",
			alt: "赤、青、黄のホイール",
			summary: "4色のインクで刷られた24マスのホイール。リスクを選んで回しましょう。",
			story: [
				"穏やかなものから、24マスのうち1マスだけがベット額の23.52倍になるものまで。",
				"どのリスクでも、還元率はちょうど{rtp}%です。",
			],
			rules: [
				"24マスは、どれも等しい確率です。",
				"針の下のマスの倍率がベット額にかかります。",
				"リスクが高いほど、配当のあるマスは減り、配当は高くなります。",
			],
			keywords: ["ホイール", "スピン", "ルーレット", "ポスター", "インスタント"],
		},
		zh: {
			title: "Primary Spin",
			alt: "红、蓝、黄三色的转盘",
			summary: "四色油墨印成的 24 格转盘：选好风险，转动它。",
			story: ["从平缓，到 24 格中仅一格派彩、为投注额的 23.52 倍。", "无论选哪种风险，玩家返还率都精确为 {rtp}%。"],
			rules: ["24 格概率相等。", "指针所指的格决定投注额的倍数。", "风险越高，有派彩的格越少，派彩越高。"],
			keywords: ["转盘", "幸运轮", "旋转", "海报", "即时游戏"],
		},
	},
};

export const primarySpin = gamePage(seed);
