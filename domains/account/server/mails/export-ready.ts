import type { MailTemplate } from "@baize/notifications/server";

export const EXPORT_READY: MailTemplate = {
	en: {
		subject: "The copy of your data is ready",
		text: `The copy of all that Baize knows of you is ready. For seven days you can download it here, with your password:

{link}

If you did not ask for it, change your password.`,
	},
	es: {
		subject: "La copia de tus datos está lista",
		text: `La copia de todo lo que Baize sabe de ti está lista. Durante siete días puedes descargarla aquí, con tu contraseña:

{link}

Si no la has pedido tú, cambia tu contraseña.`,
	},
	ar: {
		subject: "نسخة بياناتك جاهزة",
		text: `أصبحت نسخة كل ما يعرفه Baize عنك جاهزة. يمكنك تنزيلها من هنا خلال سبعة أيام بإدخال كلمة مرورك:

{link}

إذا لم تطلبها أنت، فغيِّر كلمة مرورك.`,
	},
};
