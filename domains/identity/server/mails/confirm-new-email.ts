import type { MailTemplate } from "@baize/notifications/server";

/** Contains no text that was typed into the form, because its sender may not own the address. */
export const CONFIRM_NEW_EMAIL: MailTemplate = {
	en: {
		subject: "Confirm your new e-mail address",
		text: `Somebody, probably you, wants to use this address for a Baize account.

Confirm that it is yours:

{link}

The link works once, within 24 hours. After that you log in with this address. If you have no account with us, you need not do anything.`,
	},
	es: {
		subject: "Confirma tu nueva dirección de correo",
		text: `Alguien, probablemente tú, quiere usar esta dirección para una cuenta de Baize.

Confirma que es tuya:

{link}

El enlace sirve una sola vez, durante 24 horas. Después iniciarás sesión con esta dirección. Si no tienes cuenta con nosotros, no tienes que hacer nada.`,
	},
	ar: {
		subject: "أكِّد عنوان بريدك الجديد",
		text: `يريد شخص ما، أنت على الأرجح، استخدام هذا العنوان لحساب في Baize.

أكِّد أنه لك:

{link}

يعمل الرابط مرة واحدة خلال 24 ساعة، وبعدها تسجِّل الدخول بهذا العنوان. إذا لم يكن لديك حساب عندنا فلا حاجة إلى فعل أي شيء.`,
	},
};
