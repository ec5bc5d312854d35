import type { MailTemplate } from "../template.ts";
import { written } from "../texts.ts";

/** A mail with an operator's own text; mails about offers say how to unsubscribe. */
export const composedMail = (isOffer: boolean): MailTemplate => (isOffer ? OFFER : PLAIN);

const PLAIN: MailTemplate = written(({ composed }) => composed);

const OFFER: MailTemplate = written(({ composed: { subject, text }, unsubscribing }) => ({
	subject,
	text: `${text}\n\n${unsubscribing}\n\n{end}`,
}));
