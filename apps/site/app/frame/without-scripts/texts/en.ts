export default {
	needed:
		"Games, bets and forms need JavaScript, which is turned off in your browser. You can read everything; to play, bet or log in, turn it on and reload the page.",
} as const;
