import type { MailTemplate } from "@baize/notifications/server";

/**
 * The page shows the same as for a new address, so that it does not reveal who has an account; the owner is informed
 * here.
 */
export const ALREADY_REGISTERED: MailTemplate = {
	en: {
		subject: "You already have an account",
		text: `Somebody, probably you, asked for a Baize account. You already have one with the address that this mail was sent to, and nothing about it has changed.

Log in here:

{link}

If it was not you, you need not do anything.`,
	},
	es: {
		subject: "Ya tienes una cuenta",
		text: `Alguien, probablemente tú, ha pedido una cuenta de Baize. Ya tienes una con la dirección a la que llega este correo y no ha cambiado nada en ella.

Inicia sesión aquí:

{link}

Si no has sido tú, no tienes que hacer nada.`,
	},
	ar: {
		subject: "لديك حساب بالفعل",
		text: `طلب شخص ما، أنت على الأرجح، إنشاء حساب في Baize. لديك حساب بالفعل بالعنوان الذي وصلت إليه هذه الرسالة، ولم يتغير فيه شيء.

سجِّل الدخول من هنا:

{link}

إذا لم تكن أنت، فلا حاجة إلى فعل أي شيء.`,
	},
};
