export default {
	label: "Canales del casino",
	myGames: "Mis juegos",
	more: "Más",
};
