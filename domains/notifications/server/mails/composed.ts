import { type InLanguages, inLanguage, mapLanguages } from "@baize/kernel/locale";
import type { MailTemplate } from "../template.ts";

/** A mail with an operator's own text; mails about offers say how to unsubscribe. */
export const composedMail = (isOffer: boolean): MailTemplate => (isOffer ? OFFER : PLAIN);

const PLAIN: MailTemplate = {
	en: { subject: "{title}", text: "{text}\n\nRead it on the site:\n\n{link}" },
	es: { subject: "{title}", text: "{text}\n\nLéelo en el sitio:\n\n{link}" },
	ar: { subject: "{title}", text: "{text}\n\nاقرأه في الموقع:\n\n{link}" },
};

const UNSUBSCRIBING: InLanguages<string> = {
	en: "No more mails about offers:",
	es: "No recibir más correos sobre ofertas:",
	ar: "إيقاف رسائل العروض:",
};

const OFFER: MailTemplate = mapLanguages(PLAIN, ({ subject, text }, locale) => ({
	subject,
	text: `${text}\n\n${inLanguage(UNSUBSCRIBING, locale)}\n\n{end}`,
}));
