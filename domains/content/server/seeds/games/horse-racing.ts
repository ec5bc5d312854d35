import { type GameSeed, gamePage } from "./game.ts";

const seed: GameSeed = {
	slug: "horse-racing",
	category: "virtuals",
	subcategory: "horses",
	priority: 40,
	link: "/virtuals",
	texts: {
		en: {
			title: "Virtual horse racing",
			alt: "A racehorse at full gallop",
			summary: "A race every two minutes, round the clock. Win and place, priced from the exact chances.",
			story: [
				"No stable secrets: the chances of every runner are known exactly, and the prices come from them with the margin stated.",
			],
			rules: [
				"Betting closes before the draw. Nobody, including us, knows the result while you can bet.",
				"The seal of the race is published beforehand and opened afterwards, so that anyone can check the result.",
				"Bets are settled as soon as the race has run.",
			],
			keywords: ["horses", "racing", "race", "virtual sports", "1331"],
		},
		es: {
			title: "Carreras de caballos virtuales",
			alt: "Un caballo de carreras a pleno galope",
			summary:
				"Una carrera cada dos minutos, a todas horas. Ganador y colocado, con precios de las probabilidades exactas.",
			story: [
				"Sin secretos de cuadra: las probabilidades de cada caballo se conocen con exactitud, y de ellas salen los precios, con el margen a la vista.",
			],
			rules: [
				"Las apuestas se cierran antes del sorteo. Nadie, tampoco la casa, conoce el resultado mientras se puede apostar.",
				"El sello de la carrera se publica antes y se abre después, para que cualquiera pueda comprobar el resultado.",
				"Las apuestas se liquidan en cuanto termina la carrera.",
			],
			keywords: ["caballos", "carreras", "carrera", "deportes virtuales", "1331"],
		},
		ar: {
			title: "سباق الخيل الافتراضي",
			alt: "حصان سباق يعدو بأقصى سرعته",
			summary: "سباق كل دقيقتين على مدار الساعة. رهان على الفائز وعلى المراكز، بأسعار من الاحتمالات الدقيقة.",
			story: ["لا أسرار في الإسطبل: احتمال كل حصان معروف بدقة، ومنه تأتي الأسعار مع هامش معلن."],
			rules: [
				"يُغلق الرهان قبل السحب. لا أحد يعرف النتيجة ما دام الرهان مفتوحًا، ولا الدار نفسها.",
				"يُنشر ختم السباق قبله ويُفتح بعده، فيستطيع أي شخص التحقق من النتيجة.",
				"تُسوّى الرهانات فور انتهاء السباق.",
			],
			keywords: ["خيل", "خيول", "سباق", "رياضات افتراضية", "1331"],
		},
	},
};

export const horseRacing = gamePage(seed);
