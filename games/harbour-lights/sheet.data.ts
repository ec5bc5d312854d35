import { firstLines, type ReelSheet, strip } from "@baize/engines/reels";

/** Five lines, nine symbols and no wild: the simplest title. Three lamps award eight spins on the same reels. */
export const sheet: ReelSheet = {
	id: "harbour-lights",
	version: 1,
	title: "Harbour Lights",
	volatility: "mediumHigh",
	rtpText: "96.50",
	rows: 3,
	symbols: [
		{ id: "lamp", role: "scatter" },
		{ id: "anchor", role: "high" },
		{ id: "ship", role: "high" },
		{ id: "sailboat", role: "high" },
		{ id: "ringbuoy", role: "low" },
		{ id: "lobster", role: "low" },
		{ id: "crab", role: "low" },
		{ id: "shrimp", role: "low" },
		{ id: "fish", role: "low" },
	],
	reels: [
		strip(`
			ship shrimp lobster ship shrimp lamp fish shrimp ringbuoy
			crab anchor sailboat shrimp lobster ship sailboat lobster shrimp
			ship sailboat fish crab lobster ringbuoy anchor fish sailboat
		`),
		strip(`
			anchor ship fish anchor sailboat shrimp fish ringbuoy shrimp
			ship fish lobster shrimp crab lamp lobster fish ringbuoy
			lobster shrimp ship anchor fish sailboat ringbuoy lobster shrimp
		`),
		strip(`
			ringbuoy anchor shrimp crab ringbuoy anchor fish ringbuoy anchor
			lobster crab sailboat ship anchor sailboat shrimp crab lamp
			shrimp lobster anchor fish ringbuoy crab ship sailboat lobster
		`),
		strip(`
			sailboat ship ringbuoy sailboat lobster ringbuoy ship shrimp fish
			ship lamp crab ship sailboat lobster ship shrimp sailboat
			fish crab ringbuoy shrimp fish ship crab anchor ringbuoy
		`),
		strip(`
			sailboat crab ringbuoy anchor sailboat crab ship shrimp ringbuoy
			lobster shrimp sailboat crab ringbuoy lamp anchor crab lobster
			ship ringbuoy crab fish shrimp sailboat anchor fish lobster
		`),
	],
	lines: firstLines(5),
	pays: {
		anchor: { 2: 10, 3: 100, 4: 500, 5: 2000 },
		ship: { 3: 60, 4: 250, 5: 1000 },
		sailboat: { 3: 40, 4: 150, 5: 500 },
		ringbuoy: { 3: 35, 4: 120, 5: 400 },
		lobster: { 3: 30, 4: 100, 5: 300 },
		crab: { 3: 25, 4: 75, 5: 250 },
		shrimp: { 2: 2, 3: 15, 4: 50, 5: 150 },
		fish: { 2: 2, 3: 15, 4: 50, 5: 150 },
	},
	scatterPays: { 3: 2, 4: 10, 5: 50 },
	freeSpins: {
		awarded: { 3: 8, 4: 12, 5: 16 },
		retriggered: { 3: 8, 4: 8, 5: 8 },
		mostSpins: 40,
	},
	minLineBetUnits: 2,
	maxLineBetUnits: 2000,
	winCapTimesStake: 16851,
};
