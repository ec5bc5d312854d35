export default {
	label: "Seções do cassino",
	myGames: "Meus jogos",
	more: "Mais",
};
