import type { MailTemplate } from "@baize/notifications/server";

/**
 * To a person who requested an account in a name that a self-exclusion register lists. The form may come from someone
 * else, so the mail says no more than it must.
 */
export const REGISTER_LISTED: MailTemplate = {
	en: {
		subject: "We cannot open an account for you",
		text: `Someone, probably you, asked for a Baize account. One of the checks that we must make first, such as the register of people who have excluded themselves from play, does not let us open it.

If you think that this is a mistake, write to us.

Where to turn for help, which is free and confidential:

{link}

If it was not you, you need not do anything.`,
	},
	es: {
		subject: "No podemos abrirte una cuenta",
		text: `Alguien, probablemente tú, ha pedido una cuenta de Baize. Una de las comprobaciones que debemos hacer antes, como el registro de personas que se han excluido del juego, no nos permite abrirla.

Si crees que es un error, escríbenos.

Dónde encontrar ayuda, gratuita y confidencial:

{link}

Si no has sido tú, no tienes que hacer nada.`,
	},
	ar: {
		subject: "لا يمكننا فتح حساب لك",
		text: `طلب شخص ما، أنت على الأرجح، إنشاء حساب في Baize. إحدى عمليات التحقق التي يجب أن نجريها أولًا، مثل سجل الذين استبعدوا أنفسهم من اللعب، لا تسمح لنا بفتحه.

إذا كنت ترى أن هذا خطأ فراسلنا.

أين تجد المساعدة، وهي مجانية وسرية:

{link}

إذا لم تكن أنت، فلا حاجة إلى فعل أي شيء.`,
	},
};
