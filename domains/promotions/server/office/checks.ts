import { breaksOfLaw, type CheckRow } from "../../contract/index.ts";
import type { StoredVersion } from "../tables.ts";

type Judged = Pick<StoredVersion, "terms" | "price">;
type Known = { hasSpins: boolean; isCodeTaken: boolean };

/** What speaks against publishing a version; empty where nothing does. */
export function failedChecks({ terms, price }: Judged, { hasSpins, isCodeTaken }: Known): CheckRow[] {
	const rules: [string, boolean, string][] = [
		["priceMissing", price === null && terms.wagering !== null, ""],
		["worthMoreThanFace", price !== null && price.playerValueUnits > price.faceUnits, String(price?.playerValueUnits)],
		["spinsNotThere", terms.reward === "spins" && !hasSpins, ""],
		["codeTaken", isCodeTaken, terms.code ?? ""],
	];
	const failed = rules.flatMap(([check, fails, detail]) => (fails ? [{ check, place: null, detail }] : []));
	return [...failed, ...breaksOfLaw(terms)];
}
