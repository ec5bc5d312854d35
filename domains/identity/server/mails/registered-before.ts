import type { MailTemplate } from "@baize/notifications/server";

// To the owner of an account that cannot simply log in, when its e-mail is registered again.

export const CLOSED_BEFORE: MailTemplate = {
	en: {
		subject: "You closed your account with us",
		text: `Somebody, probably you, asked for a Baize account. You had one with the address that this mail was sent to, and closed it. It is still closed, and no second one was opened.

If you would like it open again, write to us:

{link}

If it was not you, you need not do anything.`,
	},
	es: {
		subject: "Cerraste tu cuenta con nosotros",
		text: `Alguien, probablemente tú, ha pedido una cuenta de Baize. Tenías una con la dirección a la que llega este correo y la cerraste. Sigue cerrada y no se ha abierto otra.

Si quieres abrirla de nuevo, escríbenos:

{link}

Si no has sido tú, no tienes que hacer nada.`,
	},
	ar: {
		subject: "لقد أغلقت حسابك لدينا",
		text: `طلب شخص ما، أنت على الأرجح، إنشاء حساب في Baize. كان لديك حساب بالعنوان الذي وصلت إليه هذه الرسالة وأغلقته. لا يزال مغلقًا، ولم يُفتح حساب آخر.

إذا أردت فتحه من جديد فراسلنا:

{link}

إذا لم تكن أنت، فلا حاجة إلى فعل أي شيء.`,
	},
};

export const HARMED_BEFORE: MailTemplate = {
	en: {
		subject: "Your account stays closed",
		text: `Somebody, probably you, asked for a Baize account. You closed the one that you had, to protect yourself from play. That still holds, so no new account was opened. If you would like to talk about it, write to us.

Where to turn for help, which is free and confidential:

{link}

If it was not you, you need not do anything.`,
	},
	es: {
		subject: "Tu cuenta sigue cerrada",
		text: `Alguien, probablemente tú, ha pedido una cuenta de Baize. Cerraste la que tenías para protegerte del juego. Eso sigue en pie, así que no se ha abierto una cuenta nueva. Si quieres hablarlo con nosotros, escríbenos.

Dónde encontrar ayuda, gratuita y confidencial:

{link}

Si no has sido tú, no tienes que hacer nada.`,
	},
	ar: {
		subject: "حسابك باقٍ على إغلاقه",
		text: `طلب شخص ما، أنت على الأرجح، إنشاء حساب في Baize. لقد أغلقت حسابك لتحمي نفسك من اللعب. لا يزال ذلك ساريًا، ولذلك لم يُفتح حساب جديد. إذا أردت الحديث معنا في ذلك فراسلنا.

أين تجد المساعدة، وهي مجانية وسرية:

{link}

إذا لم تكن أنت، فلا حاجة إلى فعل أي شيء.`,
	},
};

export const EXCLUDED_BEFORE: MailTemplate = {
	en: {
		subject: "Your exclusion still holds",
		text: `Somebody, probably you, asked for a Baize account. You have one with the address that this mail was sent to, and it is excluded from play. The exclusion counts for you, not for one account, so no new one was opened.

Log in here to see until when it holds, to find people who help, and to withdraw money that is yours:

{link}

If it was not you, you need not do anything.`,
	},
	es: {
		subject: "Tu exclusión sigue vigente",
		text: `Alguien, probablemente tú, ha pedido una cuenta de Baize. Ya tienes una con la dirección a la que llega este correo y está excluida del juego. La exclusión vale para ti, no para una sola cuenta, así que no se ha abierto otra.

Inicia sesión aquí para ver hasta cuándo está vigente, encontrar a quien ayuda y retirar el dinero que es tuyo:

{link}

Si no has sido tú, no tienes que hacer nada.`,
	},
	ar: {
		subject: "استبعادك لا يزال ساريًا",
		text: `طلب شخص ما، أنت على الأرجح، إنشاء حساب في Baize. لديك حساب بالعنوان الذي وصلت إليه هذه الرسالة، وهو مستبعد من اللعب. الاستبعاد يسري عليك أنت لا على حساب واحد، ولذلك لم يُفتح حساب جديد.

سجِّل الدخول من هنا لترى إلى متى يسري، ولتجد من يساعدك، ولتسحب المال الذي لك:

{link}

إذا لم تكن أنت، فلا حاجة إلى فعل أي شيء.`,
	},
};

export const SHUT_BEFORE: MailTemplate = {
	en: {
		subject: "We closed your account",
		text: `Somebody, probably you, asked for a Baize account. We closed the one that you had with the address that this mail was sent to, so no new one was opened.

What is yours stays yours. Write to us, and we will explain why and help:

{link}

If it was not you, you need not do anything.`,
	},
	es: {
		subject: "Hemos cerrado tu cuenta",
		text: `Alguien, probablemente tú, ha pedido una cuenta de Baize. Cerramos la que tenías con la dirección a la que llega este correo, así que no se ha abierto otra.

Lo que es tuyo sigue siendo tuyo. Escríbenos y te explicaremos por qué y te ayudaremos:

{link}

Si no has sido tú, no tienes que hacer nada.`,
	},
	ar: {
		subject: "لقد أغلقنا حسابك",
		text: `طلب شخص ما، أنت على الأرجح، إنشاء حساب في Baize. لقد أغلقنا الحساب الذي كان لك بالعنوان الذي وصلت إليه هذه الرسالة، ولذلك لم يُفتح حساب جديد.

ما هو لك يبقى لك. راسلنا وسنوضح لك السبب ونساعدك:

{link}

إذا لم تكن أنت، فلا حاجة إلى فعل أي شيء.`,
	},
};
