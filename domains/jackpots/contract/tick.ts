/** How long a pot takes to be shown as what it was last known to be. */
const CATCH_UP_MS = 10_000;

/**
 * What is shown at a moment between two answers: it moves from what was shown to what is known and never beyond, so it never
 * shows more than the pot has. A pot that is smaller than what was shown has been won, and is shown at once.
 */
export function tickedMinor(fromMinor: number, knownMinor: number, sinceMs: number): number {
	if (knownMinor <= fromMinor || sinceMs >= CATCH_UP_MS) return knownMinor;
	return fromMinor + Math.floor(((knownMinor - fromMinor) * Math.max(0, sinceMs)) / CATCH_UP_MS);
}
