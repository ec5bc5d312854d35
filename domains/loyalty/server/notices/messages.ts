import { inEachLanguage, type Locale } from "@baize/kernel/locale";
import type { Fill, Fills, InboxTemplate } from "@baize/notifications/server";
import { written } from "../texts.ts";
import type { News } from "./news.ts";

const reached: InboxTemplate = {
	name: "loyalty.tierReached",
	texts: written((texts) => texts.reached),
};

const graceBegan: InboxTemplate = {
	name: "loyalty.graceBegan",
	texts: written((texts) => texts.graceBegan),
};

const lost: InboxTemplate = {
	name: "loyalty.tierLost",
	texts: written((texts) => texts.lost),
};

export const TIER_TEMPLATES: readonly InboxTemplate[] = [reached, graceBegan, lost];

export function messageOf(news: News): { template: InboxTemplate; fills: Fills } {
	const tier = { words: news.tier.name };
	switch (news.kind) {
		case "reached":
			return { template: reached, fills: { tier } };
		case "graceBegan":
			return { template: graceBegan, fills: { tier, day: dayWords(news.untilDay) } };
		case "lost":
			return { template: lost, fills: { tier, before: { words: news.before.name }, day: dayWords(news.day) } };
	}
}

const dayWords = (day: string): Fill => ({ words: inEachLanguage((locale) => dayIn(locale, day)) });

const dayIn = (locale: Locale, day: string): string =>
	new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(day));
