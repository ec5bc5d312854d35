export default {
	needed:
		"Games, bets and forms need JavaScript, which is switched off in your browser. You can read everything; to play, bet or log in, switch it on and load the page again.",
} as const;
