import { writtenIn } from "@baize/kernel/locale";
import type { MailTemplate } from "@baize/notifications/server";
import ar from "./texts/ar.ts";
import de from "./texts/de.ts";
import en from "./texts/en.ts";
import es from "./texts/es.ts";
import fr from "./texts/fr.ts";
import ja from "./texts/ja.ts";
import pt from "./texts/pt.ts";
import zh from "./texts/zh.ts";

/** What the server writes to people, in each language. */
const written = writtenIn({ en, es, pt, fr, de, ar, ja, zh });

/**
 * Notifies the staff of a new message, and where to read and answer it. It has none of its words (decision 074): they could
 * look like ours, and would lie in a mailbox.
 */
export const STAFF_MAIL: MailTemplate = written(({ staffMail }) => staffMail);

/** What a person is called in the text of their own chat. */
export const YOU = written(({ chat }) => chat.you);

/** A chat as text, for its player. */
export const TRANSCRIPT_MAIL: MailTemplate = written(({ chat }) => chat.transcriptMail);

/** The answer, with the message that it answers. */
export const ANSWER_MAIL: MailTemplate = written(({ answerMail }) => answerMail);
