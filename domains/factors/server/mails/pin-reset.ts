import type { MailTemplate } from "@baize/notifications/server";

export const PIN_RESET: MailTemplate = {
	en: {
		subject: "Choose a new PIN",
		text: `You said that you have forgotten your PIN. Choose a new one here:

{link}

The link works once, within an hour. If it was not you, you need not do anything: your PIN stays as it is.`,
	},
	es: {
		subject: "Elige un nuevo PIN",
		text: `Has indicado que has olvidado tu PIN. Elige uno nuevo aquí:

{link}

El enlace sirve una sola vez, durante una hora. Si no has sido tú, no tienes que hacer nada: tu PIN seguirá siendo el mismo.`,
	},
	ar: {
		subject: "اختر رقمًا سريًا جديدًا",
		text: `ذكرتَ أنك نسيت رقمك السري. اختر رقمًا جديدًا من هنا:

{link}

يعمل الرابط مرة واحدة خلال ساعة. إذا لم تكن أنت، فلا حاجة إلى فعل أي شيء: يبقى رقمك السري كما هو.`,
	},
};
