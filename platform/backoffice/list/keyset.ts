/**
 * A place in a list that is read from cursor to cursor: the cursor of the page that is shown, undefined on the first
 * one, and those of the pages before it.
 */
export type Place = { cursor: string | undefined; earlier: readonly (string | undefined)[] };

export const FIRST_PAGE: Place = { cursor: undefined, earlier: [] };

export const placeAfter = ({ cursor, earlier }: Place, next: string): Place => ({
	cursor: next,
	earlier: [...earlier, cursor],
});

/** The page before; the first one where the way here is not known, because the address was opened directly. */
export const placeBefore = ({ earlier }: Place): Place =>
	earlier.length === 0 ? FIRST_PAGE : { cursor: earlier.at(-1), earlier: earlier.slice(0, -1) };

export const isFirstPage = ({ cursor }: Place): boolean => cursor === undefined;
