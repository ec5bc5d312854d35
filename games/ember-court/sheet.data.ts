import { firstLines, type ReelSheet, strip } from "@baize/engines/reels";
import { EMBER_CROWN } from "../pots.data.ts";
import { RANKS } from "../reels/ranks.data.ts";

/** Stacked wilds on burning reels; three volcanoes open free spins that pay double or, sometimes, three times. */
export const sheet: ReelSheet = {
	id: "ember-court",
	version: 2,
	title: "Ember Court",
	volatility: "mediumHigh",
	rtpText: "97.17",
	rows: 3,
	symbols: [
		{ id: "flame", role: "wild" },
		{ id: "volcano", role: "scatter" },
		{ id: "dragon", role: "high" },
		{ id: "crown", role: "high" },
		{ id: "swords", role: "high" },
		{ id: "shield", role: "high" },
		{ id: "gem", role: "high" },
		...RANKS,
	],
	reels: [
		strip(`
			swords shield ten jack ace king ten gem ace crown
			ten jack queen shield swords dragon dragon dragon ten shield
			crown volcano ace shield ten ace gem king ten queen
		`),
		strip(`
			jack ten king ace ten crown flame jack queen gem king
			shield swords queen ace dragon dragon dragon gem swords volcano ace
			gem flame queen shield king ten swords crown queen king
		`),
		strip(`
			queen dragon dragon dragon ten gem queen flame shield swords gem
			queen volcano king gem crown swords ten queen jack flame ace
			crown queen swords shield jack crown ten jack crown king
		`),
		strip(`
			ten gem jack ace queen king shield ten swords jack volcano
			gem shield ten flame jack ten crown swords shield ace jack
			dragon dragon dragon king ten flame swords gem shield crown
		`),
		strip(`
			king jack shield crown queen ace flame crown queen ten king
			jack ten gem jack ten volcano crown king swords jack flame
			king ace gem king ten dragon dragon dragon jack swords
		`),
	],
	lines: firstLines(20),
	pays: {
		flame: { 3: 40, 4: 200, 5: 1000 },
		dragon: { 2: 5, 3: 50, 4: 200, 5: 400 },
		crown: { 3: 30, 4: 120, 5: 400 },
		swords: { 3: 25, 4: 100, 5: 300 },
		shield: { 3: 20, 4: 75, 5: 250 },
		gem: { 3: 20, 4: 60, 5: 200 },
		ace: { 3: 12, 4: 40, 5: 120 },
		king: { 3: 10, 4: 30, 5: 100 },
		queen: { 3: 8, 4: 25, 5: 100 },
		jack: { 3: 8, 4: 20, 5: 80 },
		ten: { 3: 8, 4: 20, 5: 80 },
	},
	scatterPays: { 3: 2, 4: 15, 5: 100 },
	freeSpins: {
		awarded: { 3: 10, 4: 12, 5: 15 },
		retriggered: { 3: 5, 4: 5, 5: 5 },
		mostSpins: 20,
		reels: [
			strip(`
				gem crown volcano gem shield crown king swords dragon dragon dragon
				swords ace crown swords dragon dragon dragon shield ten crown swords
				jack shield gem queen crown swords king gem ace shield
			`),
			strip(`
				dragon dragon dragon queen gem jack swords gem crown jack shield ace
				swords king ten shield flame king crown swords dragon dragon dragon volcano
				gem shield ten ace gem queen crown flame gem ten
			`),
			strip(`
				ace swords flame shield crown gem swords jack gem crown queen
				ace volcano queen crown swords queen shield gem dragon dragon dragon
				ace king flame crown ace shield swords ten crown
			`),
			strip(`
				jack gem swords queen ten ace queen swords shield king flame
				ten gem crown flame volcano queen crown king shield swords ace
				dragon dragon dragon shield ace jack gem swords shield
			`),
			strip(`
				king queen crown ace jack queen ace crown shield jack crown
				queen ten jack dragon dragon dragon jack ten volcano flame shield
				queen ace shield jack swords flame jack swords gem
			`),
		],
		multipliers: [
			{ times: 2, weight: 3 },
			{ times: 3, weight: 1 },
		],
	},
	minLineBetUnits: 1,
	maxLineBetUnits: 500,
	winCapTimesStake: 24400,
	jackpot: EMBER_CROWN,
};
