import type { Locale } from "@baize/kernel/locale";
import type { MailTemplate, TemplateValues } from "@baize/notifications/server";
import { type PagePath, pages, pathIn } from "@baize/platform-paths";
import { type DocumentDecided, type DocumentStatus, STEP_PATHS } from "../../contract/index.ts";
import { reasonSentences } from "./reason-texts.ts";

/** `{link}` is filled in, and so are `{reasons}` and `{reason}` if they are given. */
const verified: MailTemplate = {
	en: {
		subject: "Your document is verified",
		text: `We have checked your document, and everything fits. There is nothing more to do.

Your account:

{link}`,
	},
	es: {
		subject: "Tu documento está verificado",
		text: `Hemos comprobado tu documento y todo está en orden. No tienes que hacer nada más.

Tu cuenta:

{link}`,
	},
	ar: {
		subject: "تم التحقق من وثيقتك",
		text: `راجعنا وثيقتك وكل شيء مطابق. لا يلزمك فعل أي شيء آخر.

حسابك:

{link}`,
	},
};

const invalid: MailTemplate = {
	en: {
		subject: "We could not accept your document",
		text: `Your money is safe, and you can send new pictures at once. What was not right:

{reasons}

Send new pictures here:

{link}`,
	},
	es: {
		subject: "No hemos podido aceptar tu documento",
		text: `Tu dinero está seguro y puedes enviar otras fotos ahora mismo. Lo que no estaba bien:

{reasons}

Envía las nuevas fotos aquí:

{link}`,
	},
	ar: {
		subject: "لم نتمكن من قبول وثيقتك",
		text: `أموالك بأمان، ويمكنك إرسال صور جديدة فورًا. ما لم يكن سليمًا:

{reasons}

أرسل الصور الجديدة من هنا:

{link}`,
	},
};

const triesUsed: MailTemplate = {
	en: {
		subject: "A person helps you with your document",
		text: `Several pictures could not be accepted, so a person helps you now. Your money is safe. What was not right:

{reasons}

How to reach us, and other ways:

{link}`,
	},
	es: {
		subject: "Una persona te ayuda con tu documento",
		text: `No se han podido aceptar varias fotos, así que ahora te ayuda una persona. Tu dinero está seguro. Lo que no estaba bien:

{reasons}

Cómo contactarnos y otras opciones:

{link}`,
	},
	ar: {
		subject: "يساعدك أحد موظفينا بشأن وثيقتك",
		text: `تعذّر قبول عدة صور، لذلك يساعدك الآن أحد موظفينا. أموالك بأمان. ما لم يكن سليمًا:

{reasons}

طريقة التواصل معنا وطرق أخرى:

{link}`,
	},
};

const blocked: MailTemplate = {
	en: {
		subject: "Your verification is blocked",
		text: `We could not confirm that your document is genuine, so deposits, withdrawals and stakes are stopped. Your balance stays as it is. The reason:

{reason}

If this is a mistake, here is how to reach us:

{link}`,
	},
	es: {
		subject: "Tu verificación está bloqueada",
		text: `No hemos podido confirmar que tu documento sea auténtico, así que los depósitos, los retiros y las apuestas están detenidos. Tu saldo no cambia. El motivo:

{reason}

Si se trata de un error, aquí puedes ver cómo contactarnos:

{link}`,
	},
	ar: {
		subject: "تم إيقاف التحقق من هويتك",
		text: `لم نتمكن من التأكد من صحة وثيقتك، لذلك أُوقفت الإيداعات والسحوبات والرهانات. يبقى رصيدك كما هو. السبب:

{reason}

إن كان هناك خطأ فهذه طريقة التواصل معنا:

{link}`,
	},
};

const requestedAgain: MailTemplate = {
	en: {
		subject: "Please send us your document again",
		text: `We need a new picture of your document. The reason:

{reason}

Send it here:

{link}`,
	},
	es: {
		subject: "Envíanos de nuevo tu documento",
		text: `Necesitamos una foto nueva de tu documento. El motivo:

{reason}

Envíala aquí:

{link}`,
	},
	ar: {
		subject: "يرجى إرسال وثيقتك من جديد",
		text: `نحتاج إلى صورة جديدة لوثيقتك. السبب:

{reason}

أرسلها من هنا:

{link}`,
	},
};

const MAILS: Partial<Record<DocumentStatus, { template: MailTemplate; path: PagePath }>> = {
	VERIFIED: { template: verified, path: pages.verificationSteps },
	INVALID: { template: invalid, path: STEP_PATHS.documentAgain },
	BLOCKED: { template: blocked, path: STEP_PATHS.blocked },
	REQUESTED: { template: requestedAgain, path: STEP_PATHS.document },
};
const LAST_REFUSAL = { template: triesUsed, path: pages.unableToVerify };

type Mail = { template: MailTemplate; values: TemplateValues };

export function mailOf(decided: DocumentDecided, locale: Locale, publicUrl: string): Mail | undefined {
	const mail = decided.triesLeft === 0 ? LAST_REFUSAL : MAILS[decided.status];
	if (!mail) return undefined;
	const list = reasonSentences(decided.reasons, locale)
		.map((sentence) => `- ${sentence}`)
		.join("\n");
	const values = { link: publicUrl + pathIn(locale, mail.path), reasons: list, reason: decided.reason ?? list };
	return { template: mail.template, values };
}
