import type { MailTemplate } from "@baize/notifications/server";

export const DETAILS_CHANGED: MailTemplate = {
	en: {
		subject: "Your details were changed",
		text: `Details of your Baize account (name, address or phone) were changed on {when}.

If it was you, all is well. Your details:

{link}`,
	},
	es: {
		subject: "Tus datos han cambiado",
		text: `Los datos de tu cuenta de Baize (nombre, dirección o teléfono) se cambiaron el {when}.

Si has sido tú, todo está en orden. Tus datos:

{link}`,
	},
	ar: {
		subject: "تم تغيير بياناتك",
		text: `تم تغيير بيانات حسابك في Baize (الاسم أو العنوان أو الهاتف) بتاريخ {when}.

إذا كنت أنت من غيَّرها فكل شيء على ما يرام. بياناتك:

{link}`,
	},
};
