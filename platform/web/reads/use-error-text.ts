import { useCallback } from "react";
import { useLocale } from "../i18n/locale.ts";
import { findText } from "../i18n/texts.ts";
import type { CallError } from "./call-house.ts";
import { useHouseTexts } from "./texts.ts";

/** What a refused call says to the person: its own text where the page has it, else the house's general one. */
export function useErrorText(): (error: CallError) => string {
	const locale = useLocale();
	const t = useHouseTexts();
	return useCallback(
		({ body }) => {
			const values = body.details as Record<string, string | number> | undefined;
			return findText(locale, body.message, values) ?? t("errors.internal");
		},
		[locale, t],
	);
}
