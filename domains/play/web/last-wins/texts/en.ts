export default {
	title: "Last wins",
	note: "Real rounds, chosen by their time and not by their size.",
	sums: "In the last hour players staked {staked} and got back {won} ({percent} %).",
	someone: "A player",
	times: "{times}×",
} as const;
