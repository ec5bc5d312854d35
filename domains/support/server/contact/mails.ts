import type { MailTemplate } from "@baize/notifications/server";

/** Tells the staff of a new message. It says where to answer, because an answer to this mail would reach no one. */
export const STAFF_MAIL: MailTemplate = {
	en: { subject: "Message: {subject}", text: "From {email}:\n\n{message}\n\nAnswer it in the back office:\n\n{link}" },
	es: { subject: "Mensaje: {subject}", text: "De {email}:\n\n{message}\n\nResponde en el panel:\n\n{link}" },
	ar: { subject: "رسالة: {subject}", text: "من {email}:\n\n{message}\n\nأجب عنها في لوحة الإدارة:\n\n{link}" },
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
