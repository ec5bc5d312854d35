import { percent, row } from "./rows.ts";

/** A return that is right is confirmed within so many standard errors in 99.7 % of all simulations. */
export const MAX_ERRORS = 3;

/**
 * Of one choice of a title. There are so many choices in all that some which are right are beyond three standard errors;
 * beyond these, one in 50,000 is.
 */
export const MAX_ERRORS_OF_CHOICE = 4.26;

/** What some rounds returned against what they should, in stakes. `standardError`: of the mean of these rounds. */
export type Confirmation = { exact: number; mean: number; standardError: number };

/** How many standard errors the simulated return is above the exact one. */
export function errorsOf({ exact, mean, standardError }: Confirmation): number {
	return mean === exact ? 0 : (mean - exact) / standardError;
}

export const isWithin = (confirmation: Confirmation, max: number): boolean => Math.abs(errorsOf(confirmation)) <= max;

/** Of several choices that were played independently, by how many of all rounds each has. */
export function together(parts: readonly (Confirmation & { rounds: number })[]): Confirmation {
	const all = parts.reduce((sum, { rounds }) => sum + rounds, 0);
	const mean = (of: (part: Confirmation) => number): number =>
		parts.reduce((sum, part) => sum + of(part) * (part.rounds / all), 0);
	const variance = parts.reduce((sum, part) => sum + (part.standardError * (part.rounds / all)) ** 2, 0);
	return {
		exact: mean((part) => part.exact),
		mean: mean((part) => part.mean),
		standardError: Math.sqrt(variance),
	};
}

/** The simulated return and how far it is from the exact one, with the verdict in words. */
export function confirmationRows(confirmation: Confirmation, max: number): string[] {
	const errors = errorsOf(confirmation);
	const verdict = isWithin(confirmation, max) ? `within ${max}` : `NOT within ${max}`;
	return [
		row("simulated return", percent(confirmation.mean)),
		row("standard error", percent(confirmation.standardError)),
		row("deviation", `${errors < 0 ? "" : "+"}${errors.toFixed(2)} standard errors, ${verdict}`),
	];
}
