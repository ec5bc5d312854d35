import type { Locale } from "@baize/kernel/locale";
import type { MailTemplate, TemplateValues } from "@baize/notifications/server";
import type { DocumentDecided, DocumentStatus, ReasonField } from "../contract/index.ts";

/** `{link}`, and where they are given `{reasons}` and `{reason}`, are filled in. */
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

const blocked: MailTemplate = {
	en: {
		subject: "Your verification is blocked",
		text: `We could not confirm that your document is genuine, so deposits and withdrawals are stopped. Your balance stays as it is. The reason:

{reason}

If this is a mistake, here is how to reach us:

{link}`,
	},
	es: {
		subject: "Tu verificación está bloqueada",
		text: `No hemos podido confirmar que tu documento sea auténtico, así que los depósitos y los retiros están detenidos. Tu saldo no cambia. El motivo:

{reason}

Si se trata de un error, aquí puedes ver cómo contactarnos:

{link}`,
	},
	ar: {
		subject: "تم إيقاف التحقق من هويتك",
		text: `لم نتمكن من التأكد من صحة وثيقتك، لذلك أُوقفت الإيداعات والسحوبات. يبقى رصيدك كما هو. السبب:

{reason}

إن كان هناك خطأ فهذه طريقة التواصل معنا:

{link}`,
	},
};

const askedAgain: MailTemplate = {
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

const MAILS: Partial<Record<DocumentStatus, { template: MailTemplate; path: string }>> = {
	VERIFIED: { template: verified, path: "/account/verification" },
	INVALID: { template: invalid, path: "/validate-document" },
	BLOCKED: { template: blocked, path: "/blocked-document-status" },
	REQUESTED: { template: askedAgain, path: "/validate-document" },
};

/** As the pages say it, because a mail is read where no page is. */
const FIELDS: Record<ReasonField, Record<Locale, string>> = {
	front: {
		en: "The front cannot be accepted.",
		es: "No se puede aceptar el anverso.",
		ar: "لا يمكن قبول الوجه الأمامي.",
	},
	back: {
		en: "The back cannot be accepted.",
		es: "No se puede aceptar el reverso.",
		ar: "لا يمكن قبول الوجه الخلفي.",
	},
	name: {
		en: "The name is not the one of your account.",
		es: "El nombre no coincide con el de tu cuenta.",
		ar: "الاسم لا يطابق الاسم المسجّل في حسابك.",
	},
	birthDate: {
		en: "The date of birth is not the one of your account.",
		es: "La fecha de nacimiento no coincide con la de tu cuenta.",
		ar: "تاريخ الميلاد لا يطابق التاريخ المسجّل في حسابك.",
	},
	expiry: { en: "The document has expired.", es: "El documento ha caducado.", ar: "انتهت صلاحية الوثيقة." },
	quality: {
		en: "The picture is not sharp or bright enough to be read.",
		es: "La foto no es lo bastante nítida o clara para leerla.",
		ar: "الصورة ليست واضحة أو مضيئة بما يكفي للقراءة.",
	},
};

type Mail = { template: MailTemplate; values: TemplateValues };

export function mailOf(decided: DocumentDecided, locale: Locale, publicUrl: string): Mail | undefined {
	const mail = MAILS[decided.status];
	if (!mail) return undefined;
	const reasons = decided.reasons.map(({ field, note }) => `- ${FIELDS[field][locale]}${note ? ` ${note}` : ""}`);
	const list = reasons.join("\n");
	const values = { link: `${publicUrl}/${locale}${mail.path}`, reasons: list, reason: decided.reason ?? list };
	return { template: mail.template, values };
}
