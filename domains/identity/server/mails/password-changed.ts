import type { MailTemplate } from "@baize/notifications/server";

export const PASSWORD_CHANGED: MailTemplate = {
	en: {
		subject: "Your password was changed",
		text: `The password of your Baize account was changed on {when}. Wherever else you were signed in, you are signed out.

If it was you, all is well. If it was not, set a new password at once:

{link}`,
	},
	es: {
		subject: "Tu contraseña ha cambiado",
		text: `La contraseña de tu cuenta de Baize se cambió el {when}. Se ha cerrado tu sesión en todos los demás dispositivos.

Si has sido tú, todo está en orden. Si no, elige una contraseña nueva enseguida:

{link}`,
	},
	ar: {
		subject: "تم تغيير كلمة مرورك",
		text: `تم تغيير كلمة مرور حسابك في Baize بتاريخ {when}، وتم تسجيل خروجك من كل جهاز آخر.

إذا كنت أنت من غيَّرها فكل شيء على ما يرام. وإلا فعيِّن كلمة مرور جديدة على الفور:

{link}`,
	},
};
