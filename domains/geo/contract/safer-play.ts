import type { Place } from "./place.ts";
import { COMMON_LAW, SAFER_PLAY_LAWS } from "./safer-play.data.ts";

/** The highest value of a limit of this kind, in major units of the currency, or for "time" in minutes. */
export type LegalMaximum = {
	kind: "deposit" | "loss" | "stake" | "time";
	window: "day" | "week" | "month";
	/** The currency of the amount; left out for time. */
	currency?: string;
	amount: number;
};

/** What the law of a place requires for safer play. SAFE-01 */
export type SaferPlayLaw = {
	/** The time zone whose calendar months count. */
	zone: string;
	maxima: readonly LegalMaximum[];
	/** The longest interval between reality checks. */
	maxRealityCheckMinutes: number;
	/** Organisations that help, free of charge. */
	organisations: readonly { name: string; phone?: string; url: string }[];
};

export function saferPlayLawOf({ country, subdivision }: Place): SaferPlayLaw {
	const { subdivisions = {}, ...ofCountry } = SAFER_PLAY_LAWS[country] ?? {};
	return { ...COMMON_LAW, ...ofCountry, ...(subdivision === undefined ? {} : subdivisions[subdivision]) };
}
