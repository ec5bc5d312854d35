import { writtenIn } from "@baize/kernel/locale";
import type { MailTemplate } from "./template.ts";
import ar from "./texts/ar.ts";
import de from "./texts/de.ts";
import en from "./texts/en.ts";
import es from "./texts/es.ts";
import fr from "./texts/fr.ts";
import ja from "./texts/ja.ts";
import pt from "./texts/pt.ts";
import zh from "./texts/zh.ts";

/** What the server writes to people, in each language. */
export const written = writtenIn({ en, es, pt, fr, de, ar, ja, zh });

/** A mail with an operator's own text; mails about offers say how to unsubscribe. */
export const composedMail = (isOffer: boolean): MailTemplate => (isOffer ? OFFER : PLAIN);

const PLAIN: MailTemplate = written(({ composed }) => composed);

const OFFER: MailTemplate = written(({ composed: { subject, text }, unsubscribing }) => ({
	subject,
	text: `${text}\n\n${unsubscribing}\n\n{end}`,
}));
