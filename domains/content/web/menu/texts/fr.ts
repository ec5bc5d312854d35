export default {
	label: "Rubriques du casino",
	myGames: "Mes jeux",
	more: "Plus",
};
