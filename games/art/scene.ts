/** The parts of every picture: one motif, one light, one texture. */
export interface ArtSpec {
	/** An icon of Fluent Emoji. */
	motif: string;
	texture: TextureName;
	palette: {
		/** The background colour where the light falls, and where it does not. */
		high: string;
		low: string;
		/** The light's colour. */
		light: string;
	};
	/** Degrees of tilt; a slight one looks livelier. */
	lean?: number;
	/** The motif's share of the space reserved for it; 1 where absent. */
	scale?: number;
}

export type TextureName = "rays" | "waves" | "stars" | "rings" | "lattice" | "dunes";

/** A cut of a picture: its canvas, where the motif stands and how large it is. */
export interface Cut {
	width: number;
	height: number;
	centre: { x: number; y: number };
	motifSide: number;
}

export const cuts = {
	"3:4": { width: 300, height: 400, centre: { x: 150, y: 188 }, motifSide: 206 },
	"4:3": { width: 400, height: 300, centre: { x: 200, y: 146 }, motifSide: 190 },
	wide: { width: 1560, height: 600, centre: { x: 1130, y: 296 }, motifSide: 360 },
	tall: { width: 780, height: 960, centre: { x: 390, y: 262 }, motifSide: 430 },
} satisfies Record<string, Cut>;

export type CutName = keyof typeof cuts;
export type Ratio = "3:4" | "4:3";
