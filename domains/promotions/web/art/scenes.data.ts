/** The look of an offer's picture: its ground where the light falls and where it does not, and the colour of the light. */
export type Palette = { high: string; low: string; light: string };

export type MotifName = "coins" | "spins" | "ring" | "letter" | "gift" | "ball";

/**
 * One picture for each kind of offer. Like the pictures of games they have one motif, one light and one texture, and are
 * evening in both themes.
 */
export const SCENES: Readonly<Record<MotifName, Palette>> = {
	coins: { high: "#14523d", low: "#07130f", light: "#f0c877" },
	spins: { high: "#233a86", low: "#060a1e", light: "#8fb6ff" },
	ring: { high: "#1c4a55", low: "#04141a", light: "#7fd6e6" },
	letter: { high: "#40206e", low: "#0a0517", light: "#c9a6ff" },
	ball: { high: "#1f5a2c", low: "#06140a", light: "#a8e08a" },
	gift: { high: "#6e4211", low: "#1a0d03", light: "#ffc163" },
};

/** What the motifs are made of, from the lit side to the shaded one. */
export const METAL = { lit: "#f8dfa4", plain: "#e2b658", shaded: "#a87420", deep: "#7a4d10" } as const;
export const PAPER = { lit: "#fffaf0", plain: "#f1e6cf", shaded: "#cfbd97", ink: "#5a2430" } as const;
