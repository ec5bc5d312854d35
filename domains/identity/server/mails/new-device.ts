import type { InLanguages } from "@baize/kernel/locale";
import type { MailTemplate } from "@baize/notifications/server";

export const UNKNOWN_DEVICE: InLanguages<string> = {
	en: "an unknown device",
	es: "un dispositivo que no dice cuál es",
	ar: "جهاز لا يعرِّف بنفسه",
};

export const UNKNOWN_PLACE_TEXT: InLanguages<string> = {
	en: "a place that we do not know",
	es: "un lugar que no conocemos",
	ar: "مكان لا نعرفه",
};

export const NEW_DEVICE: MailTemplate = {
	en: {
		subject: "A new device signed in",
		text: `Your Baize account was signed in to on a device that we have not seen before.

Device: {device}
Place: {place}
Time: {when}

If it was you, all is well. Where you are signed in:

{link}`,
	},
	es: {
		subject: "Un dispositivo nuevo ha iniciado sesión",
		text: `Se ha iniciado sesión en tu cuenta de Baize con un dispositivo que no habíamos visto antes.

Dispositivo: {device}
Lugar: {place}
Hora: {when}

Si has sido tú, todo está en orden. Aquí ves dónde tienes la sesión iniciada:

{link}`,
	},
	ar: {
		subject: "تم تسجيل الدخول من جهاز جديد",
		text: `تم تسجيل الدخول إلى حسابك في Baize من جهاز لم نره من قبل.

الجهاز: {device}
المكان: {place}
الوقت: {when}

إذا كنت أنت فكل شيء على ما يرام. هنا ترى أين سُجِّل دخولك:

{link}`,
	},
};
