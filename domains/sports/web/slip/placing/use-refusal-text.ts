import { formatMoney } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";
import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { useSportsTexts } from "../../texts.ts";

/** The text of a refused bet: with the limit where it has one. */
export function useRefusalText(): (error: CallError) => string {
	const t = useSportsTexts();
	const locale = useLocale();
	const errorText = useErrorText();
	return (error) => {
		const { minStakeMinor, maxStakeMinor, currency } = (error.body.details ?? {}) as Record<string, unknown>;
		const amount = (minor: unknown): string => formatMoney(BigInt(Number(minor)), String(currency), locale);
		if (error.code === "STAKE_TOO_SMALL") return t("stakeField.tooSmall", { amount: amount(minStakeMinor) });
		if (error.code === "STAKE_TOO_LARGE") return t("stakeField.tooLarge", { amount: amount(maxStakeMinor) });
		return errorText(error);
	};
}
