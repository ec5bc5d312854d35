import { type InLanguages, inLanguage, mapLanguages } from "@baize/kernel/locale";
import type { MailTemplate } from "@baize/notifications/server";

type ChangeText = InLanguages<string>;

/** The name in the audit log → what the owner reads. */
const CHANGES = {
	"pin.set": {
		en: "A PIN was set for your account",
		es: "Se ha establecido un PIN en tu cuenta",
		ar: "تم تعيين رقم سري لحسابك",
	},
	"twoFactor.enabled": {
		en: "Two-factor authentication was turned on",
		es: "Se ha activado la verificación en dos pasos",
		ar: "تم تفعيل المصادقة الثنائية",
	},
	"twoFactor.disabled": {
		en: "Two-factor authentication was turned off",
		es: "Se ha desactivado la verificación en dos pasos",
		ar: "تم إيقاف المصادقة الثنائية",
	},
	"twoFactor.changed": {
		en: "Your authenticator was changed",
		es: "Se ha cambiado tu aplicación de autenticación",
		ar: "تم تغيير تطبيق المصادقة الخاص بك",
	},
	"twoFactor.recoveryCodesRenewed": {
		en: "New recovery codes were made",
		es: "Se han creado nuevos códigos de recuperación",
		ar: "تم إنشاء رموز استرداد جديدة",
	},
	"passkey.added": {
		en: "A passkey was added to your account",
		es: "Se ha añadido una llave de acceso a tu cuenta",
		ar: "تمت إضافة مفتاح مرور إلى حسابك",
	},
	"passkey.removed": {
		en: "A passkey was removed from your account",
		es: "Se ha eliminado una llave de acceso de tu cuenta",
		ar: "تمت إزالة مفتاح مرور من حسابك",
	},
} as const satisfies Record<string, ChangeText>;

export type SecurityChange = keyof typeof CHANGES;

const ADVICE: ChangeText = {
	en: "If it was you, you need not do anything. What protects your account:\n\n{link}",
	es: "Si has sido tú, no tienes que hacer nada. Lo que protege tu cuenta:\n\n{link}",
	ar: "إذا كنت أنت من فعل ذلك فلا حاجة إلى فعل أي شيء. ما يحمي حسابك:\n\n{link}",
};

const mailOf = (change: ChangeText): MailTemplate =>
	mapLanguages(change, (text, locale) => ({ subject: text, text: `${text}.\n\n${inLanguage(ADVICE, locale)}` }));

export const SECURITY_CHANGED = Object.fromEntries(
	Object.entries(CHANGES).map(([change, text]) => [change, mailOf(text)]),
) as Record<SecurityChange, MailTemplate>;
