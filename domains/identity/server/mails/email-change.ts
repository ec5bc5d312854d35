import type { MailTemplate } from "@baize/notifications/server";

/** To the old address, while its owner can still object. */
export const EMAIL_CHANGE_REQUESTED: MailTemplate = {
	en: {
		subject: "Another e-mail address was requested",
		text: `Somebody who knows your password, probably you, wants another e-mail address for your Baize account. This one counts until the new one is confirmed.

Here you can withdraw the request:

{link}`,
	},
	es: {
		subject: "Se ha pedido otra dirección de correo",
		text: `Alguien que conoce tu contraseña, probablemente tú, quiere otra dirección de correo para tu cuenta de Baize. Esta sigue valiendo hasta que se confirme la nueva.

Aquí puedes retirar la petición:

{link}`,
	},
	ar: {
		subject: "طُلب عنوان بريد آخر",
		text: `يريد شخص يعرف كلمة مرورك، أنت على الأرجح، عنوان بريد آخر لحسابك في Baize. يبقى هذا العنوان ساريًا حتى يتم تأكيد الجديد.

من هنا يمكنك سحب الطلب:

{link}`,
	},
};

/** To the old address, once it is replaced. */
export const EMAIL_CHANGED: MailTemplate = {
	en: {
		subject: "Your e-mail address was changed",
		text: `Your Baize account has another e-mail address now, and this one no longer logs in.

If it was you, all is well. You can write to us here:

{link}`,
	},
	es: {
		subject: "Tu dirección de correo ha cambiado",
		text: `Tu cuenta de Baize tiene ahora otra dirección de correo y con esta ya no se puede iniciar sesión.

Si has sido tú, todo está en orden. Puedes escribirnos aquí:

{link}`,
	},
	ar: {
		subject: "تم تغيير عنوان بريدك",
		text: `أصبح لحسابك في Baize عنوان بريد آخر، ولم يعد هذا العنوان صالحًا لتسجيل الدخول.

إذا كنت أنت فكل شيء على ما يرام. يمكنك مراسلتنا من هنا:

{link}`,
	},
};
