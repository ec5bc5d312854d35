export default {
	title: "Letzte Gewinne",
	note: "Echte Runden, ausgewählt nach Zeit und nicht nach Höhe.",
	sums: "In der letzten Stunde haben Spieler {staked} gesetzt und {won} zurückbekommen ({percent}\u00a0%).",
	someone: "Ein Spieler",
	times: "{times}×",
};
