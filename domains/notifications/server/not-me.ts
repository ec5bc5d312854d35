import { type InLanguages, inLanguage, mapLanguages } from "@baize/kernel/locale";
import type { MailTemplate } from "./template.ts";

const PARAGRAPHS: InLanguages<string> = {
	en: "Was it not you? Open this page and press its button. It signs everybody out, stops all payouts at once and helps you to a new password:",
	es: "¿No has sido tú? Abre esta página y pulsa su botón. Cierra todas las sesiones, detiene todos los pagos al momento y te ayuda a tener una contraseña nueva:",
	ar: "ألم تكن أنت؟ افتح هذه الصفحة واضغط زرها. يُسجِّل ذلك خروج الجميع، ويوقف كل المدفوعات فورًا، ويساعدك على تعيين كلمة مرور جديدة:",
};

/** Adds to a mail the link by which the player reports that it was not them, as the value `notMe`. */
export const withNotMe = (template: MailTemplate): MailTemplate =>
	mapLanguages(template, ({ subject, text }, locale) => ({
		subject,
		text: `${text}\n\n${inLanguage(PARAGRAPHS, locale)}\n\n{notMe}`,
	}));
