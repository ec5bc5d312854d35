import { type InLanguages, inLanguage, isLocale, type Locale } from "@baize/kernel/locale";

/** Texts of the sandbox company's page. */
const TEXTS = {
	en: {
		company: "Sandbox Identity",
		title: "Your document, please",
		notice: "This company is made up. Choose what it finds.",
		APPROVED_VERIFIED: "It is real and readable",
		ERROR_NOT_READABLE_ID: "It cannot be read",
		DENIED_NAME_MISMATCH: "The name is another",
		DENIED_FRAUD: "It is forged",
		twice: "Send the callback twice",
		submit: "Send",
		cancel: "Cancel",
		over: "This has been sent already.",
	},
	es: {
		company: "Identidad de prueba",
		title: "Tu documento, por favor",
		notice: "Esta empresa es inventada. Elige qué encuentra.",
		APPROVED_VERIFIED: "Es auténtico y legible",
		ERROR_NOT_READABLE_ID: "No se puede leer",
		DENIED_NAME_MISMATCH: "El nombre es otro",
		DENIED_FRAUD: "Es falso",
		twice: "Enviar el aviso dos veces",
		submit: "Enviar",
		cancel: "Cancelar",
		over: "Esto ya se ha enviado.",
	},
	ar: {
		company: "شركة تحقق تجريبية",
		title: "وثيقتك من فضلك",
		notice: "هذه الشركة خيالية. اختر ما تجده.",
		APPROVED_VERIFIED: "أصلية ومقروءة",
		ERROR_NOT_READABLE_ID: "لا يمكن قراءتها",
		DENIED_NAME_MISMATCH: "الاسم مختلف",
		DENIED_FRAUD: "مزوّرة",
		twice: "إرسال الإشعار مرتين",
		submit: "إرسال",
		cancel: "إلغاء",
		over: "أُرسل هذا من قبل.",
	},
} satisfies InLanguages<Record<string, string>>;

export type Labels = (typeof TEXTS)["en"];
export const FINDINGS = [
	"APPROVED_VERIFIED",
	"ERROR_NOT_READABLE_ID",
	"DENIED_NAME_MISMATCH",
	"DENIED_FRAUD",
] as const satisfies readonly (keyof Labels)[];

export const localeOf = (text: string): Locale => (isLocale(text) ? text : "en");
export const labelsIn = (locale: Locale): Labels => inLanguage<Labels>(TEXTS, locale);
