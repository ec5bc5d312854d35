import { firstLines, type ReelSheet, strip } from "@baize/engines/reels";

/** A fruit machine: ten lines, plain pays, and a full moon whose free spins retrigger often. */
export const sheet: ReelSheet = {
	id: "night-orchard",
	version: 1,
	title: "Night Orchard",
	volatility: "medium",
	rtpText: "96.42",
	rows: 3,
	symbols: [
		{ id: "star", role: "wild" },
		{ id: "moon", role: "scatter" },
		{ id: "bell", role: "high" },
		{ id: "watermelon", role: "high" },
		{ id: "grapes", role: "high" },
		{ id: "apple", role: "low" },
		{ id: "orange", role: "low" },
		{ id: "lemon", role: "low" },
		{ id: "cherries", role: "low" },
	],
	reels: [
		strip(`
			grapes bell watermelon orange bell cherries grapes lemon watermelon apple
			bell orange grapes cherries lemon orange grapes watermelon orange grapes
			watermelon lemon star orange grapes cherries moon lemon watermelon
		`),
		strip(`
			apple lemon grapes cherries bell watermelon cherries grapes orange cherries
			bell watermelon apple cherries grapes orange apple lemon watermelon apple
			cherries grapes lemon watermelon moon star lemon bell grapes
		`),
		strip(`
			apple cherries orange watermelon apple grapes cherries lemon orange cherries
			apple watermelon lemon apple star watermelon bell apple orange watermelon
			lemon grapes orange cherries moon bell cherries grapes orange
		`),
		strip(`
			apple orange watermelon apple lemon watermelon bell grapes lemon watermelon
			cherries apple bell cherries orange lemon moon cherries watermelon apple
			orange bell apple grapes bell watermelon star orange lemon
		`),
		strip(`
			cherries orange watermelon lemon bell grapes lemon orange grapes apple
			bell orange apple lemon bell cherries watermelon grapes bell star
			cherries grapes watermelon moon apple cherries lemon orange bell
		`),
	],
	lines: firstLines(10),
	pays: {
		star: { 3: 50, 4: 250, 5: 1000 },
		bell: { 3: 30, 4: 120, 5: 500 },
		watermelon: { 3: 20, 4: 75, 5: 250 },
		grapes: { 3: 15, 4: 60, 5: 200 },
		apple: { 3: 10, 4: 30, 5: 100 },
		orange: { 3: 8, 4: 25, 5: 80 },
		lemon: { 3: 8, 4: 20, 5: 60 },
		cherries: { 2: 2, 3: 8, 4: 20, 5: 60 },
	},
	scatterPays: { 3: 1, 4: 10, 5: 50 },
	freeSpins: {
		awarded: { 3: 8, 4: 12, 5: 16 },
		retriggered: { 3: 8, 4: 12, 5: 16 },
		mostSpins: 80,
		reels: [
			strip(`
				grapes bell watermelon grapes bell orange watermelon lemon orange star
				grapes watermelon orange moon lemon orange star watermelon grapes bell
				cherries star bell grapes lemon cherries apple orange cherries watermelon
			`),
			strip(`
				orange apple star lemon cherries bell watermelon grapes bell lemon
				grapes star lemon apple bell cherries lemon grapes apple bell
				grapes watermelon apple lemon grapes bell cherries moon watermelon star
			`),
			strip(`
				grapes apple watermelon star bell orange lemon grapes watermelon orange
				bell cherries lemon orange bell grapes moon watermelon cherries apple
				orange watermelon star grapes apple bell watermelon orange bell star
			`),
			strip(`
				star cherries bell lemon apple bell orange watermelon grapes apple
				star cherries apple orange cherries grapes lemon star cherries orange
				bell lemon grapes apple bell cherries moon watermelon cherries lemon
			`),
			strip(`
				orange cherries apple lemon star cherries apple orange bell lemon
				orange grapes watermelon star grapes moon cherries watermelon lemon orange
				apple grapes star watermelon grapes orange bell apple lemon watermelon
			`),
		],
	},
	minLineBetUnits: 1,
	maxLineBetUnits: 1000,
	winCapTimesStake: 14426,
};
