export default {
	description: "Casino, virtuels et sports sur un seul site. Réservé aux adultes.",
	lobby: "Accueil",
	sports: "Sports",
	cashier: "Caisse",
};
