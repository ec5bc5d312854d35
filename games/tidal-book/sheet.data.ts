import { firstLines, type ReelSheet, strip } from "@baize/engines/reels";
import { RANKS } from "../reels/ranks.data.ts";

/**
 * The book stands in for every other symbol, and three of them open ten free spins on which one expanding symbol, drawn
 * at the start, covers whole reels and pays on every line.
 */
export const sheet: ReelSheet = {
	id: "tidal-book",
	version: 2,
	title: "Tidal Book",
	volatility: "high",
	rtpText: "96.10",
	rows: 3,
	symbols: [
		{ id: "book", role: "scatter", isWild: true },
		{ id: "octopus", role: "high" },
		{ id: "shell", role: "high" },
		{ id: "anchor", role: "high" },
		{ id: "pearl", role: "high" },
		{ id: "fish", role: "high" },
		...RANKS,
	],
	reels: [
		strip(`
			book ten king shell fish ten anchor fish ten octopus
			anchor shell pearl king anchor ace jack fish ace jack
			octopus ace king octopus ace anchor king queen ten fish
		`),
		strip(`
			fish ten pearl king shell ten octopus queen octopus ace king
			fish queen anchor shell book queen octopus pearl shell jack shell
			king ten octopus anchor jack queen octopus anchor ace octopus
		`),
		strip(`
			ace anchor pearl book jack king ace pearl shell jack queen
			fish king pearl ten king shell fish octopus ace ten anchor
			jack ten fish king queen ten pearl octopus anchor ten
		`),
		strip(`
			queen shell fish queen pearl ten queen pearl king ace anchor
			book fish pearl anchor shell ten shell king pearl jack king
			octopus jack ten shell fish jack queen pearl octopus ace
		`),
		strip(`
			ten king shell octopus ten jack shell pearl ace fish
			octopus anchor ten pearl anchor fish queen anchor shell ten
			jack pearl queen jack king ten ace queen fish book
		`),
	],
	lines: firstLines(20),
	pays: {
		octopus: { 2: 5, 3: 40, 4: 150, 5: 500 },
		shell: { 3: 30, 4: 100, 5: 300 },
		anchor: { 3: 25, 4: 75, 5: 250 },
		pearl: { 3: 20, 4: 60, 5: 200 },
		fish: { 3: 15, 4: 50, 5: 150 },
		ace: { 3: 10, 4: 30, 5: 100 },
		king: { 3: 10, 4: 30, 5: 100 },
		queen: { 3: 8, 4: 25, 5: 80 },
		jack: { 3: 8, 4: 20, 5: 80 },
		ten: { 3: 8, 4: 20, 5: 80 },
	},
	scatterPays: { 3: 2, 4: 10, 5: 100 },
	freeSpins: {
		awarded: { 3: 10, 4: 12, 5: 15 },
		retriggered: { 3: 5, 4: 5, 5: 5 },
		mostSpins: 30,
		reels: [
			strip(`
				ten anchor shell queen fish ace octopus anchor fish king
				shell ten king pearl fish octopus ace ten queen shell
				fish ace jack king pearl octopus ace jack king book
			`),
			strip(`
				shell king queen octopus pearl fish octopus pearl fish ten anchor
				jack pearl ace queen shell king ten shell ace king queen
				ace octopus anchor fish jack octopus queen book jack
			`),
			strip(`
				ten king queen ace king fish ace octopus fish anchor ten
				king pearl shell anchor jack queen king pearl ten ace jack
				shell ten jack pearl shell ace book queen anchor
			`),
			strip(`
				octopus pearl jack fish octopus pearl anchor jack fish ace octopus
				ten fish jack anchor pearl shell king ten ace pearl book
				octopus ten anchor ace shell ten pearl fish queen
			`),
			strip(`
				king ten fish queen king ten shell octopus queen king
				pearl anchor king ace ten queen jack pearl anchor ten
				fish anchor jack ace shell fish queen ten jack book
			`),
		],
		expanding: [
			{ symbol: "octopus", weight: 1 },
			{ symbol: "shell", weight: 1 },
			{ symbol: "anchor", weight: 1 },
			{ symbol: "pearl", weight: 1 },
			{ symbol: "fish", weight: 1 },
			{ symbol: "ace", weight: 1 },
			{ symbol: "king", weight: 1 },
			{ symbol: "queen", weight: 1 },
			{ symbol: "jack", weight: 1 },
			{ symbol: "ten", weight: 1 },
		],
	},
	minLineBetUnits: 1,
	maxLineBetUnits: 500,
	winCapTimesStake: 16064,
};
