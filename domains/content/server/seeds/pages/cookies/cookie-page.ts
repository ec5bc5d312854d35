import { heading, link, list, type PageTexts, paragraph } from "../page.ts";
import { COOKIES, DEVICE_KEYS, TAB_KEYS } from "./names.ts";

type Section = { title: string; text: string };
/** What is stored under each of these names: what it is for, and how long it stays. */
type Purposes<Names extends readonly string[]> = Record<Names[number], string>;

export type CookieTexts = {
	title: string;
	summary: string;
	intro: string[];
	cookies: string;
	cookie: Purposes<typeof COOKIES>;
	device: Section;
	deviceKey: Purposes<typeof DEVICE_KEYS>;
	tab: Section;
	tabKey: Purposes<typeof TAB_KEYS>;
	others: Section & { pages: string[] };
	choice: Section & { ways: string[] };
	privacy: string;
};

const named = <Names extends readonly string[]>(names: Names, purposes: Purposes<Names>) =>
	list(...names.map((name) => `${name} — ${purposes[name as Names[number]]}`));

export const cookiePage = (of: CookieTexts): PageTexts => ({
	title: of.title,
	summary: of.summary,
	body: [
		...of.intro.map(paragraph),
		heading(of.choice.title),
		paragraph(of.choice.text),
		list(...of.choice.ways),
		heading(of.cookies),
		named(COOKIES, of.cookie),
		heading(of.device.title),
		paragraph(of.device.text),
		named(DEVICE_KEYS, of.deviceKey),
		heading(of.tab.title),
		paragraph(of.tab.text),
		named(TAB_KEYS, of.tabKey),
		heading(of.others.title),
		paragraph(of.others.text),
		list(...of.others.pages),
		link(of.privacy, "/pages/privacy"),
	],
});
