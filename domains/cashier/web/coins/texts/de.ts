export default {
	which: "Welche Adresse?",
	other: "Andere Adresse",
	address: "Bitcoin-Adresse",
	hint: "Von einer Wallet, die Ihnen gehört, im Bitcoin-Netzwerk. Fügen Sie sie ein: Was an eine falsche Adresse geht, kommt nie zurück.",
	missing: "Geben Sie die Adresse ein.",
	wrong: "Das kann keine Bitcoin-Adresse sein. Kopieren Sie sie noch einmal aus Ihrer Wallet.",
	later:
		"Diese Art von Adresse ist noch nicht in Gebrauch, und was dorthin geht, könnte verloren sein. Nehmen Sie aus Ihrer Wallet eine, die mit bc1q, bc1p, 1 oder 3 beginnt.",
	rate: "Ausgezahlt wird in Bitcoin zum Kurs im Moment des Versands. Der Betrag hier verlässt Ihr Guthaben, wie auch immer sich der Kurs bis dahin entwickelt.",
	paying: "An Ihre Adresse gesendet",
	status: {
		short: "Die Adresse ist noch nicht vollständig.",
		wrong: "Das ist keine Bitcoin-Adresse.",
		later: "An diese Art von Adresse kann noch nicht gezahlt werden.",
		right: "Die Prüfzeichen passen.",
	},
};
