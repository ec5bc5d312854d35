import type { InLanguages } from "@baize/kernel/locale";

/** Why money is given or taken, as the player reads it in statements. */
export const CAUSE_TEXTS = {
	goodwill: {
		...{ en: "Goodwill", es: "Gesto comercial", pt: "Gesto de cortesia", fr: "Geste commercial", de: "Kulanz" },
		...{ ar: "بادرة حسن نية", ja: "特別対応", zh: "善意补偿" },
	},
	fault: {
		...{ en: "A fault of the site", es: "Un fallo del sitio", pt: "Uma falha do site", fr: "Une erreur du site" },
		...{ de: "Ein Fehler der Website", ar: "عطل في الموقع", ja: "サイトの不具合", zh: "网站故障" },
	},
	wrongPayment: {
		...{ en: "A payment was wrong", es: "Un pago era erróneo", pt: "Um pagamento estava errado" },
		...{ fr: "Un paiement était erroné", de: "Eine Zahlung war falsch", ar: "دفعة غير صحيحة" },
		...{ ja: "支払いの誤り", zh: "付款有误" },
	},
	wrongResult: {
		...{ en: "A result was wrong", es: "Un resultado era erróneo", pt: "Um resultado estava errado" },
		...{ fr: "Un résultat était erroné", de: "Ein Ergebnis war falsch", ar: "نتيجة غير صحيحة" },
		...{ ja: "結果の誤り", zh: "结果有误" },
	},
	earlierAdjustment: {
		en: "An earlier adjustment was wrong",
		es: "Un ajuste anterior era erróneo",
		pt: "Um ajuste anterior estava errado",
		fr: "Un ajustement antérieur était erroné",
		de: "Eine frühere Anpassung war falsch",
		ar: "تسوية سابقة غير صحيحة",
		ja: "以前の調整の誤り",
		zh: "先前的调整有误",
	},
} as const satisfies Record<string, InLanguages<string>>;

export type AdjustmentCause = keyof typeof CAUSE_TEXTS;
export const ADJUSTMENT_CAUSES = Object.keys(CAUSE_TEXTS) as [AdjustmentCause, ...AdjustmentCause[]];
