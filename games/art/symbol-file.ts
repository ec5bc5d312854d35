/** The titles whose symbols are drawn for them; the others show icons on tiles. */
const DRAWN: readonly string[] = [
	"tidal-book",
	"ember-court",
	"night-orchard",
	"amber-fox",
	"lantern-road",
	"harbour-lights",
];

type Named = { id: string; icon: string };

/**
 * The address of a symbol of a slot with lines, 256 × 256. In a file of its own because the lobby needs the other pictures
 * and not this.
 */
export const symbolPicture = (title: string, { id, icon }: Named): string =>
	DRAWN.includes(title) ? `/art/symbols/${title}/${id}.webp` : `/art/symbols/${icon}.webp`;

/** Whether the picture of a card rank has its letter in it, so that none is written over it. */
export const hasLetter = (title: string): boolean => DRAWN.includes(title);
/** Whether there is no picture: the set of icons has no suit for the ten. */
export const isUnpictured = (title: string, { icon }: Named): boolean => icon.startsWith("keycap") && !hasLetter(title);
