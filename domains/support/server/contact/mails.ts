import type { MailTemplate } from "@baize/notifications/server";
import { written } from "../texts.ts";

/**
 * Tells the staff of a new message, and where to read and answer it. It has none of its words (decision 074): they could
 * look like ours, and would lie in a mailbox.
 */
export const STAFF_MAIL: MailTemplate = written(({ staffMail }) => staffMail);

/** The answer, with the message that it answers. */
export const ANSWER_MAIL: MailTemplate = written(({ answerMail }) => answerMail);
