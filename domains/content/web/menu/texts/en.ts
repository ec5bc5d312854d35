export default {
	label: "Casino channels",
	myGames: "My games",
	more: "More",
} as const;
