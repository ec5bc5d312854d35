import type { FreeSpins, ReelSheet } from "@baize/engines/reels";
import { symbolName } from "../game/round/round-texts.ts";
import type { PlayTexts } from "../texts.ts";
import { countsOf } from "./by-count.ts";

/** The free spins of a title in sentences, from the sheet that decides them. */
export function featureSentences(sheet: ReelSheet, rules: FreeSpins, t: PlayTexts): string[] {
	const scatter = symbolName(t, sheet.symbols.find(({ role }) => role === "scatter")?.id ?? "");
	const listed = (texts: readonly string[]): string => texts.join(` ${t("rules.or")} `);
	return [
		...countsOf(rules.awarded).map(([scatters, count]) => t("rules.awarded", { scatters, symbol: scatter, count })),
		...countsOf(rules.retriggered).map(([scatters, count]) =>
			t("rules.retriggered", { scatters, symbol: scatter, count, most: rules.mostSpins }),
		),
		...(rules.multipliers
			? [t("rules.multiplied", { times: listed(rules.multipliers.map(({ times }) => `× ${times}`)) })]
			: []),
		...(rules.expanding
			? [
					t("rules.expanding", {
						symbols: rules.expanding.map(({ symbol }) => symbolName(t, symbol)).join(t("spoken.comma")),
					}),
				]
			: []),
		...(rules.reels ? [t("rules.otherReels")] : []),
	];
}
