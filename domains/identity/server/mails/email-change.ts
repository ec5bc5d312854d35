import type { MailTemplate } from "@baize/notifications/server";

/** To the old address, while there is still time to object. */
export const EMAIL_CHANGE_ASKED: MailTemplate = {
	en: {
		subject: "Another e-mail address was asked for",
		text: `Somebody who knows your password, probably you, wants another e-mail address for your Baize account. This one counts until the new one is confirmed.

If it was not you, set a new password now. That also stops the change:

{link}`,
	},
	es: {
		subject: "Se ha pedido otra dirección de correo",
		text: `Alguien que conoce tu contraseña, probablemente tú, quiere otra dirección de correo para tu cuenta de Baize. Esta sigue valiendo hasta que se confirme la nueva.

Si no has sido tú, elige una contraseña nueva ahora. Eso también detiene el cambio:

{link}`,
	},
	ar: {
		subject: "طُلب عنوان بريد آخر",
		text: `يريد شخص يعرف كلمة مرورك، أنت على الأرجح، عنوان بريد آخر لحسابك في Baize. يبقى هذا العنوان ساريًا حتى يتم تأكيد الجديد.

إذا لم تكن أنت، فعيِّن كلمة مرور جديدة الآن، فذلك يوقف التغيير أيضًا:

{link}`,
	},
};

/** To the old address, once it no longer counts. */
export const EMAIL_CHANGED: MailTemplate = {
	en: {
		subject: "Your e-mail address was changed",
		text: `Your Baize account has another e-mail address now, and this one no longer logs in.

If that was not you, write to us at once:

{link}`,
	},
	es: {
		subject: "Tu dirección de correo ha cambiado",
		text: `Tu cuenta de Baize tiene ahora otra dirección de correo y con esta ya no se puede iniciar sesión.

Si no has sido tú, escríbenos enseguida:

{link}`,
	},
	ar: {
		subject: "تم تغيير عنوان بريدك",
		text: `أصبح لحسابك في Baize عنوان بريد آخر، ولم يعد هذا العنوان صالحًا لتسجيل الدخول.

إذا لم تكن أنت، فراسلنا على الفور:

{link}`,
	},
};
