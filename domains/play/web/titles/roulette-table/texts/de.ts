export default {
	closesIn: "Legen Sie Ihre Jetons. Noch {seconds, number} s",
	seconds: "s",
	running: "Die Kugel rollt",
	betMore: "Weitere {amount} setzen",
	repeatNext: "{amount} in der nächsten Runde wiederholen",
	full: "Sie haben vier Einsätze in dieser Runde",
	laid: "{amount} auf dem Tisch, noch nicht gesetzt",
	seats: "{count, plural, one {# Einsatz} other {# Einsätze}} in dieser Runde",
	more: "+{count, number}",
	spoken: { running: "Nichts geht mehr. Die Kugel rollt." },
	rules: {
		shared:
			"Der ganze Tisch spielt mit derselben Kugel. Fünfzehn Sekunden lang werden Jetons angenommen; dann geht nichts mehr, und die Kugel rollt.",
		parts:
			"Jeder Druck auf die Taste ist ein Einsatz mit allen Jetons, die auf dem Tableau liegen. Sie können in einer Runde bis zu viermal setzen; jeder Einsatz hat seinen eigenen Beleg, und die Grenzen gelten für jeden.",
		late: "Ein Einsatz zählt, wenn unser Server ihn vor dem Schluss hat, was auch immer Ihr Gerät zeigt. Ein späterer wird abgelehnt, und es wird nichts abgebucht.",
		once: "Ein zweimal gesendeter Einsatz ist einer. Geht eine Antwort verloren, fragt Ihre Seite unter derselben Nummer, bis sie weiß, was daraus wurde.",
		stands: "Ein angenommener Einsatz gilt: Er lässt sich nicht zurücknehmen oder vorher auszahlen.",
		stopped:
			"Bleibt unser Server stehen, bevor die Kugel rollt, kommen alle Einsätze zurück. Von da an steht die Zahl fest, und alle Einsätze werden nach ihr ausgezahlt, wann immer der Server zurück ist.",
		others: "Andere sehen Ihre Jetons, mit verkürztem Namen oder, wenn Sie das wählen, ohne ihn.",
	},
};
