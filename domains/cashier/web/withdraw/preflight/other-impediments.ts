import type { ImpedimentCode } from "../../../contract/preflight/impediments.data.ts";
import type { ImpedimentView } from "../../../contract/preflight/schemas.ts";
import type { WithdrawalOptionsView } from "../../../contract/schemas.ts";

/** In the order in which the page shows one of them as its whole content. */
const SHOWN_BY_PAGE: readonly ImpedimentCode[] = [
	"withdrawalsClosed",
	"payoutsFrozen",
	"notOffered",
	"belowMinimum",
	"documentBlocked",
	"documentRequired",
	"documentPending",
	"proofMissing",
];

/**
 * What stops a withdrawal beside what the page shows already, so that a player does not settle one thing only to meet the
 * next. `isFormShown`: none of it hides the form.
 */
export function otherImpediments({ impediments }: Pick<WithdrawalOptionsView, "impediments">): {
	others: ImpedimentView[];
	isFormShown: boolean;
} {
	const stops = impediments.filter(({ effect }) => effect === "stops");
	const shown = SHOWN_BY_PAGE.find((code) => stops.some((each) => each.code === code));
	return { others: stops.filter(({ code }) => code !== shown), isFormShown: shown === undefined };
}
