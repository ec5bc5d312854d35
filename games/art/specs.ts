import type { ArtSpec } from "./scene.ts";

/** The pictures by key: a game's key is its slug. */
export const artSpecs = {
	"tidal-book": {
		motif: "enamel-octopus",
		texture: "waves",
		palette: { high: "#0e5a75", low: "#03141f", light: "#5fd0e0" },
	},
	"ember-court": {
		motif: "forged-dragon",
		texture: "rays",
		palette: { high: "#6d1524", low: "#180408", light: "#ff944a" },
	},
	"night-orchard": {
		motif: "moonlit-cherries",
		texture: "stars",
		palette: { high: "#40206e", low: "#0a0517", light: "#b98bff" },
		lean: 6,
	},
	"amber-fox": {
		motif: "marquetry-fox",
		texture: "dunes",
		palette: { high: "#6e4211", low: "#1a0d03", light: "#ffc163" },
	},
	"lantern-road": {
		motif: "silk-lantern",
		texture: "rings",
		palette: { high: "#1c4440", low: "#05100f", light: "#ffb070" },
	},
	"harbour-lights": {
		motif: "poster-anchor",
		texture: "waves",
		palette: { high: "#233a86", low: "#060a1e", light: "#8fb6ff" },
		lean: -8,
	},
	"firefly-meadow": {
		motif: "lady-beetle",
		texture: "stars",
		palette: { high: "#1f4d2e", low: "#04120c", light: "#e8f27a" },
	},
	"night-comet": {
		motif: "comet",
		texture: "stars",
		palette: { high: "#2a2d74", low: "#06061c", light: "#7fe3ff" },
		lean: -6,
	},
	"paper-kite": {
		motif: "paper-kite",
		texture: "rays",
		palette: { high: "#4a6fa5", low: "#131c36", light: "#ffd2a6" },
		lean: -4,
	},
	"midnight-roulette": {
		motif: "roulette-wheel",
		texture: "lattice",
		palette: { high: "#1c3a80", low: "#060b22", light: "#e9bf6a" },
	},
	"claret-roulette": {
		motif: "claret-wheel",
		texture: "rays",
		palette: { high: "#7a1f3d", low: "#1c050e", light: "#ffd9a0" },
	},
	"riverboat-roulette": {
		motif: "riverboat",
		texture: "waves",
		palette: { high: "#a5532c", low: "#1a0f12", light: "#ffc98a" },
	},
	"piazza-roulette": {
		motif: "piazza-fountain",
		texture: "rings",
		palette: { high: "#6a3374", low: "#190a22", light: "#ffc98f" },
	},
	"garnet-drop": {
		motif: "garnet-pins",
		texture: "rays",
		palette: { high: "#8a1c3c", low: "#1c0410", light: "#ffb46b" },
	},
	"barometer-dice": {
		motif: "brass-barometer",
		texture: "dunes",
		palette: { high: "#6b4a2c", low: "#170e07", light: "#9fd8d0" },
	},
	"nine-six-jacks": {
		motif: "fan-of-cards",
		texture: "rings",
		palette: { high: "#0d5a55", low: "#03100d", light: "#e8c67a" },
	},
	"canyon-deuces": {
		motif: "canyon-deuces",
		scale: 1.08,
		texture: "dunes",
		palette: { high: "#a2452a", low: "#260b12", light: "#ffc38a" },
	},
	"carnival-joker": {
		motif: "harlequin-mask",
		scale: 1.08,
		texture: "rays",
		palette: { high: "#5a2496", low: "#120726", light: "#ff8fc8" },
		lean: -4,
	},
	"emerald-blackjack": {
		motif: "joker",
		texture: "lattice",
		palette: { high: "#1f5a45", low: "#06170f", light: "#ffd98a" },
		lean: 5,
	},
	"porcelain-baccarat": {
		motif: "porcelain-vase",
		texture: "waves",
		palette: { high: "#2f6573", low: "#0b1c3d", light: "#d6ecff" },
	},
	"marigold-andar-bahar": {
		motif: "marigold-rangoli",
		texture: "rays",
		palette: { high: "#86205f", low: "#210417", light: "#ffb347" },
	},
	"shadow-dragon-tiger": {
		motif: "shadow-puppets",
		scale: 1.1,
		texture: "rays",
		palette: { high: "#b4632a", low: "#2a0f07", light: "#ffe0a0" },
	},
	"neon-three-card": {
		motif: "neon-cards",
		scale: 1.15,
		texture: "lattice",
		palette: { high: "#2a1f4d", low: "#08060f", light: "#b14dff" },
	},
	"lemon-courtyard": {
		motif: "lemon-tiles",
		texture: "dunes",
		palette: { high: "#1f4a96", low: "#08173d", light: "#ffe27a" },
	},
	"primary-spin": {
		motif: "primary-wheel",
		texture: "rings",
		palette: { high: "#8a2015", low: "#220806", light: "#f7c545" },
	},
	"five-sheaves": {
		motif: "wheat-sheaf",
		texture: "rays",
		palette: { high: "#4d6b36", low: "#141f10", light: "#ffe29a" },
	},
	"nine-roofs": {
		motif: "evening-pagoda",
		texture: "waves",
		palette: { high: "#7c3229", low: "#0e1c3a", light: "#ffb27a" },
	},
	"sun-herbarium": {
		motif: "sun-print",
		texture: "dunes",
		palette: { high: "#1b4f86", low: "#071a35", light: "#cfe4f2" },
		lean: -5,
	},
	"cinnabar-sic-bo": {
		motif: "lacquer-dice",
		scale: 1.18,
		texture: "lattice",
		palette: { high: "#8f2116", low: "#240404", light: "#ffd98a" },
		lean: -4,
	},
	"boardwalk-craps": {
		motif: "pier-dice",
		scale: 1.12,
		texture: "rays",
		palette: { high: "#2b9fb5", low: "#0b3a5a", light: "#ffe9a8" },
	},
	"coral-cascade": {
		motif: "sea-glass",
		scale: 1.15,
		texture: "rays",
		palette: { high: "#13879f", low: "#03203a", light: "#a5f3ee" },
	},
	"silk-caravan": {
		motif: "silk-camel",
		scale: 1.1,
		texture: "dunes",
		palette: { high: "#a63d4a", low: "#1b0d3c", light: "#ffc06a" },
	},
	"painted-dunes": {
		motif: "sand-bottle",
		scale: 1.12,
		texture: "dunes",
		palette: { high: "#2f9a92", low: "#4b2140", light: "#ffe0b0" },
	},
	"fortune-wheel": {
		motif: "ferris-wheel",
		texture: "stars",
		palette: { high: "#5a2f78", low: "#150a22", light: "#ffd166" },
	},
	"copper-vault": {
		motif: "copper-wheel",
		scale: 1.12,
		texture: "rings",
		palette: { high: "#7a3c22", low: "#170906", light: "#ffb878" },
	},
	"thunder-pines": {
		motif: "storm-crane",
		scale: 1.1,
		texture: "rays",
		palette: { high: "#3c4680", low: "#0b0e22", light: "#8fe9ff" },
		lean: -4,
	},
	"iron-garden": {
		motif: "glass-rose",
		scale: 1.12,
		texture: "lattice",
		palette: { high: "#2f7a68", low: "#08261f", light: "#ffe29a" },
	},
	"iron-garden-gate-open": {
		motif: "glass-gate",
		scale: 1.12,
		texture: "stars",
		palette: { high: "#4a4690", low: "#0d0c2c", light: "#ffd9b0" },
	},
	"horse-racing": {
		motif: "horse-racing",
		texture: "dunes",
		palette: { high: "#2f6d43", low: "#06170d", light: "#ffe59a" },
	},
	football: {
		motif: "soccer-ball",
		texture: "lattice",
		palette: { high: "#0f5a48", low: "#03140f", light: "#8ff0c4" },
		lean: -10,
		scale: 0.9,
	},
} satisfies Record<string, ArtSpec>;

export type ArtKey = keyof typeof artSpecs;

/** The keys that also have the wide and tall cuts of the slideshow. */
export const heroKeys = ["tidal-book", "horse-racing", "football"] as const satisfies readonly ArtKey[];
