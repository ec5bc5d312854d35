import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"forgotten-password": article(
		"Ich habe mein Passwort vergessen",
		"Wir senden einen Link an Ihre E-Mail-Adresse, mit dem Sie ein neues festlegen.",
		"Passwort zurücksetzen, Passwort vergessen, kann mich nicht anmelden, Login, einloggen, ausgesperrt",
		paragraph(
			"Drücken Sie „Passwort vergessen?“ unter der Anmeldung und geben Sie Ihre E-Mail-Adresse ein. Der Link in unserer E-Mail öffnet eine Seite, auf der Sie ein neues Passwort festlegen.",
		),
		list(
			"Die Antwort ist immer gleich, ob es ein Konto gibt oder nicht. So kann niemand herausfinden, wer hier spielt.",
			"Nach ein paar Minuten keine E-Mail? Sehen Sie im Spam-Ordner nach und prüfen Sie, ob Sie sich mit einer anderen Adresse registriert haben.",
			"Nach einem neuen Passwort warten Auszahlungen 72 Stunden. Das schützt Sie, falls Sie es nicht waren.",
		),
		link("Neues Passwort festlegen", "/recover"),
	),
	"changing-email-or-phone": article(
		"Wie ändere ich meine E-Mail-Adresse oder Handynummer?",
		"In Ihrem Profil. Die neue muss bestätigt werden.",
		"Profil bearbeiten, neues Handy, neue Nummer, neue Adresse, umgezogen, Umzug, falsche Angaben",
		paragraph(
			"Öffnen Sie Ihr Profil und ändern Sie sie dort. Wir bitten Sie zu zeigen, dass Sie es sind. Die neue Adresse oder Nummer gilt, sobald Sie sie mit dem Link oder Code bestätigt haben, den wir dorthin senden.",
		),
		paragraph(
			"Die alte Adresse erhält eine E-Mail darüber und kann die Änderung stoppen. Nach einer solchen Änderung warten Auszahlungen 72 Stunden. Ihren Namen und Ihr Geburtsdatum ändert jemand aus unserem Team: Schreiben Sie uns.",
		),
		link("Ihr Profil", "/account/profile"),
	),
	"login-code": article(
		"Warum fragt die Anmeldung nach einem weiteren Code?",
		"Weil der Browser oder das Netz neu ist oder weil Sie zwei Schritte gewünscht haben.",
		"Zwei-Faktor, 2FA, Bestätigungscode, SMS-Code, Authenticator, Passkey",
		paragraph(
			"Eine Anmeldung von einem Browser oder Netz, das wir nicht kennen, braucht einen weiteren Nachweis: einen Code per SMS oder E-Mail, Ihre PIN oder Ihre Authenticator-App. So öffnet ein gestohlenes Passwort allein nichts.",
		),
		list(
			"Ein Code gilt einmal und für wenige Minuten. Es zählt der neueste.",
			"Mit einem Passkey melden Sie sich mit Finger, Gesicht oder Gerätecode an und brauchen keinen weiteren Code.",
			"Wenn Sie das Handy mit der App verloren haben, nutzen Sie einen Ihrer Wiederherstellungscodes.",
		),
		link("Sicherheit", "/account/security"),
	),
	"what-the-pin-is-for": article(
		"Wofür ist die PIN?",
		"Vier Ziffern, die zeigen, dass Sie es sind, wenn Sie auszahlen oder sich an einem neuen Ort anmelden.",
		"PIN-Code, vier Ziffern, PIN vergessen, PIN ändern, Geheimzahl",
		paragraph(
			"Sie wählen sie selbst und können sie statt eines Codes per SMS nutzen. Niemand hier kennt sie, und niemand hier wird Sie je danach fragen, in keinem Chat, keiner E-Mail und keinem Anruf.",
		),
		paragraph("Haben Sie sie vergessen? Fordern Sie auf der Seite der PIN einen Link an und wählen Sie eine neue."),
		link("Ihre PIN", "/account/pin"),
	),
	"someone-else-in-my-account": article(
		"Ich glaube, jemand anders ist in meinem Konto",
		"Ändern Sie sofort das Passwort: Das meldet jedes Gerät ab.",
		"gehackt, gestohlen, Betrug, fremde Anmeldung, das war ich nicht, verdächtig",
		list(
			"Wählen Sie ein neues Passwort. Jedes andere Gerät wird abgemeldet.",
			"Sehen Sie sich Ihre Geräte und Anmeldungen an und melden Sie ab, was Sie nicht kennen.",
			"In jeder E-Mail über eine Änderung steht ein Link „Das war ich nicht“. Nutzen Sie ihn, wenn die Änderung nicht von Ihnen ist: Er sichert das Konto.",
		),
		paragraph(
			"Neue Bankkonten und Änderungen von Passwort, Handynummer oder E-Mail-Adresse halten Auszahlungen 72 Stunden zurück. So bleibt Zeit, sie zu stoppen. Schreiben Sie uns: Wir sehen es uns zuerst an.",
		),
		link("Ihre Geräte", "/account/devices"),
		link("Schreiben Sie uns", "/contact-us"),
	),
	"closing-an-account": article(
		"Wie schließe ich mein Konto?",
		"Auf der Seite dafür, jederzeit. Was auszahlbar ist, erhalten Sie zuerst.",
		"Konto löschen, Konto kündigen, abmelden, austreten, Kündigung",
		paragraph(
			"Die Seite zeigt, was noch offen ist: Geld, Wetten, eine Auszahlung. Lassen Sie sich das Geld zuerst auszahlen, dann schließen Sie das Konto. Wir bewahren auf, was das Gesetz verlangt, so lange, wie es das verlangt, und sonst nichts.",
		),
		paragraph(
			"Wenn Sie es schließen, weil Ihnen das Spielen nicht guttut, sperren Sie sich stattdessen: Eine Selbstsperre gilt auch für ein neues Konto.",
		),
		link("Konto schließen", "/account/close"),
		link("Selbstsperre", "/account/self-exclusion"),
	),
	"your-data": article(
		"Was wissen Sie über mich, und kann ich es haben?",
		"Laden Sie alles aus Ihrem Konto herunter, jederzeit.",
		"Datenschutz, persönliche Daten, DSGVO, herunterladen, exportieren, E-Mails, Angebote, Werbung",
		paragraph(
			"Ihr Konto hat eine Seite mit allem, was wir über Sie speichern, als Datei: Profil, Anmeldungen, Zahlungen, Wetten, Runden, Nachrichten. Falsche Angaben können Sie in Ihrem Profil ändern oder uns nennen.",
		),
		paragraph("E-Mails über Angebote kommen nur, wenn Sie zugestimmt haben, und jede hat einen Link, der sie beendet."),
		link("Ihre Daten", "/account/data"),
		link("Datenschutz", "/pages/privacy"),
	),
	complaint: article(
		"Ich bin mit einer Antwort nicht zufrieden",
		"Schreiben Sie uns mit dem Betreff „Beschwerde“. Jemand, der nicht beteiligt war, sieht sie sich noch einmal an.",
		"beschweren, Reklamation, unfair, Streitfall, Aufsichtsbehörde, Ombudsmann, Schlichtung",
		paragraph(
			"Nennen Sie uns den Beleg der Runde, Wette oder Zahlung und was Sie erwartet haben. Sie erhalten innerhalb eines Tages eine erste Antwort und spätestens innerhalb von acht Wochen eine Entscheidung mit Begründung, meist viel früher.",
		),
		paragraph(
			"Wenn Sie dann noch nicht zufrieden sind, steht auf unserer Seite der Lizenzen, welche Behörde über uns entscheidet. Das kostet Sie nichts.",
		),
		link("Schreiben Sie uns", "/contact-us"),
		link("Lizenzen", "/pages/licences"),
	),
} satisfies Articles;
