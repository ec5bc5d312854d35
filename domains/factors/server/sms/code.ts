import { type InLanguages, inLanguage, mapLanguages } from "@baize/kernel/locale";
import type { SmsTemplate } from "@baize/notifications/server";
import { OPERATIONS, type Operation } from "../../contract/index.ts";

/**
 * The message names what the code is for, so that the player does not read it out to a caller who claims something
 * else.
 */
const PURPOSES: InLanguages<Record<Operation, string>> = {
	en: {
		changeStatus2FA: "change your two-factor authentication",
		disable2FA: "turn two-factor authentication off",
		enable2fa: "turn two-factor authentication on",
		login: "log in",
		updateProfile: "change your profile",
		validatePhone: "confirm this phone number",
		withdraw: "withdraw money",
	},
	es: {
		changeStatus2FA: "cambiar tu verificación en dos pasos",
		disable2FA: "desactivar la verificación en dos pasos",
		enable2fa: "activar la verificación en dos pasos",
		login: "iniciar sesión",
		updateProfile: "cambiar tu perfil",
		validatePhone: "confirmar este número de teléfono",
		withdraw: "retirar dinero",
	},
	ar: {
		changeStatus2FA: "تغيير المصادقة الثنائية",
		disable2FA: "إيقاف المصادقة الثنائية",
		enable2fa: "تفعيل المصادقة الثنائية",
		login: "تسجيل الدخول",
		updateProfile: "تغيير ملفك الشخصي",
		validatePhone: "تأكيد رقم الهاتف هذا",
		withdraw: "سحب الأموال",
	},
};

// The phone itself reads the last line and offers the code on this site only.
const LAST_LINE = "\n\n@{host} #{code}";

/** With the purpose of the code as {purpose}. */
const CODE_TEXTS: SmsTemplate = {
	en: "{code} is your Baize code to {purpose}. It is good for 10 minutes. Tell it to nobody: we never ask for it.",
	es: "{code} es tu código de Baize para {purpose}. Vale durante 10 minutos. No se lo digas a nadie: nunca te lo pediremos.",
	ar: "{code} هو رمزك في Baize من أجل {purpose}. يصلح لمدة 10 دقائق. لا تخبر به أحدًا: نحن لا نطلبه أبدًا.",
};

const smsFor = (operation: Operation): SmsTemplate =>
	mapLanguages(
		CODE_TEXTS,
		(text, locale) => text.replace("{purpose}", inLanguage(PURPOSES, locale)[operation]) + LAST_LINE,
	);

/** Names amount and destination, so that a player who is talked into a code sees what it would pay and where. */
const WITHDRAWAL_TEXTS: SmsTemplate = {
	en: "{code} is your Baize code to withdraw {amount} to {destination}. It is good for 10 minutes. Tell it to nobody: we never ask for it.",
	es: "{code} es tu código de Baize para retirar {amount} a {destination}. Vale durante 10 minutos. No se lo digas a nadie: nunca te lo pediremos.",
	ar: "{code} هو رمزك في Baize لسحب {amount} إلى {destination}. يصلح لمدة 10 دقائق. لا تخبر به أحدًا: نحن لا نطلبه أبدًا.",
};
export const WITHDRAWAL_SMS: SmsTemplate = mapLanguages(WITHDRAWAL_TEXTS, (text) => text + LAST_LINE);

export const CODE_SMS = Object.fromEntries(OPERATIONS.map((of) => [of, smsFor(of)])) as Record<Operation, SmsTemplate>;
