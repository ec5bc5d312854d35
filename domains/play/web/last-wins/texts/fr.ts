export default {
	title: "Derniers gains",
	note: "De vraies parties, choisies selon leur heure et non selon leur montant.",
	sums: "Dans la dernière heure, les joueurs ont misé {staked} et récupéré {won} ({percent} %).",
	someone: "Un joueur",
	times: "{times}×",
};
