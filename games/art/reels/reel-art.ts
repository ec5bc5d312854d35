/** The symbols of a slot with lines, drawn in squares of 100 with their middle at 0. */
export type ReelArt = {
	definitions: string;
	/** What every symbol stands on: a tile that fills the square, or nothing. */
	ground: string;
	/** The filter that gives a symbol its light, and how much of the square it takes. */
	filter: string;
	scale: number;
	/** By the ids of the sheet. */
	symbols: Readonly<Record<string, string>>;
};

/** One symbol as an SVG document of 256 × 256. */
export const reelSymbol = ({ definitions, ground, filter, scale, symbols }: ReelArt, id: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="256" height="256"><defs>${definitions}</defs>${ground}<g transform="scale(${scale})" filter="url(#${filter})">${symbols[id]}</g></svg>`;

/** A symbol as the motif of the title's card: a body in a square of 32. */
export const reelMotif = ({ definitions, filter, symbols }: ReelArt, id: string): string =>
	`<defs>${definitions}</defs><g transform="translate(16 16) scale(.3)" filter="url(#${filter})">${symbols[id]}</g>`;
