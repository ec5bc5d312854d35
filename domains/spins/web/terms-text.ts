import type { WinsView } from "../contract/index.ts";
import type { SpinsTexts } from "./texts.ts";

/** What wins become, in a sentence. */
export function termsText(t: SpinsTexts, wins: WinsView, money: (minor: number) => string): string {
	const { as, maxMinor, wageringTimes: times, daysToWager: days } = wins;
	if (as === "cash") return maxMinor === null ? t("bar.cash") : t("bar.cashUpTo", { amount: money(maxMinor) });
	if (maxMinor === null) return t("bar.bonus", { times, days });
	return t("bar.bonusUpTo", { times, days, amount: money(maxMinor) });
}
