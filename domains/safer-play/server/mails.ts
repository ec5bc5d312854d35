import type { MailTemplate } from "@baize/notifications/server";

export type { MailTemplate } from "@baize/notifications/server";

const timeOut: MailTemplate = {
	en: {
		subject: "Your break from play has begun",
		text: `Until {until} no stakes and no deposits are taken on your account. The break ends by itself.

Your money is yours throughout; you can withdraw it at any time:

{withdraw}`,
	},
	es: {
		subject: "Tu pausa de juego ha comenzado",
		text: `Hasta el {until} no se aceptan apuestas ni depósitos en tu cuenta. La pausa termina por sí sola.

Tu dinero sigue siendo tuyo; puedes retirarlo cuando quieras:

{withdraw}`,
	},
	ar: {
		subject: "بدأت استراحتك من اللعب",
		text: `حتى {until} لن تُقبل أي رهانات أو إيداعات في حسابك. وتنتهي الاستراحة من تلقاء نفسها.

أموالك تبقى لك، ويمكنك سحبها في أي وقت:

{withdraw}`,
	},
};

const exclusion: MailTemplate = {
	en: {
		subject: "Your self-exclusion has begun",
		text: `Until {until}, and after that until you ask us to end it, no stakes and no deposits are taken on your account, and we send you no advertising. It cannot be ended sooner.

Open bets are settled and withdrawals go on. Your money is yours; you can withdraw it at any time:

{withdraw}

People who help, free of charge:

{link}`,
	},
	es: {
		subject: "Tu autoexclusión ha comenzado",
		text: `Hasta el {until}, y después hasta que nos pidas terminarla, no se aceptan apuestas ni depósitos en tu cuenta y no te enviamos publicidad. No puede terminarse antes.

Las apuestas abiertas se liquidan y los retiros continúan. Tu dinero es tuyo; puedes retirarlo cuando quieras:

{withdraw}

Personas que ayudan, gratis:

{link}`,
	},
	ar: {
		subject: "بدأ استبعادك الذاتي",
		text: `حتى {until}، ثم إلى أن تطلب منا إنهاءه، لن تُقبل أي رهانات أو إيداعات في حسابك، ولن نرسل إليك أي إعلانات. ولا يمكن إنهاؤه قبل ذلك.

تُسوّى الرهانات المفتوحة وتستمر عمليات السحب. أموالك لك، ويمكنك سحبها في أي وقت:

{withdraw}

جهات تساعدك مجانًا:

{link}`,
	},
};

const permanent: MailTemplate = {
	en: {
		subject: "Your permanent self-exclusion has begun",
		text: `No more stakes and no more deposits are taken on your account, and we send you no advertising. It cannot be ended.

Open bets are settled and withdrawals go on. Your money is yours; you can withdraw it at any time:

{withdraw}

People who help, free of charge:

{link}`,
	},
	es: {
		subject: "Tu autoexclusión permanente ha comenzado",
		text: `Ya no se aceptan apuestas ni depósitos en tu cuenta y no te enviamos publicidad. No puede terminarse.

Las apuestas abiertas se liquidan y los retiros continúan. Tu dinero es tuyo; puedes retirarlo cuando quieras:

{withdraw}

Personas que ayudan, gratis:

{link}`,
	},
	ar: {
		subject: "بدأ استبعادك الذاتي الدائم",
		text: `لن تُقبل بعد الآن أي رهانات أو إيداعات في حسابك، ولن نرسل إليك أي إعلانات. ولا يمكن إنهاء ذلك.

تُسوّى الرهانات المفتوحة وتستمر عمليات السحب. أموالك لك، ويمكنك سحبها في أي وقت:

{withdraw}

جهات تساعدك مجانًا:

{link}`,
	},
};

const carried: MailTemplate = {
	en: {
		subject: "An exclusion holds for your account",
		text: `Our checks connect your account with a self-exclusion: in a register that the law has us ask, or on another account with your details that is excluded or closed. An exclusion counts for a person, not for one account. From now on no stakes and no deposits are taken here, and we send you no advertising.

Open bets are settled and withdrawals go on. Your money is yours; you can withdraw it at any time:

{withdraw}

If you are not that person, or think that this is a mistake, write to us, and a person looks at it:

{link}

Where to turn for help, which is free and confidential:

{help}`,
	},
	es: {
		subject: "Una exclusión afecta a tu cuenta",
		text: `Nuestras comprobaciones relacionan tu cuenta con una autoexclusión: en un registro que la ley nos obliga a consultar, o en otra cuenta con tus datos que está excluida o cerrada. Una exclusión vale para una persona, no para una sola cuenta. Desde ahora no se aceptan aquí apuestas ni depósitos y no te enviamos publicidad.

Las apuestas abiertas se liquidan y los retiros continúan. Tu dinero es tuyo; puedes retirarlo cuando quieras:

{withdraw}

Si no eres esa persona, o crees que es un error, escríbenos y alguien lo revisará:

{link}

Dónde encontrar ayuda, gratuita y confidencial:

{help}`,
	},
	ar: {
		subject: "استبعاد يسري على حسابك",
		text: `تربط عمليات التحقق لدينا حسابك باستبعاد ذاتي: في سجل يُلزمنا القانون بالرجوع إليه، أو في حساب آخر بياناته بياناتك وهو مستبعد أو مغلق. الاستبعاد يسري على الشخص لا على حساب واحد. من الآن لن تُقبل هنا أي رهانات أو إيداعات، ولن نرسل إليك أي إعلانات.

تُسوّى الرهانات المفتوحة وتستمر عمليات السحب. أموالك لك، ويمكنك سحبها في أي وقت:

{withdraw}

إذا لم تكن ذلك الشخص، أو كنت ترى أن هذا خطأ، فراسلنا وسينظر أحدنا في الأمر:

{link}

أين تجد المساعدة، وهي مجانية وسرية:

{help}`,
	},
};

/** `{until}` is a day, `{withdraw}`, `{help}` and `{link}` are pages of the site. */
export const MAILS = { timeOut, exclusion, permanent, carried };
