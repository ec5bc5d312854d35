import type { MailTemplate } from "@baize/notifications/server";

/**
 * Tells the staff of a new message, and where to read and answer it. It has none of its words (decision 074): they could
 * look like ours, and would lie in a mailbox.
 */
export const STAFF_MAIL: MailTemplate = {
	en: {
		subject: "Message: {subject}",
		text: "A person has written to us. Read and answer it in the back office:\n\n{link}",
	},
	es: { subject: "Mensaje: {subject}", text: "Una persona nos ha escrito. Lee y responde en el panel:\n\n{link}" },
	ar: { subject: "رسالة: {subject}", text: "كتب إلينا شخص. اقرأ رسالته وأجب عنها في لوحة الإدارة:\n\n{link}" },
};

/** The answer, with the message that it answers. */
export const ANSWER_MAIL: MailTemplate = {
	en: {
		subject: "Our answer: {subject}",
		text: "{answer}\n\nYou wrote to us:\n\n{message}\n\nAnything else? Write to us:\n\n{link}",
	},
	es: {
		subject: "Nuestra respuesta: {subject}",
		text: "{answer}\n\nNos escribiste:\n\n{message}\n\n¿Algo más? Escríbenos:\n\n{link}",
	},
	ar: {
		subject: "جوابنا: {subject}",
		text: "{answer}\n\nكتبت إلينا:\n\n{message}\n\nهل من شيء آخر؟ اكتب إلينا:\n\n{link}",
	},
};
