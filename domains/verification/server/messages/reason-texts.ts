import { type InLanguages, inLanguage, type Locale } from "@baize/kernel/locale";
import type { FieldReason, ReasonField } from "../../contract/index.ts";

/** The same texts as on the pages, because mails and messages are read outside them. */
const FIELDS: Record<ReasonField, InLanguages<string>> = {
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

/** One sentence for each reason, with the operator's note. */
export const reasonSentences = (reasons: readonly FieldReason[], locale: Locale): string[] =>
	reasons.map(({ field, note }) => `${inLanguage(FIELDS[field], locale)}${note ? ` ${note}` : ""}`);
