import { formatMoney } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";
import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { useSportsTexts } from "../texts.ts";

/** What a refused bet says: with the limit where it is one. */
export function useRefusalText(): (error: CallError) => string {
	const t = useSportsTexts();
	const locale = useLocale();
	const errorText = useErrorText();
	return (error) => {
		const { leastStakeMinor, mostStakeMinor, currency } = (error.body.details ?? {}) as Record<string, unknown>;
		const amount = (minor: unknown): string => formatMoney(BigInt(Number(minor)), String(currency), locale);
		if (error.code === "STAKE_TOO_SMALL") return t("stakeField.tooSmall", { amount: amount(leastStakeMinor) });
		if (error.code === "STAKE_TOO_LARGE") return t("stakeField.tooLarge", { amount: amount(mostStakeMinor) });
		return errorText(error);
	};
}
