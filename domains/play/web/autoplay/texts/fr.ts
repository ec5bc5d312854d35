export default {
	title: "Plusieurs parties d’une seule pression",
	close: "Fermer",
	hint: "Chacune est une partie ordinaire à votre mise. « Arrêter » y met fin à tout moment ; la touche Échap, une partie refusée et une page qui n’est pas visible aussi.",
	rounds: "Parties",
	count: "{count, number}",
	loss: "Perdre au plus",
	win: "S’arrêter à un gain de",
	noWin: "Sans cet arrêt",
	feature: "S’arrêter quand le bonus arrive",
	start: "Lancer {rounds, number} parties à {stake}",
} as const;
