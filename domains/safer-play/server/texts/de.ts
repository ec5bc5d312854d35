export default {
	timeOut: {
		subject: "Ihre Spielpause hat begonnen",
		text: `Bis {until} werden auf Ihrem Konto keine Einsätze und keine Einzahlungen angenommen. Die Pause endet von selbst.

Ihr Geld gehört durchgehend Ihnen; Sie können es jederzeit auszahlen lassen:

{withdraw}`,
	},
	exclusion: {
		subject: "Ihre Selbstsperre hat begonnen",
		text: `Bis {until} und danach, bis Sie uns um das Ende bitten, werden auf Ihrem Konto keine Einsätze und keine Einzahlungen angenommen, und wir senden Ihnen keine Werbung. Sie kann nicht früher beendet werden.

Offene Wetten werden abgerechnet und Auszahlungen laufen weiter. Ihr Geld gehört Ihnen; Sie können es jederzeit auszahlen lassen:

{withdraw}

Menschen, die kostenlos helfen:

{link}`,
	},
	permanent: {
		subject: "Ihre dauerhafte Selbstsperre hat begonnen",
		text: `Auf Ihrem Konto werden keine Einsätze und keine Einzahlungen mehr angenommen, und wir senden Ihnen keine Werbung. Sie kann nicht beendet werden.

Offene Wetten werden abgerechnet und Auszahlungen laufen weiter. Ihr Geld gehört Ihnen; Sie können es jederzeit auszahlen lassen:

{withdraw}

Menschen, die kostenlos helfen:

{link}`,
	},
	carried: {
		subject: "Für Ihr Konto gilt eine Sperre",
		text: `Unsere Prüfungen verbinden Ihr Konto mit einer Selbstsperre: in einem Register, das wir nach dem Gesetz abfragen müssen, oder bei einem anderen Konto mit Ihren Daten, das gesperrt oder geschlossen ist. Eine Sperre gilt für eine Person und nicht nur für ein Konto. Ab jetzt werden hier keine Einsätze und keine Einzahlungen angenommen, und wir senden Ihnen keine Werbung.

Offene Wetten werden abgerechnet und Auszahlungen laufen weiter. Ihr Geld gehört Ihnen; Sie können es jederzeit auszahlen lassen:

{withdraw}

Wenn Sie nicht diese Person sind oder das für einen Irrtum halten, schreiben Sie uns, und jemand sieht es sich an:

{link}

Hier finden Sie kostenlose und vertrauliche Hilfe:

{help}`,
	},
};
