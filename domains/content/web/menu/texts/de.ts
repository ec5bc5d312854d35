export default {
	label: "Bereiche des Casinos",
	myGames: "Meine Spiele",
	more: "Mehr",
};
