import { type InLanguages, inLanguage } from "@baize/kernel/locale";
import type { ContentType, Draft, Region } from "../../contract/index.ts";
import { inLanguages } from "./seed.ts";

type ItemSeed = { id: string; link: string; icon?: string; text: InLanguages<string> };
type MenuSeed = { slug: string; title: InLanguages<string>; items: ItemSeed[] };

const seeds: MenuSeed[] = [
	{
		slug: "channels",
		title: { en: "Channels", es: "Canales", ar: "الأقسام" },
		items: [
			{ id: "casino", link: "/", text: { en: "Casino", es: "Casino", ar: "كازينو" } },
			{ id: "virtuals", link: "/virtuals", text: { en: "Virtuals", es: "Virtuales", ar: "افتراضية" } },
			{ id: "sports", link: "/sports", text: { en: "Sports", es: "Deportes", ar: "رياضة" } },
		],
	},
	{
		slug: "casino-channel",
		title: { en: "Casino", es: "Casino", ar: "كازينو" },
		items: [
			{ id: "lobby", link: "/", icon: "layout-grid", text: { en: "Lobby", es: "Inicio", ar: "الردهة" } },
			{ id: "new", link: "/casino/new", icon: "flame", text: { en: "New", es: "Novedades", ar: "جديد" } },
			{
				id: "slots",
				link: "/casino/slots",
				icon: "cherry",
				text: { en: "Slots", es: "Tragaperras", ar: "ماكينات الحظ" },
			},
			{ id: "virtuals", link: "/virtuals", icon: "horse", text: { en: "Virtuals", es: "Virtuales", ar: "افتراضية" } },
			{
				id: "football",
				link: "/sports",
				icon: "ball-football",
				text: { en: "Football", es: "Fútbol", ar: "كرة القدم" },
			},
			{
				id: "my-games",
				link: "/my-games",
				icon: "heart",
				text: { en: "My games", es: "Mis juegos", ar: "ألعابي" },
			},
			{
				id: "all-games",
				link: "/casino/all-games",
				icon: "list",
				text: { en: "All games", es: "Todos los juegos", ar: "كل الألعاب" },
			},
		],
	},
	{
		slug: "account",
		title: { en: "Account", es: "Cuenta", ar: "الحساب" },
		items: [
			{ id: "overview", link: "/account", icon: "user", text: { en: "Overview", es: "Resumen", ar: "نظرة عامة" } },
			{
				id: "deposit",
				link: "/account/cashier/deposit",
				icon: "wallet",
				text: { en: "Deposit", es: "Depositar", ar: "إيداع" },
			},
			{
				id: "withdraw",
				link: "/account/cashier/withdraw",
				icon: "building-bank",
				text: { en: "Withdraw", es: "Retirar", ar: "سحب" },
			},
			{
				id: "pending",
				link: "/account/cashier/withdraw/manage-pending",
				icon: "hourglass",
				text: { en: "Pending withdrawals", es: "Retiradas pendientes", ar: "سحوبات معلّقة" },
			},
		],
	},
	{
		slug: "footer",
		title: { en: "About us", es: "Sobre la casa", ar: "عن الدار" },
		items: [
			{ id: "help", link: "/help", text: { en: "Help", es: "Ayuda", ar: "المساعدة" } },
			{ id: "safer-play", link: "/pages/safer-play", text: { en: "Safer play", es: "Juego seguro", ar: "لعب آمن" } },
			{ id: "fairness", link: "/pages/fairness", text: { en: "Fairness", es: "Juego limpio", ar: "النزاهة" } },
			{ id: "licences", link: "/pages/licences", text: { en: "Licences", es: "Licencias", ar: "التراخيص" } },
			{ id: "terms", link: "/pages/terms", text: { en: "Terms", es: "Condiciones", ar: "الشروط" } },
		],
	},
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
	accountMenu: [{ type: "custom_menu", slug: "account" }],
	channelFooter: [{ type: "content_block", slug: "adults-only" }],
	footer: [{ type: "custom_menu", slug: "footer" }],
};
