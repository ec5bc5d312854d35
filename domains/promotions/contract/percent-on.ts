import type { GameClass } from "@baize/ledger/contract";
import type { Wagering } from "./terms.ts";

/** What of a stake on a title counts, in per cent; null where the bonus excludes it, by itself or with its class. */
export function percentOn(
	{ shares, titles = [] }: Pick<Wagering, "shares" | "titles">,
	{ gameClass, title }: { gameClass: GameClass; title: string },
): number | null {
	const ofClass = shares.find((each) => each.gameClass === gameClass);
	if (!ofClass) return null;
	const own = titles.find((each) => each.title === title);
	return own ? own.percent : ofClass.percent;
}
