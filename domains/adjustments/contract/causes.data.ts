import type { InLanguages } from "@baize/kernel/locale";

/** Why money is given or taken, as the player reads it in statements. */
export const CAUSE_TEXTS = {
	goodwill: { en: "Goodwill", es: "Gesto comercial", ar: "بادرة حسن نية" },
	fault: { en: "A fault of the site", es: "Un fallo del sitio", ar: "عطل في الموقع" },
	wrongPayment: { en: "A payment was wrong", es: "Un pago era erróneo", ar: "دفعة غير صحيحة" },
	wrongResult: { en: "A result was wrong", es: "Un resultado era erróneo", ar: "نتيجة غير صحيحة" },
	earlierAdjustment: {
		en: "An earlier adjustment was wrong",
		es: "Un ajuste anterior era erróneo",
		ar: "تسوية سابقة غير صحيحة",
	},
} as const satisfies Record<string, InLanguages<string>>;

export type AdjustmentCause = keyof typeof CAUSE_TEXTS;
export const ADJUSTMENT_CAUSES = Object.keys(CAUSE_TEXTS) as [AdjustmentCause, ...AdjustmentCause[]];
