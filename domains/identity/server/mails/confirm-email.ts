import type { MailTemplate } from "@baize/notifications/server";

/** Contains no text that was typed into the form, because its sender may not own the address. */
export const CONFIRM_EMAIL: MailTemplate = {
	en: {
		subject: "Confirm your e-mail address",
		text: `Welcome to Baize.

Please confirm that this address is yours, and your account is ready:

{link}

The link works once, within 24 hours. If you did not ask for an account, you need not do anything: without this link there will be none.`,
	},
	es: {
		subject: "Confirma tu dirección de correo",
		text: `Te damos la bienvenida a Baize.

Confirma que esta dirección es tuya y tu cuenta quedará lista:

{link}

El enlace sirve una sola vez, durante 24 horas. Si no has pedido una cuenta, no tienes que hacer nada: sin este enlace no se creará.`,
	},
	ar: {
		subject: "أكِّد عنوان بريدك الإلكتروني",
		text: `مرحبًا بك في Baize.

يُرجى تأكيد أن هذا العنوان لك، وسيصبح حسابك جاهزًا:

{link}

يعمل الرابط مرة واحدة خلال 24 ساعة. إذا لم تطلب حسابًا فلا حاجة إلى فعل أي شيء: لن يُنشأ أي حساب من دون هذا الرابط.`,
	},
};
