import { X10000 } from "@baize/engines/draw";
import { useLocale } from "@baize/platform-web/i18n";

/** A multiplier without needless zeros: "0.25", "1000". */
export function useTimes(): (timesX10000: number) => string {
	const format = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 4, useGrouping: false });
	return (timesX10000) => format.format(timesX10000 / X10000);
}
