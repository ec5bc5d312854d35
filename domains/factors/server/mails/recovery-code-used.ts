import type { MailTemplate } from "@baize/notifications/server";

/** `{left}` is a number, so that the reader knows whether it is time for new codes. */
export const RECOVERY_CODE_USED: MailTemplate = {
	en: {
		subject: "A recovery code was used",
		text: `One of your recovery codes was used in place of your authenticator app. It does not work a second time.

Recovery codes left: {left}. You can make new ones here:

{link}`,
	},
	es: {
		subject: "Se ha usado un código de recuperación",
		text: `Se ha usado uno de tus códigos de recuperación en lugar de tu aplicación de autenticación. No funcionará una segunda vez.

Códigos de recuperación que te quedan: {left}. Puedes crear otros nuevos aquí:

{link}`,
	},
	ar: {
		subject: "استُخدم أحد رموز الاسترداد",
		text: `استُخدم أحد رموز الاسترداد الخاصة بك بدلًا من تطبيق المصادقة. لن يعمل هذا الرمز مرة ثانية.

رموز الاسترداد المتبقية: {left}. يمكنك إنشاء رموز جديدة من هنا:

{link}`,
	},
};
