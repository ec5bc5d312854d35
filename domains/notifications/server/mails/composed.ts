import type { MailTemplate } from "../template.ts";

/** A mail with an operator's own text; mails about offers say how to unsubscribe. */
export const composedMail = (isOffer: boolean): MailTemplate => (isOffer ? OFFER : PLAIN);

const PLAIN: MailTemplate = {
	en: { subject: "{title}", text: "{text}\n\nRead it on the site:\n\n{link}" },
	es: { subject: "{title}", text: "{text}\n\nLéelo en el sitio:\n\n{link}" },
	ar: { subject: "{title}", text: "{text}\n\nاقرأه في الموقع:\n\n{link}" },
};

const OFFER: MailTemplate = {
	en: { subject: "{title}", text: `${PLAIN.en.text}\n\nNo more mails about offers:\n\n{end}` },
	es: { subject: "{title}", text: `${PLAIN.es.text}\n\nNo recibir más correos sobre ofertas:\n\n{end}` },
	ar: { subject: "{title}", text: `${PLAIN.ar.text}\n\nإيقاف رسائل العروض:\n\n{end}` },
};
