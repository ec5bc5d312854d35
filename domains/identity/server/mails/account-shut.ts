import type { MailTemplate } from "@baize/notifications/server";

/** To a person who requests a password for an account that cannot log in. */
export const ACCOUNT_SHUT: MailTemplate = {
	en: {
		subject: "Your account is closed",
		text: `Somebody, probably you, asked for a new password for your Baize account. The account is closed, so a new password would not open it.

What is yours stays yours. Write to us, and we will explain and help:

{link}`,
	},
	es: {
		subject: "Tu cuenta está cerrada",
		text: `Alguien, probablemente tú, ha pedido una contraseña nueva para tu cuenta de Baize. La cuenta está cerrada, así que una contraseña nueva no la abriría.

Lo que es tuyo sigue siendo tuyo. Escríbenos y te lo explicaremos y ayudaremos:

{link}`,
	},
	ar: {
		subject: "حسابك مغلق",
		text: `طلب شخص ما، أنت على الأرجح، كلمة مرور جديدة لحسابك في Baize. الحساب مغلق، ولذلك لن تفتحه كلمة مرور جديدة.

ما هو لك يبقى لك. راسلنا وسنوضح لك الأمر ونساعدك:

{link}`,
	},
};
