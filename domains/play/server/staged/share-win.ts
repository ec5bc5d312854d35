import { check } from "@baize/kernel/check";
import { type Minor, share } from "@baize/kernel/money";

/**
 * What of a round's win belongs to each of its stakes, the first one first: in proportion to them, so that each part of a
 * stake that was bonus money gets its part of the win. What the cuts leave belongs to the first.
 */
export function sharesOfWin(winMinor: Minor, [first, ...further]: readonly Minor[]): Minor[] {
	check(first !== undefined && first > 0n, "a round has a stake");
	const stakedMinor = further.reduce((sum, stake) => sum + stake, first);
	const shares = further.map((stake) => share(winMinor, stake, stakedMinor));
	return [shares.reduce((left, each) => left - each, winMinor), ...shares];
}
