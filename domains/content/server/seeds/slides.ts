import type { InLanguages } from "@baize/kernel/locale";
import type { Draft } from "../../contract/index.ts";
import { inLanguages } from "./seed.ts";

type SlideTexts = { title: string; text: string; alt: string; actions: string[] };

type SlideSeed = { slug: string; gameId: string; links: string[]; texts: InLanguages<SlideTexts> };

const TIDAL_BOOK = "/casino/slots/adventure/tidal-book";

const seeds: SlideSeed[] = [
	{
		slug: "tidal-book",
		gameId: "tidal-book",
		links: [`${TIDAL_BOOK}#realplay`, TIDAL_BOOK],
		texts: {
			en: {
				title: "The deep is dealing.",
				text: "Tidal Book pays on 20 lines. Free spins with an expanding page. Return to player {rtp}\u00a0%, proven.",
				alt: "An amber octopus rising from a teal sea",
				actions: ["Play", "Practise"],
			},
			es: {
				title: "Reparte el abismo.",
				text: "Tidal Book paga en 20 líneas. Tiradas gratis con una página expansiva. Retorno al jugador del {rtp}\u00a0%, demostrado.",
				alt: "Un pulpo ámbar que emerge de un mar turquesa",
				actions: ["Jugar", "Practicar"],
			},
			ar: {
				title: "الأعماق توزّع الورق.",
				text: "تدفع تايدل بوك على 20 خطًّا، مع لفّات مجانية بصفحة تتمدد. نسبة العائد للاعب \u2066{rtp}\u00a0%\u2069، مُثبَتة.",
				alt: "أخطبوط كهرماني يصعد من بحر فيروزي",
				actions: ["العب", "تدرّب"],
			},
		},
	},
	{
		slug: "horse-racing",
		gameId: "horse-racing",
		links: ["/virtuals"],
		texts: {
			en: {
				title: "Off every two minutes.",
				text: "Virtual horses, round the clock. The result is sealed before the race and opened after it.",
				alt: "A racehorse at full gallop",
				actions: ["To the races"],
			},
			es: {
				title: "Salida cada dos minutos.",
				text: "Caballos virtuales a todas horas. El resultado se sella antes de la carrera y se abre después.",
				alt: "Un caballo de carreras a pleno galope",
				actions: ["A las carreras"],
			},
			ar: {
				title: "انطلاقة كل دقيقتين.",
				text: "خيول افتراضية على مدار الساعة. تُختم النتيجة قبل السباق وتُفتح بعده.",
				alt: "حصان سباق يعدو بأقصى سرعته",
				actions: ["إلى السباقات"],
			},
		},
	},
	{
		slug: "football",
		gameId: "football",
		links: ["/sports"],
		texts: {
			en: {
				title: "Ninety minutes, fair prices.",
				text: "Every football price shows the margin in it. Singles and accumulators, settled from the final whistle.",
				alt: "A football in flight over a dark pitch",
				actions: ["See the matches"],
			},
			es: {
				title: "Noventa minutos, precios justos.",
				text: "Cada precio del fútbol muestra su margen. Simples y combinadas, liquidadas con el pitido final.",
				alt: "Un balón en vuelo sobre un campo oscuro",
				actions: ["Ver los partidos"],
			},
			ar: {
				title: "تسعون دقيقة وأسعار عادلة.",
				text: "كل سعر في كرة القدم يُظهر هامشه. رهانات مفردة ومجمّعة تُسوّى مع صافرة النهاية.",
				alt: "كرة قدم تطير فوق ملعب معتم",
				actions: ["شاهد المباريات"],
			},
		},
	},
];

const slides = seeds.flatMap(({ slug, gameId, links, texts }) =>
	inLanguages("slide", slug, texts, (own) => ({
		title: own.title,
		text: own.text,
		image: { url: `/art/${slug}-wide-780.webp`, alt: own.alt },
		art: slug,
		gameId,
		actions: links.map((link, index) => ({ link, text: own.actions[index] ?? own.title })),
	})),
);

const SLIDESHOW: InLanguages<string> = { en: "Tonight", es: "Esta noche", ar: "الليلة" };

export const slideshows: Draft[] = [
	...slides,
	...inLanguages("slideshow", "home", SLIDESHOW, (title) => ({
		title,
		slides: seeds.map(({ slug }) => slug),
	})),
];
