import type { InEveryLanguage } from "@baize/kernel/locale";
import type { Draft } from "../../contract/index.ts";
import { inLanguages } from "./seed.ts";

type SlideTexts = { title: string; text: string; alt: string; actions: string[] };

type SlideSeed = { slug: string; gameId: string; links: string[]; texts: InEveryLanguage<SlideTexts> };

const TIDAL_BOOK = "/casino/slots/adventure/tidal-book";

const seeds: SlideSeed[] = [
	{
		slug: "tidal-book",
		gameId: "tidal-book",
		links: [`${TIDAL_BOOK}#realplay`, TIDAL_BOOK],
		texts: {
			en: {
				title: "The deep is dealing.",
				text: "Tidal Book pays on 20 lines. Free spins with an expanding page. Return to player {rtp}%, proven.",
				alt: "An amber octopus rising from a teal sea",
				actions: ["Play", "Practise"],
			},
			es: {
				title: "Reparte el abismo.",
				text: "Tidal Book paga en 20 líneas. Tiradas gratis con una página expansiva. Retorno al jugador del {rtp}\u00a0%, demostrado.",
				alt: "Un pulpo ámbar que emerge de un mar turquesa",
				actions: ["Jugar", "Practicar"],
			},
			pt: {
				title: "Quem dá as cartas é o abismo.",
				text: "Tidal Book paga em 20 linhas. Giros grátis com uma página que se expande. Retorno ao jogador de {rtp}%, comprovado.",
				alt: "Um polvo âmbar emergindo de um mar verde-azulado",
				actions: ["Jogar", "Jogar demo"],
			},
			fr: {
				title: "Les abysses distribuent.",
				text: "Tidal Book rapporte sur 20 lignes. Tours gratuits avec une page qui s’étend. Taux de retour au joueur de {rtp} %, prouvé.",
				alt: "Une pieuvre ambrée surgissant d’une mer bleu-vert",
				actions: ["Jouer", "Démo"],
			},
			de: {
				title: "Die Tiefe teilt aus.",
				text: "Tidal Book zahlt auf 20 Linien. Freispiele mit einer Seite, die sich ausdehnt. Auszahlungsquote {rtp}\u00a0%, bewiesen.",
				alt: "Ein bernsteinfarbener Krake steigt aus einem blaugrünen Meer",
				actions: ["Spielen", "Demo"],
			},
			ar: {
				title: "الأعماق توزّع الورق.",
				text: "تدفع تايدل بوك على 20 خطًّا، مع لفّات مجانية بصفحة تتمدد. نسبة العائد للاعب \u2066{rtp}\u00a0%\u2069، مُثبَتة.",
				alt: "أخطبوط كهرماني يصعد من بحر فيروزي",
				actions: ["العب", "تدرّب"],
			},
			ja: {
				title: "深海がカードを配る。",
				text: "Tidal Bookは20ラインで配当。フリースピンではページがリールいっぱいに広がります。還元率{rtp}%、証明済み。",
				alt: "青緑の海から現れる琥珀色のタコ",
				actions: ["プレイ", "練習"],
			},
			zh: {
				title: "深海发牌。",
				text: "Tidal Book 有 20 条赔付线，免费旋转中书页会扩展。玩家返还率 {rtp}%，经过证明。",
				alt: "琥珀色的章鱼从青绿色的海中升起",
				actions: ["开始游戏", "试玩"],
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
			pt: {
				title: "Uma largada a cada dois minutos.",
				text: "Cavalos virtuais, dia e noite. O resultado é lacrado antes da corrida e aberto depois dela.",
				alt: "Um cavalo de corrida em pleno galope",
				actions: ["Ir para as corridas"],
			},
			fr: {
				title: "Un départ toutes les deux minutes.",
				text: "Des chevaux virtuels, jour et nuit. Le résultat est scellé avant la course et ouvert après.",
				alt: "Un cheval de course au grand galop",
				actions: ["Voir les courses"],
			},
			de: {
				title: "Start alle zwei Minuten.",
				text: "Virtuelle Pferde, rund um die Uhr. Das Ergebnis wird vor dem Rennen versiegelt und danach geöffnet.",
				alt: "Ein Rennpferd in vollem Galopp",
				actions: ["Zu den Rennen"],
			},
			ar: {
				title: "انطلاقة كل دقيقتين.",
				text: "خيول افتراضية على مدار الساعة. تُختم النتيجة قبل السباق وتُفتح بعده.",
				alt: "حصان سباق يعدو بأقصى سرعته",
				actions: ["إلى السباقات"],
			},
			ja: {
				title: "2分ごとに発走。",
				text: "バーチャル競馬を24時間開催。結果はレース前に封印され、レース後に開封されます。",
				alt: "全力で疾走する競走馬",
				actions: ["レースへ"],
			},
			zh: {
				title: "每两分钟起跑一场。",
				text: "虚拟赛马，全天不停。赛果在赛前密封，赛后开启。",
				alt: "全速奔驰的赛马",
				actions: ["前往赛马"],
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
			pt: {
				title: "Noventa minutos, odds justas.",
				text: "Toda odd do futebol mostra a margem que contém. Simples e múltiplas, resolvidas com o apito final.",
				alt: "Uma bola de futebol no ar sobre um gramado escuro",
				actions: ["Ver as partidas"],
			},
			fr: {
				title: "Quatre-vingt-dix minutes, des cotes justes.",
				text: "Chaque cote de football affiche la marge qu’elle contient. Paris simples et combinés, réglés au coup de sifflet final.",
				alt: "Un ballon de football en vol au-dessus d’un terrain sombre",
				actions: ["Voir les matchs"],
			},
			de: {
				title: "Neunzig Minuten, faire Quoten.",
				text: "Jede Fußballquote zeigt, welche Marge in ihr steckt. Einzel- und Kombiwetten, abgerechnet nach dem Schlusspfiff.",
				alt: "Ein Fußball im Flug über einem dunklen Spielfeld",
				actions: ["Zu den Partien"],
			},
			ar: {
				title: "تسعون دقيقة وأسعار عادلة.",
				text: "كل سعر في كرة القدم يُظهر هامشه. رهانات مفردة ومجمّعة تُسوّى مع صافرة النهاية.",
				alt: "كرة قدم تطير فوق ملعب معتم",
				actions: ["شاهد المباريات"],
			},
			ja: {
				title: "90分、公正なオッズ。",
				text: "サッカーのオッズには、すべてマージンが表示されます。シングルもマルチも、試合終了の笛で確定します。",
				alt: "暗いピッチの上を飛ぶサッカーボール",
				actions: ["試合を見る"],
			},
			zh: {
				title: "九十分钟，公道赔率。",
				text: "足球的每个赔率都标明其中的抽水。单关和串关，终场哨响即结算。",
				alt: "足球在昏暗的球场上空飞行",
				actions: ["查看比赛"],
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

const SLIDESHOW: InEveryLanguage<string> = {
	en: "Tonight",
	es: "Esta noche",
	pt: "Esta noite",
	fr: "Ce soir",
	de: "Heute Abend",
	ar: "الليلة",
	ja: "今夜",
	zh: "今晚",
};

export const slideshows: Draft[] = [
	...slides,
	...inLanguages("slideshow", "home", SLIDESHOW, (title) => ({
		title,
		slides: seeds.map(({ slug }) => slug),
	})),
];
