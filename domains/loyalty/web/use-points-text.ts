import { formatMoney } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";
import { truncatedPoints } from "../contract/points.ts";

const RATIO_DECIMALS = 2;

export type PointsText = {
	/** Whole points, truncated. spec §9 */
	whole(points: number): string;
	/** With a sign: an entry of the history. */
	change(points: number): string;
	/** With two decimals, for the ratio. spec §9 */
	ratio(points: number): string;
	money(amountMinor: number, currency: string): string;
};

export function usePointsText(): PointsText {
	const locale = useLocale();
	return pointsTextIn(locale);
}

export function pointsTextIn(locale: string): PointsText {
	const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
	const change = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
	const ratio = new Intl.NumberFormat(locale, {
		minimumFractionDigits: RATIO_DECIMALS,
		maximumFractionDigits: RATIO_DECIMALS,
	});
	return {
		whole: (points) => whole.format(truncatedPoints(points)),
		change: (points) => change.format(truncatedPoints(points)),
		ratio: (points) => ratio.format(points),
		money: (amountMinor, currency) => formatMoney(amountMinor, currency, locale),
	};
}
