export default {
	board: "The board: {rows, number} rows of pins. From the left the slots pay {times}.",
	drop: "Drop · {amount}",
	skip: "Skip",
	rows: "Rows",
	rowCount: "{rows, number} rows",
	fewer: "Fewer rows",
	more: "More rows",
	risk: "Risk",
	risks: { low: "Low", medium: "Medium", high: "High" },
	ready: "Highest slot {times}× · {stake} can pay {amount}",
	lost: "{times}× · {win} of {stake} came back",
	won: "{times}× · you won {win}",
	even: "{times}× · your stake came back",
	choice: "Rows and risk",
	choiceText: "{rows, number} rows · {risk}",
	spoken: {
		path: "The garnet fell {path} into slot {slot, number} of {slots, number}: {times}×.",
		left: "left",
		right: "right",
	},
	rules: {
		begin:
			"Choose how many rows of pins the garnet falls through, the risk, and your stake. More risk pays more at the edges and less in the middle.",
		fall: "At each pin the garnet goes left or right, each equally likely. The way is drawn when you press Drop; what you see shows it.",
		pays: "The slot under the last row multiplies your stake. Slots in the middle pay less than the stake: this is shown as what came back, not as a win.",
		exact:
			"Each choice has its own return, listed below and counted over all paths. The figure on the card is the lowest of them.",
	},
	drawn:
		"One draw below 2 for each row, from the top: 1 is a step to the right. The slot is the number of steps to the right.",
} as const;
