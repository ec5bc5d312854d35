export default {
	title: "Recent wins",
	note: "Real rounds, chosen by time and not by size.",
	sums: "In the last hour players staked {staked} and got back {won} ({percent}%).",
	someone: "A player",
	times: "{times}×",
} as const;
