export default {
	title: "Several rounds after one press",
	close: "Close",
	hint: "Each is an ordinary round at your stake. Stop ends them at any time; so do the Escape key, a refused round and a page that is not in view.",
	rounds: "Rounds",
	count: "{count, number}",
	loss: "Lose at most",
	win: "Stop at a single win of",
	noWin: "No such stop",
	feature: "Stop when the feature has come",
	start: "Start {rounds, number} rounds at {stake}",
} as const;
