import type { Place } from "./place.ts";
import { COMMON_LAW, SAFER_PLAY_LAWS } from "./safer-play.data.ts";
import type { SaferPlayLaw } from "./types.ts";

export function saferPlayLawOf({ country, subdivision }: Place): SaferPlayLaw {
	const { subdivisions = {}, ...ofCountry } = SAFER_PLAY_LAWS[country] ?? {};
	return { ...COMMON_LAW, ...ofCountry, ...(subdivision === undefined ? {} : subdivisions[subdivision]) };
}
