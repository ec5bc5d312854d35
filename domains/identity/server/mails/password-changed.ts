import type { MailTemplate } from "@baize/notifications/server";

/** To a player; a link to report that it was someone else is added. */
export const PASSWORD_CHANGED: MailTemplate = {
	en: {
		subject: "Your password was changed",
		text: `The password of your Baize account was changed on {when}. Wherever else you were signed in, you are signed out, and for a while payouts are held.

If it was you, all is well. What protects your account:

{link}`,
	},
	es: {
		subject: "Tu contraseña ha cambiado",
		text: `La contraseña de tu cuenta de Baize se cambió el {when}. Se ha cerrado tu sesión en todos los demás dispositivos y durante un tiempo los pagos quedan retenidos.

Si has sido tú, todo está en orden. Lo que protege tu cuenta:

{link}`,
	},
	ar: {
		subject: "تم تغيير كلمة مرورك",
		text: `تم تغيير كلمة مرور حسابك في Baize بتاريخ {when}، وتم تسجيل خروجك من كل جهاز آخر، وتُحتجز المدفوعات لبعض الوقت.

إذا كنت أنت من غيَّرها فكل شيء على ما يرام. ما يحمي حسابك:

{link}`,
	},
};
