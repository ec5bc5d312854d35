export default {
	registerListed: {
		subject: "Wir können kein Konto für Sie eröffnen",
		text: `Jemand, vermutlich Sie, hat ein Konto bei Baize beantragt. Eine der Prüfungen, die wir zuerst durchführen müssen, etwa im Register der Personen, die sich vom Spiel ausgeschlossen haben, lässt das nicht zu.

Wenn Sie das für einen Irrtum halten, schreiben Sie uns.

Hier finden Sie kostenlose und vertrauliche Hilfe:

{link}

Wenn Sie es nicht waren, müssen Sie nichts tun.`,
	},
	accountClosed: {
		subject: "Ihr Konto ist geschlossen",
		text: `Ihr Baize-Konto ist geschlossen, wie Sie es gewünscht haben. Niemand kann sich darin anmelden, und wir schreiben Ihnen nicht mehr über Angebote.

Offene Wetten laufen bis zum Ende. Geld, das Ihnen noch zusteht, bleibt Ihres: Schreiben Sie uns, und wir zahlen es aus. Was wir nach dem Gesetz aufbewahren müssen, bewahren wir so lange auf, wie es vorgeschrieben ist, und nicht länger.

Wenn Sie es nicht geschlossen haben oder wieder öffnen möchten, schreiben Sie uns:

{link}

Wenn Ihnen das Spielen zu schaffen macht, finden Sie dort auch kostenlose und vertrauliche Hilfe.`,
	},
	alreadyRegistered: {
		subject: "Sie haben bereits ein Konto",
		text: `Jemand, vermutlich Sie, hat ein Konto bei Baize beantragt. Mit der Adresse, an die diese E-Mail geht, haben Sie bereits eines, und daran hat sich nichts geändert.

Hier melden Sie sich an:

{link}

Wenn Sie es nicht waren, müssen Sie nichts tun.`,
	},
	detailsChanged: {
		subject: "Ihre Daten wurden geändert",
		text: `Daten Ihres Baize-Kontos (Name, Adresse oder Telefon) wurden am {when} geändert.

Wenn Sie es waren, ist alles in Ordnung. Ihre Daten:

{link}`,
	},
	recoverPassword: {
		subject: "Legen Sie ein neues Passwort fest",
		text: `Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Baize-Konto angefordert.

Legen Sie es hier fest:

{link}

Der Link funktioniert einmal, innerhalb einer Stunde. Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist, und niemand sonst hat diesen Link.`,
	},
	passwordChanged: {
		subject: "Ihr Passwort wurde geändert",
		text: `Das Passwort Ihres Baize-Kontos wurde am {when} geändert. Überall sonst, wo Sie angemeldet waren, sind Sie abgemeldet, und Auszahlungen werden eine Zeit lang zurückgehalten.

Wenn Sie es waren, ist alles in Ordnung. Was Ihr Konto schützt:

{link}`,
	},
	accountSecured: {
		subject: "Ihr Konto ist gesichert: Legen Sie ein neues Passwort fest",
		text: `Sie haben uns mitgeteilt, dass Sie es nicht waren. Alle Sitzungen Ihres Baize-Kontos sind beendet, das Passwort gilt nicht mehr, und es wird nichts ausgezahlt.

Legen Sie hier ein neues Passwort fest:

{link}

Der Link funktioniert einmal, innerhalb einer Stunde; danach fordern Sie auf der Anmeldeseite einen neuen an. Prüfen Sie dann, ob Ihre Daten und Bankkonten wirklich Ihre sind.

Wir prüfen, was geschehen ist, und schreiben Ihnen. Bis dahin bleiben Auszahlungen gestoppt, und Ihr Geld ist sicher.`,
	},
	accountSecuredShut: {
		subject: "Ihr Konto ist gesichert",
		text: `Sie haben uns mitgeteilt, dass Sie es nicht waren. Alle Sitzungen Ihres Baize-Kontos sind beendet, niemand kann sich anmelden, und es wird nichts ausgezahlt.

Wir prüfen, was geschehen ist, und schreiben Ihnen. Ihr Geld ist sicher. Sie können uns auch schreiben:

{link}`,
	},
	emailPutBack: {
		subject: "Diese Adresse wurde von einem Baize-Konto entfernt",
		text: `Die Person, der ein Baize-Konto gehört, hat uns von ihrer früheren Adresse aus mitgeteilt, dass die Änderung auf diese Adresse nicht von ihr stammt. Die frühere Adresse gilt wieder, und mit dieser ist keine Anmeldung mehr möglich.

Wenn Sie das für falsch halten, schreiben Sie uns:

{link}`,
	},
	payoutsUnfrozen: {
		subject: "Auszahlungen sind wieder möglich",
		text: `Wir haben Ihr Baize-Konto geprüft, und Auszahlungen sind nicht mehr gestoppt. Was bereits lief, geht von selbst weiter, und hier können Sie auszahlen:

{link}`,
	},
	accountShut: {
		subject: "Ihr Konto ist geschlossen",
		text: `Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Baize-Konto angefordert. Das Konto ist geschlossen, ein neues Passwort würde es deshalb nicht öffnen.

Was Ihnen gehört, bleibt Ihres. Schreiben Sie uns, wir erklären es und helfen Ihnen:

{link}`,
	},
	closedBefore: {
		subject: "Sie haben Ihr Konto bei uns geschlossen",
		text: `Jemand, vermutlich Sie, hat ein Konto bei Baize beantragt. Mit der Adresse, an die diese E-Mail geht, hatten Sie eines und haben es geschlossen. Es ist weiterhin geschlossen, und ein zweites wurde nicht eröffnet.

Wenn Sie es wieder öffnen möchten, schreiben Sie uns:

{link}

Wenn Sie es nicht waren, müssen Sie nichts tun.`,
	},
	harmedBefore: {
		subject: "Ihr Konto bleibt geschlossen",
		text: `Jemand, vermutlich Sie, hat ein Konto bei Baize beantragt. Sie haben Ihr früheres Konto geschlossen, um sich vor dem Spielen zu schützen. Das gilt weiterhin, deshalb wurde kein neues Konto eröffnet. Wenn Sie darüber sprechen möchten, schreiben Sie uns.

Hier finden Sie kostenlose und vertrauliche Hilfe:

{link}

Wenn Sie es nicht waren, müssen Sie nichts tun.`,
	},
	excludedBefore: {
		subject: "Ihre Sperre gilt weiterhin",
		text: `Jemand, vermutlich Sie, hat ein Konto bei Baize beantragt. Mit der Adresse, an die diese E-Mail geht, haben Sie bereits eines, und es ist vom Spiel ausgeschlossen. Die Sperre gilt für Sie und nicht nur für ein Konto, deshalb wurde kein neues eröffnet.

Melden Sie sich hier an, um zu sehen, wie lange sie gilt, Menschen zu finden, die helfen, und Ihr Geld auszuzahlen:

{link}

Wenn Sie es nicht waren, müssen Sie nichts tun.`,
	},
	shutBefore: {
		subject: "Wir haben Ihr Konto geschlossen",
		text: `Jemand, vermutlich Sie, hat ein Konto bei Baize beantragt. Das Konto, das Sie mit der Adresse hatten, an die diese E-Mail geht, haben wir geschlossen; deshalb wurde kein neues eröffnet.

Was Ihnen gehört, bleibt Ihres. Schreiben Sie uns, wir erklären den Grund und helfen Ihnen:

{link}

Wenn Sie es nicht waren, müssen Sie nichts tun.`,
	},
	confirmNewEmail: {
		subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
		text: `Jemand, vermutlich Sie, möchte diese Adresse für ein Baize-Konto verwenden.

Bestätigen Sie, dass sie Ihnen gehört:

{link}

Der Link funktioniert einmal, innerhalb von 24 Stunden. Danach melden Sie sich mit dieser Adresse an. Wenn Sie kein Konto bei uns haben, müssen Sie nichts tun.`,
	},
	confirmEmail: {
		subject: "Bestätigen Sie Ihre E-Mail-Adresse",
		text: `Willkommen bei Baize.

Bitte bestätigen Sie, dass diese Adresse Ihnen gehört, dann ist Ihr Konto bereit:

{link}

Der Link funktioniert einmal, innerhalb von 24 Stunden. Wenn Sie kein Konto beantragt haben, müssen Sie nichts tun: Ohne diesen Link entsteht keines.`,
	},
	unknownDevice: "ein unbekanntes Gerät",
	unknownPlace: "ein Ort, den wir nicht kennen",
	newDevice: {
		subject: "Anmeldung mit einem neuen Gerät",
		text: `Bei Ihrem Baize-Konto hat sich ein Gerät angemeldet, das wir noch nicht kannten.

Gerät: {device}
Ort: {place}
Zeit: {when}

Wenn Sie es waren, ist alles in Ordnung. Wo Sie angemeldet sind:

{link}`,
	},
	emailChangeRequested: {
		subject: "Eine andere E-Mail-Adresse wurde beantragt",
		text: `Jemand, der Ihr Passwort kennt, vermutlich Sie, möchte eine andere E-Mail-Adresse für Ihr Baize-Konto. Diese gilt, bis die neue bestätigt ist.

Hier können Sie den Antrag zurückziehen:

{link}`,
	},
	emailChanged: {
		subject: "Ihre E-Mail-Adresse wurde geändert",
		text: `Ihr Baize-Konto hat jetzt eine andere E-Mail-Adresse, und mit dieser ist keine Anmeldung mehr möglich.

Wenn Sie es waren, ist alles in Ordnung. Hier können Sie uns schreiben:

{link}`,
	},
};
