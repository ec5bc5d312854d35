/** The colours of a title beyond its palette, as custom properties that its style sheet paints with. */
export type Look = Readonly<Record<`--${string}`, string>>;

/** Walnut and brass under one lamp, on midnight felt. */
export const midnightRoulette: Look = {
	"--pocket-red": "#b3202f",
	"--pocket-red-deep": "#5c0f19",
	"--pocket-black": "#17181f",
	"--pocket-black-deep": "#07070a",
	"--pocket-green": "#1d7a4c",
	"--pocket-green-deep": "#0b3a23",
	"--felt-light": "#22407f",
	"--felt": "#122355",
	"--felt-deep": "#070d24",
	"--walnut-light": "#b07a45",
	"--walnut": "#6b3f1d",
	"--walnut-deep": "#1e0e05",
	"--brass-light": "#fff0c2",
	"--brass-mid": "#d8a94f",
	"--brass-deep": "#7a5416",
	"--chip-bone": "#d9d2c0",
	"--chip-blue": "#1f5f9a",
	"--chip-green": "#2b6e4a",
	"--chip-red": "#a22639",
	"--chip-black": "#26262b",
	"--chip-violet": "#6b2a7d",
};

/** Garnet velvet in a golden arch, and pins that catch the light. */
export const garnetDrop: Look = {
	"--velvet-light": "#a1234c",
	"--velvet": "#6a1434",
	"--velvet-deep": "#22050f",
	"--gold-light": "#fff0c0",
	"--gold": "#dba94d",
	"--gold-deep": "#7a4f12",
	"--gem-light": "#ffb3c2",
	"--gem": "#e0214f",
	"--gem-deep": "#5a0520",
	"--slot-cold": "#2f5fa8",
	"--slot-mild": "#2f9a72",
	"--slot-warm": "#d08a1d",
	"--slot-hot": "#d8283f",
};

/** Black lacquer, brass and enamel of the thirties. */
export const nineSixJacks: Look = {
	"--lacquer": "#04120f",
	"--teal": "#0d5a55",
	"--teal-light": "#35a399",
	"--brass-light": "#ffe9ab",
	"--brass": "#cfa045",
	"--brass-deep": "#8d6622",
	"--enamel-light": "#fff6dd",
	"--enamel": "#f4deaa",
	"--enamel-deep": "#dcb978",
	"--ruby": "#a3182b",
	"--ink-brown": "#3a2410",
	"--card-light": "#fffdf6",
	"--card": "#efe6d2",
	"--pip-red": "#b01f2e",
	"--pip-black": "#17211f",
	"--skin": "#f3d3ae",
};
