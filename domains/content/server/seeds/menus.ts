import { type InLanguages, inLanguage } from "@baize/kernel/locale";
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

const ADULTS_ONLY: InLanguages<{ title: string; text: string }> = {
	en: {
		title: "For adults only",
		text: "Play costs money over time; the return of every game says how much. Limits, a time-out and exclusion are two taps away.",
	},
	es: {
		title: "Solo para mayores de edad",
		text: "Jugar cuesta dinero con el tiempo; el retorno de cada juego dice cuánto. Los límites, la pausa y la exclusión están a dos toques.",
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
