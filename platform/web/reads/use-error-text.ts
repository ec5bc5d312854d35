import { useCallback } from "react";
import { useLocale } from "../i18n/locale.ts";
import { findText } from "../i18n/texts.ts";
import type { CallError } from "./call-api.ts";
import { useCommonTexts } from "./texts.ts";

/** The text of a refused call: the domain's own where the page has it, else the common one. */
export function useErrorText(): (error: CallError) => string {
	const locale = useLocale();
	const t = useCommonTexts();
	return useCallback(
		({ body }) => {
			const values = body.details as Record<string, string | number> | undefined;
			return findText(locale, body.message, values) ?? t("errors.internal");
		},
		[locale, t],
	);
}
