import { inEachLanguage, type Locale } from "@baize/kernel/locale";
import type { Fill, Fills, InboxTemplate } from "@baize/notifications/server";
import type { News } from "./news.ts";

const reached: InboxTemplate = {
	name: "loyalty.tierReached",
	texts: {
		en: { title: "You have reached {tier}", text: "Your points of the last 12 months reach {tier}." },
		es: { title: "Has alcanzado {tier}", text: "Tus puntos de los últimos 12 meses alcanzan {tier}." },
		ar: { title: "بلغت مستوى {tier}", text: "تبلغ نقاطك في آخر 12 شهرًا مستوى {tier}." },
	},
};

const graceBegan: InboxTemplate = {
	name: "loyalty.graceBegan",
	texts: {
		en: {
			title: "You keep {tier} until {day}",
			text: "Some of your points are now older than 12 months, so the others no longer reach {tier}. You keep the tier until the end of {day}. Your page of points says which ones.",
		},
		es: {
			title: "Conservas {tier} hasta el {day}",
			text: "Algunos de tus puntos tienen ya más de 12 meses y los demás no alcanzan {tier}. Conservas el nivel hasta el final del {day}. Tu página de puntos dice cuáles son.",
		},
		ar: {
			title: "تحتفظ بمستوى {tier} حتى {day}",
			text: "مضى على بعض نقاطك أكثر من 12 شهرًا، ولم تعد البقية تبلغ {tier}. تحتفظ بالمستوى حتى نهاية {day}. تبين صفحة نقاطك أيها.",
		},
	},
};

const lost: InboxTemplate = {
	name: "loyalty.tierLost",
	texts: {
		en: {
			title: "Your tier is now {tier}",
			text: "Since {day} you no longer have {before}: your points of 12 months did not reach it any more. The points that you can redeem are not changed by it, and your page of points says why.",
		},
		es: {
			title: "Tu nivel es ahora {tier}",
			text: "Desde el {day} ya no tienes {before}: tus puntos de 12 meses dejaron de alcanzarlo. Eso no cambia los puntos que puedes canjear, y tu página de puntos dice por qué.",
		},
		ar: {
			title: "مستواك الآن {tier}",
			text: "منذ {day} لم يعد لديك {before}: لم تعد نقاطك خلال 12 شهرًا تبلغه. لا يغير ذلك النقاط التي يمكنك استبدالها، وتبين صفحة نقاطك السبب.",
		},
	},
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
