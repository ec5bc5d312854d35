import type { ReelSheet } from "@baize/engines/reels";
import { lineBetOf } from "@baize/spins/server";
import { breaksOfLaw, type CheckRow, type Terms } from "../../contract/index.ts";
import { minorOf } from "../offers/amounts.ts";
import type { StoredVersion } from "../tables.ts";

type Judged = Pick<StoredVersion, "terms" | "price">;
type Known = { titles: readonly ReelSheet[]; isCodeTaken: boolean };

/** What speaks against publishing a version; empty where nothing does. */
export function failedChecks({ terms, price }: Judged, { titles, isCodeTaken }: Known): CheckRow[] {
	const refused = titlesRefused(terms, titles);
	const isPriced = terms.wagering !== null || terms.reward === "spins";
	const rules: [string, boolean, string][] = [
		["priceMissing", price === null && isPriced, ""],
		["worthMoreThanFace", price !== null && price.playerValueUnits > price.faceUnits, String(price?.playerValueUnits)],
		["spinsRefused", refused.length > 0, refused.join(", ")],
		["codeTaken", isCodeTaken, terms.code ?? ""],
	];
	const failed = rules.flatMap(([check, fails, detail]) => (fails ? [{ check, place: null, detail }] : []));
	return [...failed, ...breaksOfLaw(terms)];
}

/** A unit of the stake ladder is one cent there: what can be divided by a title's lines there can be everywhere. */
const FINEST = "CAD";

/** Titles that are not there, or do not take the stake of the spins. */
function titlesRefused({ spins }: Terms, titles: readonly ReelSheet[]): string[] {
	if (!spins) return [];
	const stakeMinor = minorOf(spins.stakeUnits, FINEST);
	return spins.titles.filter((id) => {
		const sheet = titles.find((each) => each.id === id);
		return !sheet || lineBetOf(sheet, stakeMinor, FINEST) === undefined;
	});
}
