import { heading, link, list, type PageTexts, paragraph } from "../page.ts";

export default {
	title: "Datenschutz in klaren Worten",
	summary: "Was wir über Sie speichern, warum, wie lange, wer es sieht und was Sie tun können.",
	body: [
		paragraph(
			"Diese Installation ist eine Demonstration: Es fließt kein echtes Geld, und echte Ausweise sind nicht nötig. Wer Baize öffentlich betreibt, nennt hier das Unternehmen, das für Ihre Daten verantwortlich ist, seine Anschrift, wer Fragen dazu beantwortet und bei welcher Behörde Sie sich beschweren können.",
		),
		heading("Was wir speichern und warum"),
		list(
			"Wer Sie sind: Name, Geburtsdatum, Anschrift, E-Mail, Telefon, Währung, Sprache und welche AGB Sie wann akzeptiert haben. Das brauchen wir, um ein Konto für Sie zu führen, und das Gesetz verlangt, dass wir wissen, wer spielt.",
			"Ihre Anmeldungen: Zeit, Netzwerkadresse, Browser und Gerät sowie die Browser und Netze, die wir von Ihnen kennen. Daran bemerken wir eine Anmeldung, die nicht von Ihnen ist. Von Ihrem Passwort und Ihrer PIN speichern wir nur einen Hash, aus dem sie nicht zu lesen sind.",
			"Ihr Spiel: Runden, Wetten, Boni, Jackpot-Gewinne, Punkte und Lieblingsspiele. So lässt sich jedes Ergebnis zeigen und prüfen, und jede Auszahlung stimmt.",
			"Ihre Zahlungen: Einzahlungen, Auszahlungen und Überweisungen an andere Spieler. Kontonummern sind verschlüsselt gespeichert und werden nur mit ihren letzten vier Zeichen gezeigt. Kartennummern bleiben beim Zahlungsunternehmen; wenn Sie eine Karte speichern, speichern wir das Kennzeichen, unter dem dieses Unternehmen sie kennt.",
			"Ihren Ausweis, wenn wir ihn prüfen müssen: Die Bilder sind verschlüsselt gespeichert, jedes mit eigenem Schlüssel, und jeder Blick eines Mitarbeiters darauf wird festgehalten.",
			"Ihre Limits, Pausen und Sperren. Wo das Gesetz ein Sperrregister vorsieht, fragen wir es nach Ihnen, wenn Sie sich registrieren, anmelden oder einzahlen, und bevor wir Angebote senden.",
			"Was Sie uns schreiben: im Chat oder im Kontaktformular, das ihn ersetzt, solange niemand da ist. Auch unsere Antworten.",
			"Wie Sie hierher gekommen sind, wenn ein Freund oder Affiliate Sie mit seinem Link geführt hat, damit er belohnt werden kann.",
		),
		heading("Was nach Regeln entschieden wird"),
		paragraph(
			"Wir vergleichen Konten, um zu sehen, ob jemand zwei hat: nach E-Mail, Name, Geburtsdatum, Telefon, Karte und Bankkonto, von denen wir dafür Hashes mit Schlüssel speichern. Gehört ein gesperrtes oder geschlossenes Konto derselben Person, kann auch das jüngere gesperrt werden oder keine Einzahlung mehr annehmen. Auszahlungen warten 72 Stunden nach einer Änderung von Passwort, E-Mail oder Telefon. Schreiben Sie uns, dann sieht es sich ein Mensch an.",
		),
		heading("Wer es sieht"),
		list(
			"Unsere Mitarbeiter, jeder nur für seine Arbeit. E-Mail, Telefon, Anschrift, Geburtsdatum und Kontonummern sind verdeckt. Wer sie braucht, gibt einen Grund an und sieht sie 15 Minuten lang. Der Grund und jeder Blick auf einen Spieler stehen in unserem Prüfprotokoll.",
			"Andere Spieler sehen Ihren Nickname, wo Namen gezeigt werden, in Listen von Gewinnen nur zum Teil; haben Sie keinen, sehen sie nichts. In gemeinsamen Runden können Sie ihn verbergen.",
			"Hersteller anderer Spiele bekommen eine Nummer, die für Sie steht, Ihre Währung, Ihr Land, Ihre Sprache und Netzwerkadresse und was Sie in ihren Spielen setzen und gewinnen. Ihren Namen und Ihre Anschrift bekommen sie nicht.",
			"Unternehmen, die Zahlungen, E-Mails, SMS, Chats oder Ausweisprüfungen übernehmen, bekommen, was dafür nötig ist. In dieser Installation gehen Zahlungen an eine Testumgebung, E-Mails und SMS an ein Testpostfach, und unsere Mitarbeiter beantworten Chats und prüfen Ausweise selbst.",
			"Behörden, wo das Gesetz uns verpflichtet.",
			"Sonst niemand. Wir verkaufen keine Daten, und auf unseren Seiten gibt es keine Werbung und keine Verfolgung durch andere.",
		),
		heading("Wie lange es bleibt"),
		list(
			"Geld, Runden, Wetten, Limits, Sperren, akzeptierte AGB, das Prüfprotokoll und die Hashes zum Vergleich von Konten: auch nach der Schließung des Kontos, weil Gesetz und Buchführung sie brauchen. Diese Installation löscht davon nichts; der Betreiber nennt hier die Frist, die das Gesetz setzt.",
			"Bilder von Ausweisen: einen Tag, wenn sie nicht eingereicht wurden; 90 Tage, wenn sie abgelehnt wurden; sonst fünf Jahre ab der Entscheidung.",
			"Von wo Sie sich angemeldet haben: ein Jahr. Beendete Sitzungen: 30 Tage. Bekannte Browser und Netze: bis sie 400 Tage lang nicht gesehen wurden.",
			"Chats und Nachrichten an uns: zwei Jahre. Demorunden: höchstens 30 Tage.",
			"E-Mails und SMS: Der Text wird nach dem Senden sofort gelöscht, der Vermerk, dass gesendet wurde, nach 90 Tagen. Nachrichten in Ihrem Konto bleiben bis 30 Tage, nachdem Sie sie gelöscht haben.",
			"Eine Registrierung, die nicht bestätigt wird: einen Tag. Eine Kopie Ihrer Daten: sieben Tage.",
		),
		heading("Nutzungsstatistik"),
		paragraph(
			"Nur wenn Sie am Ende einer Seite zustimmen, zählen wir, welche Seiten und Spiele genutzt werden. Wir zählen nach Tag und Land, ohne Ihr Konto, Ihre Netzwerkadresse oder die Uhrzeit, und löschen die Zahlen nach 400 Tagen.",
		),
		link("Cookies", "/pages/cookies"),
		heading("Ihre Rechte"),
		list(
			"Einsehen und mitnehmen: Unter „Ihre Daten“ bekommen Sie eine Kopie Ihrer Daten als Datei.",
			"Berichtigen: Die meisten Angaben ändern Sie in Ihrem Profil. Name und Geburtsdatum ändert ein Mensch; schreiben Sie uns.",
			"Löschen lassen: Schließen Sie Ihr Konto. Alle Sitzungen, gemerkten Geräte und E-Mails über Angebote enden sofort. Was wir nach dem Gesetz aufbewahren müssen, bleibt und wird für nichts anderes genutzt.",
			"Zustimmung zurücknehmen: E-Mails über Angebote enden in Ihrem Profil und über den Link in jeder von ihnen, die Nutzungsstatistik am Ende jeder Seite.",
			"Widersprechen, die Nutzung einschränken lassen oder sich beschweren: Schreiben Sie uns. Wenn unsere Antwort Ihnen nicht genügt, entscheidet die Behörde.",
		),
		link("Ihre Daten", "/account/data"),
		link("Ihr Profil", "/account/profile"),
		link("Konto schließen", "/account/close"),
		link("Schreiben Sie uns", "/contact-us"),
	],
} satisfies PageTexts;
