import { inEachLanguage, type Locale } from "@baize/kernel/locale";
import type { Fill, Fills, InboxTemplate } from "@baize/notifications/server";
import { type PagePath, pages } from "@baize/platform-paths";
import { type DocumentStatus, type FieldReason, STEP_PATHS } from "../../contract/index.ts";
import { reasonSentences } from "./reason-texts.ts";

type Texts = InboxTemplate["texts"];
const template = (name: string, texts: Texts): InboxTemplate => ({ name: `verification.${name}`, texts });

const verified = template("documentVerified", {
	en: {
		title: "Your document is verified",
		text: "We have checked your document, and everything fits. There is nothing more to do.",
	},
	es: {
		title: "Tu documento está verificado",
		text: "Hemos comprobado tu documento y todo está en orden. No tienes que hacer nada más.",
	},
	ar: { title: "تم التحقق من وثيقتك", text: "راجعنا وثيقتك وكل شيء مطابق. لا يلزمك فعل أي شيء آخر." },
});

const invalid = template("documentInvalid", {
	en: {
		title: "We could not accept your document",
		text: "{reasons} Your money is safe, and you can send new pictures at once.",
	},
	es: {
		title: "No hemos podido aceptar tu documento",
		text: "{reasons} Tu dinero está seguro y puedes enviar otras fotos ahora mismo.",
	},
	ar: {
		title: "لم نتمكن من قبول وثيقتك",
		text: "{reasons} أموالك بأمان، ويمكنك إرسال صور جديدة فورًا.",
	},
});

const triesUsed = template("documentTriesUsed", {
	en: {
		title: "A person helps you with your document",
		text: "{reasons} Several pictures could not be accepted, so a person helps you now. Your money is safe.",
	},
	es: {
		title: "Una persona te ayuda con tu documento",
		text: "{reasons} No se han podido aceptar varias fotos, así que ahora te ayuda una persona. Tu dinero está seguro.",
	},
	ar: {
		title: "يساعدك أحد موظفينا بشأن وثيقتك",
		text: "{reasons} تعذّر قبول عدة صور، لذلك يساعدك الآن أحد موظفينا. أموالك بأمان.",
	},
});

const blocked = template("documentBlocked", {
	en: {
		title: "Your verification is blocked",
		text: "We could not confirm that your document is genuine, so deposits, withdrawals and stakes are stopped. Your balance stays as it is. The reason: {reason}",
	},
	es: {
		title: "Tu verificación está bloqueada",
		text: "No hemos podido confirmar que tu documento sea auténtico, así que los depósitos, los retiros y las apuestas están detenidos. Tu saldo no cambia. El motivo: {reason}",
	},
	ar: {
		title: "تم إيقاف التحقق من هويتك",
		text: "لم نتمكن من التأكد من صحة وثيقتك، لذلك أُوقفت الإيداعات والسحوبات والرهانات. يبقى رصيدك كما هو. السبب: {reason}",
	},
});

const requestedAgain = template("documentAskedAgain", {
	en: { title: "Please send us your document again", text: "We need a new picture of your document. {reason}" },
	es: { title: "Envíanos de nuevo tu documento", text: "Necesitamos una foto nueva de tu documento. {reason}" },
	ar: { title: "يرجى إرسال وثيقتك من جديد", text: "نحتاج إلى صورة جديدة لوثيقتك. {reason}" },
});

const phoneConfirmed = template("phoneValidated", {
	en: {
		title: "Your phone is confirmed",
		text: "Codes now go to {phone}. If it was not you who confirmed it, write to us at once.",
	},
	es: {
		title: "Tu teléfono está confirmado",
		text: "Los códigos llegan ahora a {phone}. Si no lo has confirmado tú, escríbenos enseguida.",
	},
	ar: {
		title: "تم تأكيد هاتفك",
		text: "تصل الرموز الآن إلى {phone}. إن لم تكن أنت من أكّده فراسلنا فورًا.",
	},
});

export const INBOX_TEMPLATES: readonly InboxTemplate[] = [
	verified,
	invalid,
	triesUsed,
	blocked,
	requestedAgain,
	phoneConfirmed,
];

export type InboxMessage = { template: InboxTemplate; fills: Fills; link: PagePath };

/** The decision about a document. */
export type Finding = {
	status: DocumentStatus;
	reasons: readonly FieldReason[];
	reason?: string | undefined;
	triesLeft: number;
};

/** The inbox message for a decision about the document. */
export function messageOf({ status, reasons, reason, triesLeft }: Finding): InboxMessage | undefined {
	const why = { reason: reason ?? reasonsFill(reasons) };
	switch (status) {
		case "VERIFIED":
			return { template: verified, fills: {}, link: pages.verificationSteps };
		case "INVALID": {
			const fills = { reasons: reasonsFill(reasons) };
			return triesLeft > 0
				? { template: invalid, fills, link: STEP_PATHS.documentAgain }
				: { template: triesUsed, fills, link: pages.unableToVerify };
		}
		case "BLOCKED":
			return { template: blocked, fills: why, link: STEP_PATHS.blocked };
		case "REQUESTED":
			return { template: requestedAgain, fills: why, link: STEP_PATHS.document };
		case "PENDING":
			return undefined;
	}
}

/** All but the end of the number is hidden, as everywhere. */
export const phoneMessage = (shown: string): InboxMessage => ({
	template: phoneConfirmed,
	fills: { phone: shown },
	link: pages.verificationSteps,
});

const reasonsFill = (reasons: readonly FieldReason[]): Fill => {
	const inLocale = (locale: Locale): string => reasonSentences(reasons, locale).join(" ");
	return { words: inEachLanguage(inLocale) };
};
