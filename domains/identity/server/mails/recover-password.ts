import type { MailTemplate } from "@baize/notifications/server";

export const RECOVER_PASSWORD: MailTemplate = {
	en: {
		subject: "Set a new password",
		text: `Somebody, probably you, asked for a new password for your Baize account.

Set it here:

{link}

The link works once, within one hour. If it was not you, you need not do anything: your password stays as it is, and nobody else has this link.`,
	},
	es: {
		subject: "Elige una contraseña nueva",
		text: `Alguien, probablemente tú, ha pedido una contraseña nueva para tu cuenta de Baize.

Elígela aquí:

{link}

El enlace sirve una sola vez, durante una hora. Si no has sido tú, no tienes que hacer nada: tu contraseña sigue igual y nadie más tiene este enlace.`,
	},
	ar: {
		subject: "عيِّن كلمة مرور جديدة",
		text: `طلب شخص ما، أنت على الأرجح، كلمة مرور جديدة لحسابك في Baize.

عيِّنها من هنا:

{link}

يعمل الرابط مرة واحدة خلال ساعة. إذا لم تكن أنت، فلا حاجة إلى فعل أي شيء: تبقى كلمة مرورك كما هي، ولا أحد غيرك لديه هذا الرابط.`,
	},
};
