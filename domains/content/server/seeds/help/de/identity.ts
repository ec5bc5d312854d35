import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"why-a-document": article(
		"Warum möchten Sie meinen Ausweis sehen?",
		"Laut Gesetz müssen wir wissen, wer hier spielt, und es schützt Sie und Ihr Geld.",
		"KYC, Ausweis, Personalausweis, Reisepass, Verifizierung, Identitätsnachweis, Alter",
		paragraph(
			"Damit stellen wir sicher, dass Sie volljährig sind, dass niemand in Ihrem Namen spielt und dass Ihr Geld an Sie und an niemanden sonst ausgezahlt wird. Wir fragen meist vor der ersten Auszahlung.",
		),
		paragraph(
			"Die Fotos werden verschlüsselt gespeichert. Nur die wenigen Menschen, die darüber entscheiden, können sie öffnen, jeder Zugriff wird protokolliert, und sie werden gelöscht, wenn das Gesetz sie nicht mehr verlangt.",
		),
		link("Verifizierung", "/account/verification"),
	),
	"photographing-a-document": article(
		"Wie fotografiere ich meinen Ausweis, damit er angenommen wird?",
		"Alle vier Ecken, scharf, ohne Spiegelung, in Farbe.",
		"hochladen, Foto, unscharf, verschwommen, Bild, Kamera, Reisepass, Führerschein",
		list(
			"Reisepass, Personalausweis oder Führerschein, nicht abgelaufen. Von einer Karte brauchen wir beide Seiten.",
			"Legen Sie ihn auf etwas Dunkles, bei Tageslicht, ohne Blitz.",
			"Alle vier Ecken sind im Bild, und jeder Buchstabe ist lesbar.",
			"Decken Sie nichts ab und ändern Sie nichts. Kopien und Fotos eines Bildschirms werden nicht angenommen.",
		),
		link("Ihren Ausweis senden", "/validate-document"),
	),
	"document-refused": article(
		"Mein Ausweis wurde nicht angenommen",
		"In der Meldung steht, warum. Sie können sofort ein anderes Foto senden.",
		"Ausweis ungültig, abgelehnt, erneut versuchen, gesperrter Ausweis, abgelaufen, Dokument",
		paragraph(
			"Meist liegt es daran, dass das Foto unscharf ist, eine Ecke fehlt, der Ausweis abgelaufen ist oder Name oder Geburtsdatum von Ihrem Profil abweichen. Sie haben fünf Versuche.",
		),
		paragraph(
			"Wenn das Konto wegen des Ausweises gesperrt ist, ist nichts verloren: Offene Wetten werden abgerechnet, und Ihr Geld gehört weiter Ihnen. Schreiben Sie uns, und jemand aus unserem Team sieht es sich mit Ihnen an.",
		),
		link("Anderes Foto senden", "/validate-document"),
		link("Schreiben Sie uns", "/contact-us"),
	),
	"code-does-not-arrive": article(
		"Der Code per SMS kommt nicht an",
		"Warten Sie eine Minute, prüfen Sie die Nummer und fordern Sie dann einen neuen an.",
		"SMS, kein Code, Handy, Telefon, Textnachricht, Bestätigung, falsche Nummer",
		list(
			"Prüfen Sie in Ihrem Profil, ob die Nummer stimmt, mit ihrer Ländervorwahl.",
			"Schalten Sie den Flugmodus ein und wieder aus. Im Ausland kann eine SMS einige Minuten brauchen.",
			"Fordern Sie einen neuen Code an. Nur der neueste gilt.",
			"Nach mehreren Anforderungen müssen Sie eine Weile warten: So können andere keine SMS an Ihre Nummer senden lassen.",
		),
		paragraph("Oft können Sie stattdessen etwas anderes nutzen: die PIN, einen Code per E-Mail oder einen Passkey."),
		link("Ihr Profil", "/account/profile"),
	),
} satisfies Articles;
