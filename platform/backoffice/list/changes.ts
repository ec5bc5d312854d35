type Named = { id: string };

/** What a newer reading of the same page means for the rows that are shown. */
export type Change = "same" | "inPlace" | "moved";

/**
 * Rows that only changed are shown at once where they stand. If rows came, went or moved, the operator is notified
 * instead, so that nothing moves under the pointer.
 */
export function changeBetween(shown: readonly Named[], newer: readonly Named[]): Change {
	const isSameOrder = shown.length === newer.length && shown.every(({ id }, index) => id === newer[index]?.id);
	if (!isSameOrder) return shown.length === 0 ? "inPlace" : "moved";
	return JSON.stringify(shown) === JSON.stringify(newer) ? "same" : "inPlace";
}
