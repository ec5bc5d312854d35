/** The colours of the racecourse at dusk: game art, the same in the dark and in the light theme. */
export const SCENE = {
	skyTop: "#0a1626",
	skyMiddle: "#24465c",
	skyLow: "#c08a5c",
	glow: "#f0bb63",
	star: "#f5f0e4",
	hillFar: "#21424a",
	hillNear: "#163237",
	tree: "#0f2826",
	treeLit: "#1a3a31",
	stand: "#122129",
	standRoof: "#2a3d42",
	standLight: "#ffd88a",
	crowd: ["#c9b48a", "#8c6f52", "#5f7f7a", "#a85b4d", "#d9c9a8", "#4c5f73"],
	mast: "#31474a",
	flood: "#fff3cf",
	turfFar: "#2d7048",
	turfNear: "#174a30",
	turfLight: "#58a06a",
	chalk: "#f5f0e4",
	rail: "#f5f0e4",
	railShade: "#aebcb2",
	post: "#c03a4b",
	brass: "#d8a545",
	shadow: "#04140c",
	clod: "#123a24",
	gate: "#1d3b30",
	gateEdge: "#d8a545",
	label: "#07130f",
	breeches: "#f7f3ea",
	boot: "#17130f",
	face: "#d8a27c",
	cloth: "#fbf8f0",
	ink: "#14120f",
	rein: "#2a1a10",
} as const;

export type Coat = { body: string; light: string; dark: string; mane: string; sock: string };

/** Bay, chestnut, black, grey, dark bay and palomino. */
export const COATS: readonly Coat[] = [
	{ body: "#6f4126", light: "#9a6038", dark: "#41240f", mane: "#1b120c", sock: "#2a180d" },
	{ body: "#95512a", light: "#c47a45", dark: "#5f3015", mane: "#7d4120", sock: "#f0e7d8" },
	{ body: "#2c2725", light: "#544c48", dark: "#151210", mane: "#0d0b0a", sock: "#151210" },
	{ body: "#a9a7a3", light: "#dcdad5", dark: "#74726f", mane: "#5c5a58", sock: "#8b8986" },
	{ body: "#4b2c1b", light: "#744a2d", dark: "#2a170c", mane: "#120b07", sock: "#efe6d7" },
	{ body: "#bb8748", light: "#e0b574", dark: "#83592a", mane: "#efdfbd", sock: "#efe6d7" },
];
