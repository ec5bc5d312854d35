import type { Going, RaceKind, Silk, SilkColour, SilkPattern } from "./types.ts";

/** The colours of silks as drawn: the same in the dark and the light theme. */
export const SILK_COLOURS: Readonly<Record<SilkColour, string>> = {
	white: "#f7f5ef",
	black: "#1c1b1a",
	grey: "#9aa0a6",
	yellow: "#f6c915",
	orange: "#ee7d1a",
	red: "#c8202f",
	maroon: "#6d1a2d",
	pink: "#ef8fb1",
	purple: "#66358f",
	"royal-blue": "#2148b8",
	"light-blue": "#79b8e3",
	navy: "#16244d",
	emerald: "#1b9a58",
	"dark-green": "#11502f",
};

export const SILK_PATTERNS: readonly SilkPattern[] = [
	"plain",
	"hoops",
	"stripes",
	"quarters",
	"halves",
	"chevron",
	"sash",
	"spots",
	"diamonds",
	"stars",
];

/** Greyhounds wear the jacket of their trap, the same at every track. */
export const TRAP_JACKETS: readonly Silk[] = [
	{ pattern: "plain", body: "red", mark: "white", cap: "red" },
	{ pattern: "plain", body: "royal-blue", mark: "white", cap: "royal-blue" },
	{ pattern: "plain", body: "white", mark: "black", cap: "white" },
	{ pattern: "plain", body: "black", mark: "white", cap: "black" },
	{ pattern: "plain", body: "orange", mark: "black", cap: "orange" },
	{ pattern: "stripes", body: "black", mark: "white", cap: "red" },
];

/** The data that race cards of a kind are drawn from. A name is a first and a second word, each used once per card. */
export type KindOfRace = {
	readonly fewestRunners: number;
	readonly maxRunners: number;
	readonly courses: readonly string[];
	readonly goings: readonly Going[];
	readonly distancesMetres: readonly number[];
	readonly firstWords: readonly string[];
	readonly secondWords: readonly string[];
};

const words = (text: string): string[] => text.split(" ");

/** Courses and runners are invented. */
export const KINDS_OF_RACE: Readonly<Record<RaceKind, KindOfRace>> = {
	horses: {
		fewestRunners: 8,
		maxRunners: 12,
		courses: [
			"Harrowmere Park",
			"Windle Downs",
			"Castle Orrin",
			"Saltreed Heath",
			"Brindlecoombe",
			"Glenfarrow",
			"Marchwick Meadow",
			"Tolver Sands",
			"Old Pellmarsh",
			"Queen's Hollow",
		],
		goings: ["firm", "good-to-firm", "good", "good-to-soft", "soft", "heavy"],
		distancesMetres: [1_000, 1_200, 1_400, 1_600, 2_000, 2_400],
		firstWords: words(
			"Amber Autumn Brave Copper Crimson Distant Emerald Evening Fabled Gallant Gentle Golden Hidden Idle Ivory Jolly " +
				"Lucky Lunar Marble Merry Midnight Misty Noble Northern Paper Patient Quiet Rambling Royal Rustic Sable Scarlet " +
				"Secret Silver Simple Solemn Southern Summer Velvet Wandering Wild Winter",
		),
		secondWords: words(
			"Accord Anthem Arrow Ballad Beacon Bramble Cavalier Chapel Compass Courier Dancer Echo Ember Falcon Fiddler " +
				"Garland Harbour Heron Horizon Lantern Legend Letter Meadow Melody Minstrel Monarch Orchard Parade Pilgrim " +
				"Poet Promise Quarter Reverie River Sailor Sonnet Sparrow Tempest Thistle Traveller Verse Whisper",
		),
	},
	greyhounds: {
		fewestRunners: 6,
		maxRunners: 6,
		courses: ["Lanternfield", "Crossmoor", "Dock Lane", "Hollin Bridge", "Marlgate", "Sandpiper Green"],
		goings: ["standard"],
		distancesMetres: [275, 380, 460, 480, 525, 660],
		firstWords: words(
			"Alder Bally Breezy Chilly Cosy Dapper Dusky Fern Ginger Hasty Hazel Jaunty Kindly Likely Maple Nimble Peppery " +
				"Plucky Rowan Rusty Sandy Snappy Tawny Wily",
		),
		secondWords: words(
			"Biscuit Bolt Button Comet Dash Duke Flyer Ghost Jet Magpie Marvel Pilot Pixie Rascal Rocket Rover Scout Shadow " +
				"Skipper Spark Sprite Swift Ticket Whistle",
		),
	},
	motors: {
		fewestRunners: 10,
		maxRunners: 12,
		courses: ["Port Azure", "Monte Corvo Ring", "Silverpine Circuit", "Aerodrome Nine", "Dune Bay", "Kuroiwa Pass"],
		goings: ["dry", "wet"],
		distancesMetres: [4_200, 4_800, 5_300, 6_100],
		firstWords: words(
			"Apex Argon Boreal Carbon Cinder Cobalt Delta Falken Halcyon Ion Kestrel Lumen Mistral Nova Onyx Orbit Pulsar " +
				"Quartz Sirocco Solar Titan Vector Vesper Zephyr",
		),
		secondWords: words(
			"Autosport Dynamics Engineering Garage Grandprix Motors Motorsport Partners Performance Racing Scuderia Speedworks " +
				"Squad Syndicate Team Works",
		),
	},
};
