import { type InEveryLanguage, inLanguage } from "@baize/kernel/locale";
import type { ContentType, Draft, Region } from "../../contract/index.ts";
import { footerMenu } from "./footer-menu.ts";
import { inLanguages, type MenuSeed } from "./seed.ts";

const seeds: MenuSeed[] = [
	{
		slug: "channels",
		title: {
			en: "Channels",
			es: "Canales",
			pt: "Canais",
			fr: "Rubriques",
			de: "Bereiche",
			ar: "الأقسام",
			ja: "チャンネル",
			zh: "频道",
		},
		items: [
			{
				id: "casino",
				link: "/",
				text: {
					en: "Casino",
					es: "Casino",
					pt: "Cassino",
					fr: "Casino",
					de: "Casino",
					ar: "كازينو",
					ja: "カジノ",
					zh: "娱乐场",
				},
			},
			{
				id: "virtuals",
				link: "/virtuals",
				text: {
					en: "Virtuals",
					es: "Virtuales",
					pt: "Virtuais",
					fr: "Virtuels",
					de: "Virtuell",
					ar: "افتراضية",
					ja: "バーチャル",
					zh: "虚拟体育",
				},
			},
			{
				id: "sports",
				link: "/sports",
				text: {
					en: "Sports",
					es: "Deportes",
					pt: "Esportes",
					fr: "Sports",
					de: "Sport",
					ar: "رياضة",
					ja: "スポーツ",
					zh: "体育",
				},
			},
		],
	},
	{
		slug: "casino-channel",
		title: {
			en: "Casino",
			es: "Casino",
			pt: "Cassino",
			fr: "Casino",
			de: "Casino",
			ar: "كازينو",
			ja: "カジノ",
			zh: "娱乐场",
		},
		items: [
			{
				id: "lobby",
				link: "/",
				icon: "layout-grid",
				text: {
					en: "Lobby",
					es: "Inicio",
					pt: "Início",
					fr: "Accueil",
					de: "Lobby",
					ar: "الردهة",
					ja: "ロビー",
					zh: "大厅",
				},
			},
			{
				id: "new",
				link: "/casino/new",
				icon: "flame",
				text: {
					en: "New",
					es: "Novedades",
					pt: "Novos",
					fr: "Nouveautés",
					de: "Neu",
					ar: "جديد",
					ja: "新着",
					zh: "新品",
				},
			},
			{
				id: "slots",
				link: "/casino/slots",
				icon: "cherry",
				text: {
					en: "Slots",
					es: "Tragaperras",
					pt: "Slots",
					fr: "Machines",
					de: "Slots",
					ar: "ماكينات الحظ",
					ja: "スロット",
					zh: "老虎机",
				},
			},
			{
				id: "virtuals",
				link: "/virtuals",
				icon: "horse",
				text: {
					en: "Virtuals",
					es: "Virtuales",
					pt: "Virtuais",
					fr: "Virtuels",
					de: "Virtuell",
					ar: "افتراضية",
					ja: "バーチャル",
					zh: "虚拟体育",
				},
			},
			{
				id: "football",
				link: "/sports",
				icon: "ball-football",
				text: {
					en: "Football",
					es: "Fútbol",
					pt: "Futebol",
					fr: "Football",
					de: "Fußball",
					ar: "كرة القدم",
					ja: "サッカー",
					zh: "足球",
				},
			},
			{
				id: "my-games",
				link: "/my-games",
				icon: "heart",
				text: {
					en: "My games",
					es: "Mis juegos",
					pt: "Meus jogos",
					fr: "Mes jeux",
					de: "Meine Spiele",
					ar: "ألعابي",
					ja: "マイゲーム",
					zh: "我的游戏",
				},
			},
			{
				id: "all-games",
				link: "/casino/all-games",
				icon: "list",
				text: {
					en: "All games",
					es: "Todos los juegos",
					pt: "Todos os jogos",
					fr: "Tous les jeux",
					de: "Alle Spiele",
					ar: "كل الألعاب",
					ja: "すべてのゲーム",
					zh: "全部游戏",
				},
			},
		],
	},
	footerMenu,
];

const ADULTS_ONLY: InEveryLanguage<{ title: string; text: string }> = {
	en: {
		title: "For adults only",
		text: "Play costs money over time; the return of every game says how much. Limits, a time-out and exclusion are two taps away.",
	},
	es: {
		title: "Solo para mayores de edad",
		text: "Jugar cuesta dinero con el tiempo; el retorno de cada juego dice cuánto. Los límites, la pausa y la exclusión están a dos toques.",
	},
	pt: {
		title: "Só para maiores de idade",
		text: "Jogar custa dinheiro com o tempo; o retorno de cada jogo diz quanto. Limites, pausa e autoexclusão estão a dois toques.",
	},
	fr: {
		title: "Réservé aux adultes",
		text: "Jouer coûte de l’argent avec le temps ; le retour de chaque jeu dit combien. Limites, pause et auto-exclusion sont à deux gestes.",
	},
	de: {
		title: "Nur für Erwachsene",
		text: "Spielen kostet mit der Zeit Geld; die Auszahlungsquote jedes Spiels sagt, wie viel. Limits, Spielpause und Selbstsperre sind zwei Schritte entfernt.",
	},
	ja: {
		title: "成人の方のみ",
		text: "遊ぶほどお金がかかります。どれだけかは各ゲームの還元率でわかります。上限、休憩、自己排除は2回のタップで設定できます。",
	},
	zh: {
		title: "仅限成年人",
		text: "玩得越久，花费越多；每款游戏的返还率会告诉您是多少。限额、休息和自我排除只需轻点两下。",
	},
	ar: {
		title: "للبالغين فقط",
		text: "اللعب يكلّف مالًا بمرور الوقت، وعائد كل لعبة يقول كم. الحدود والاستراحة والاستبعاد على بُعد لمستين.",
	},
};

export const menus: Draft[] = [
	...seeds.flatMap(({ slug, title, items }) =>
		inLanguages("custom_menu", slug, title, (own, locale) => ({
			title: own,
			items: items.map(({ id, link, icon, text }) => ({
				id,
				props: { link, text: inLanguage(text, locale), ...(icon ? { iconClass: icon } : {}) },
			})),
		})),
	),
	...inLanguages("content_block", "adults-only", ADULTS_ONLY, ({ title, text }) => ({
		title,
		body: [{ kind: "paragraph", text }],
	})),
];

/** The content of each layout region. */
export const layout: Partial<Record<Region, { type: ContentType; slug: string }[]>> = {
	header: [{ type: "custom_menu", slug: "channels" }],
	channelHeader: [{ type: "custom_menu", slug: "casino-channel" }],
	channelFooter: [{ type: "content_block", slug: "adults-only" }],
	footer: [{ type: "custom_menu", slug: "footer" }],
};
