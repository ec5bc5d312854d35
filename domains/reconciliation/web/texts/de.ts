export default {
	errors: {
		unreadable: "Es wurde nichts importiert: Zeile {line, number} der Datei ist nicht lesbar.",
		imported: "Diese Datei wurde schon importiert, als {fileName}.",
		itemNotFound:
			"Eine solche Zeile oder Zahlung gibt es in den Abrechnungen nicht. Vielleicht ist die Liste veraltet: Öffnen Sie sie erneut.",
		itemClosed: "Diese Differenz ist schon geklärt. Vielleicht war ein anderer Bearbeiter schneller.",
		paymentUnknown: "Bei diesem Anbieter hat keine Zahlung mit dieser ID Geld bewegt.",
		paymentMatched: "Diese Zahlung gehört schon zu einer anderen Zeile einer Abrechnung. Wählen Sie eine andere.",
	},
};
