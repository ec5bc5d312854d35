import type { Judged } from "@baize/desk/server";
import { type Minor, toWire } from "@baize/kernel/money";
import { unitsText } from "../../contract/index.ts";
import type { StoredOffer, StoredVersion } from "../tables.ts";

export type Line = Judged["effect"][number];

export const budgetText = (units: Minor | null): string => unitsText(units === null ? null : toWire(units));

/** Which terms are in force, under the name that operators know them by. */
export const termsLine = (title: string, before: number | null, after: number): Line => ({
	what: "offers.effects.terms",
	about: title,
	...(before === null ? {} : { before: String(before) }),
	after: String(after),
});

export const stateLine = ({ state }: StoredOffer, after: "open" | StoredOffer["state"]): Line => ({
	what: "offers.effects.state",
	before: `offers.states.${state}`,
	after: `offers.states.${after}`,
});

/** The budget, and what of it is spent already, which an approval does not change. */
export function budgetLines({ budget, spent }: StoredOffer, after: Minor | null): Line[] {
	const spentText = budgetText(spent);
	return [
		{ what: "offers.effects.budget", before: budgetText(budget), after: budgetText(after) },
		{ what: "offers.effects.spent", before: spentText, after: spentText },
	];
}

/** What the terms cost the operator for each who takes them; none where no price was computed. */
export const costLines = ({ price }: StoredVersion): Line[] =>
	price === null
		? []
		: [
				{ what: "offers.effects.cost", after: unitsText(price.costUnits) },
				{ what: "offers.effects.cost95", after: unitsText(price.cost95Units) },
			];

/**
 * What a proposal about an offer is judged on beside its terms. What is spent changes with each player who takes the
 * offer, and is no reason against a proposal while the budget covers it.
 */
export const stateOf = ({ state, published, budget }: StoredOffer) => [
	state,
	published,
	budget === null ? null : String(budget),
];
