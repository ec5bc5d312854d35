import { firstLines, type ReelSheet, strip } from "@baize/engines/reels";

/**
 * Paper lanterns are wild and pay best of all. The gate opens spins on which one expanding symbol covers whole reels,
 * sometimes doubled.
 */
export const sheet: ReelSheet = {
	id: "lantern-road",
	version: 1,
	title: "Lantern Road",
	volatility: "high",
	rtpText: "96.25",
	rows: 3,
	symbols: [
		{ id: "lantern", role: "wild" },
		{ id: "gate", role: "scatter" },
		{ id: "carp", role: "high" },
		{ id: "fan", role: "high" },
		{ id: "chime", role: "high" },
		{ id: "lotus", role: "high" },
		{ id: "mooncake", role: "low" },
		{ id: "dango", role: "low" },
		{ id: "tea", role: "low" },
		{ id: "fortune", role: "low" },
	],
	reels: [
		strip(`
			tea lotus fan chime dango carp fan chime fortune tea
			dango lotus fortune fan lotus chime fan dango mooncake fan
			dango gate fan mooncake tea lantern chime fortune carp
		`),
		strip(`
			fan lotus carp fan chime dango tea chime fortune fan
			mooncake dango fortune tea dango mooncake gate carp mooncake dango
			tea carp lotus tea fortune dango carp fortune lantern
		`),
		strip(`
			fan tea lantern dango tea carp mooncake fan carp mooncake
			lotus fan fortune lotus carp chime fortune lotus chime carp
			mooncake chime carp mooncake tea fortune carp gate lotus
		`),
		strip(`
			fortune lotus mooncake fortune gate dango fan tea chime dango
			carp lotus dango fortune lantern tea fortune fan mooncake chime
			lotus carp chime dango fan lotus fortune tea carp
		`),
		strip(`
			fortune chime dango fan chime mooncake carp dango fortune mooncake
			tea chime fan fortune lotus lantern carp tea mooncake chime
			carp lotus chime mooncake lotus gate carp fan mooncake
		`),
	],
	lines: firstLines(15),
	pays: {
		lantern: { 2: 5, 3: 50, 4: 250, 5: 1000 },
		carp: { 3: 30, 4: 120, 5: 400 },
		fan: { 3: 25, 4: 80, 5: 250 },
		chime: { 3: 20, 4: 60, 5: 200 },
		lotus: { 3: 15, 4: 50, 5: 150 },
		mooncake: { 3: 10, 4: 30, 5: 100 },
		dango: { 3: 10, 4: 25, 5: 80 },
		tea: { 3: 8, 4: 20, 5: 75 },
		fortune: { 3: 8, 4: 20, 5: 75 },
	},
	scatterPays: { 3: 2, 4: 10, 5: 50 },
	freeSpins: {
		awarded: { 3: 8, 4: 10, 5: 12 },
		retriggered: { 3: 4, 4: 4, 5: 4 },
		mostSpins: 24,
		reels: [
			strip(`
				tea fortune fan mooncake chime dango fortune lotus tea chime
				fortune tea fan fortune mooncake lotus carp mooncake chime lantern
				tea lotus dango fortune tea mooncake dango fortune gate
			`),
			strip(`
				mooncake fan fortune tea chime fortune tea dango mooncake carp
				fortune tea lotus carp dango gate tea fortune carp chime
				mooncake tea dango mooncake lantern lotus mooncake dango carp
			`),
			strip(`
				tea mooncake lotus tea dango fortune mooncake chime tea lotus
				dango tea lotus fortune carp mooncake tea dango fortune gate
				mooncake lantern tea fortune lotus carp dango fortune fan
			`),
			strip(`
				dango tea mooncake fortune lotus mooncake chime fan tea dango
				fortune mooncake chime dango tea gate fan lotus fortune fan
				mooncake lantern dango mooncake carp dango chime fortune lotus
			`),
			strip(`
				dango carp mooncake tea carp lotus fortune dango mooncake gate
				fortune dango carp fan mooncake tea dango chime lantern fortune
				fan chime fortune tea mooncake dango tea fan fortune
			`),
		],
		multipliers: [
			{ times: 1, weight: 2 },
			{ times: 2, weight: 1 },
		],
		expanding: [
			{ symbol: "carp", weight: 1 },
			{ symbol: "fan", weight: 1 },
			{ symbol: "chime", weight: 1 },
			{ symbol: "lotus", weight: 1 },
		],
	},
	minLineBetUnits: 1,
	maxLineBetUnits: 500,
	winCapTimesStake: 20894,
};
