export default {
	title: "Autoplay",
	close: "Close",
	hint: "Each round is played at your stake. You can stop at any time with Stop or the Escape key; autoplay also stops if a round is rejected or the page goes out of view.",
	rounds: "Rounds",
	count: "{count, number}",
	loss: "Loss limit",
	win: "Stop on a single win of",
	noWin: "No limit",
	feature: "Stop when the feature is triggered",
	start: "Start {rounds, number} rounds at {stake}",
} as const;
