import { firstLines, type ReelSheet, strip } from "@baize/engines/reels";

/** Foxes run through the middle reels in stacks: many small wins on twenty-five lines, more foxes in the feature. */
export const sheet: ReelSheet = {
	id: "amber-fox",
	version: 1,
	title: "Amber Fox",
	volatility: "low",
	rtpText: "96.00",
	rows: 3,
	symbols: [
		{ id: "fox", role: "wild" },
		{ id: "honey", role: "scatter" },
		{ id: "owl", role: "high" },
		{ id: "deer", role: "high" },
		{ id: "hedgehog", role: "high" },
		{ id: "mushroom", role: "low" },
		{ id: "chestnut", role: "low" },
		{ id: "leaf", role: "low" },
		{ id: "pine", role: "low" },
	],
	reels: [
		strip(`
			owl deer hedgehog mushroom chestnut deer hedgehog chestnut pine
			deer hedgehog pine mushroom deer owl mushroom leaf hedgehog
			mushroom leaf honey chestnut owl hedgehog pine deer hedgehog
		`),
		strip(`
			deer pine mushroom hedgehog deer owl fox fox fox pine
			owl leaf hedgehog deer pine owl mushroom deer leaf honey
			deer pine chestnut owl leaf deer chestnut mushroom owl leaf
		`),
		strip(`
			hedgehog mushroom owl hedgehog chestnut mushroom deer chestnut hedgehog owl
			chestnut pine leaf chestnut fox fox fox mushroom owl honey
			hedgehog deer mushroom chestnut hedgehog mushroom deer hedgehog chestnut leaf
		`),
		strip(`
			deer owl leaf mushroom owl hedgehog deer leaf chestnut mushroom
			pine chestnut mushroom hedgehog chestnut pine mushroom leaf pine fox
			fox fox hedgehog mushroom leaf honey chestnut deer owl hedgehog
		`),
		strip(`
			pine leaf mushroom pine chestnut mushroom leaf owl chestnut
			deer leaf hedgehog deer owl mushroom leaf chestnut mushroom
			owl leaf pine chestnut hedgehog pine deer owl honey
		`),
	],
	lines: firstLines(25),
	pays: {
		owl: { 3: 15, 4: 50, 5: 150 },
		deer: { 3: 12, 4: 40, 5: 120 },
		hedgehog: { 3: 12, 4: 35, 5: 100 },
		mushroom: { 3: 8, 4: 20, 5: 60 },
		chestnut: { 3: 8, 4: 20, 5: 60 },
		leaf: { 3: 6, 4: 18, 5: 50 },
		pine: { 3: 6, 4: 16, 5: 45 },
	},
	scatterPays: { 3: 1, 4: 5, 5: 20 },
	freeSpins: {
		awarded: { 3: 8, 4: 10, 5: 12 },
		retriggered: { 3: 4, 4: 4, 5: 4 },
		mostSpins: 30,
		reels: [
			strip(`
				hedgehog chestnut deer hedgehog owl mushroom deer owl chestnut
				mushroom deer hedgehog chestnut owl hedgehog honey leaf owl
				mushroom hedgehog owl leaf mushroom hedgehog pine owl
			`),
			strip(`
				owl mushroom chestnut hedgehog fox fox fox pine chestnut hedgehog pine
				deer chestnut owl deer mushroom leaf owl chestnut leaf hedgehog owl
				chestnut leaf deer honey owl fox fox fox pine hedgehog
			`),
			strip(`
				pine deer mushroom hedgehog pine mushroom chestnut deer mushroom leaf deer
				hedgehog fox fox fox owl chestnut leaf hedgehog owl pine fox
				fox fox mushroom honey chestnut pine mushroom deer hedgehog owl
			`),
			strip(`
				chestnut leaf mushroom fox fox fox pine honey owl deer pine
				hedgehog owl deer leaf owl hedgehog chestnut mushroom owl pine hedgehog
				deer fox fox fox chestnut leaf hedgehog mushroom leaf deer
			`),
			strip(`
				hedgehog owl leaf deer owl leaf mushroom owl deer
				leaf chestnut deer mushroom pine hedgehog mushroom honey pine
				owl mushroom pine deer owl leaf pine deer
			`),
		],
	},
	minLineBetUnits: 1,
	maxLineBetUnits: 400,
	winCapTimesStake: 3563,
};
