import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"opening-an-account": article(
		"Wie eröffne ich ein Konto?",
		"Mit Ihrer E-Mail-Adresse, einem Passwort und Ihren Angaben, in wenigen Minuten.",
		"registrieren, Registrierung, anmelden, neues Konto, Konto erstellen, Bestätigungsmail",
		paragraph(
			"Drücken Sie „Registrieren“, geben Sie Ihre E-Mail-Adresse ein, wählen Sie ein Passwort und füllen Sie Ihre Angaben aus. Es müssen die aus Ihrem Ausweis sein: Mit anderen Angaben können wir Ihnen nichts auszahlen.",
		),
		list(
			"Öffnen Sie den Link in unserer E-Mail. Damit beginnt das Konto.",
			"Keine E-Mail? Sehen Sie im Spam-Ordner nach und lassen Sie dann auf der Seite, auf der Sie sich registriert haben, eine neue senden.",
			"Ein Konto pro Person. Ein zweites wird geschlossen, und was darauf ist, sieht sich jemand aus unserem Team an.",
		),
		link("Konto eröffnen", "/join"),
	),
	practising: article(
		"Kann ich ein Spiel ohne Geld ausprobieren?",
		"Ja, sofort und ohne Konto.",
		"Demo, Demomodus, kostenlos spielen, Übung, gratis testen, ausprobieren",
		paragraph(
			"Ja. Öffnen Sie einen beliebigen Spielautomaten, und er beginnt als Demo, ohne Konto. Das Schild über dem Spiel sagt es.",
		),
		paragraph(
			"Die Demo hat dieselben Walzen und dieselben Chancen. Was Sie dort gewinnen, ist kein Geld und kann keines werden.",
		),
		link("Alle Spiele ansehen", "/casino/all-games"),
	),
	"where-play-is-offered": article(
		"Warum kann ich von hier aus nicht spielen?",
		"Wo Spiel um Echtgeld angeboten wird, hängt vom Gesetz an Ihrem Standort ab.",
		"Standort, Land, Region, Reise, Ausland, VPN, gesperrt, blockiert",
		paragraph(
			"Wir sehen, woher Ihre Verbindung kommt. Wenn das Gesetz dort uns nicht erlaubt, Spiel um Echtgeld anzubieten, sind Einsätze und Einzahlungen geschlossen, bis Sie woanders sind. Ihr Konto, Ihr Geld und Ihre Auszahlungen bleiben offen.",
		),
		list(
			"Schalten Sie ein VPN oder einen Proxy aus: Sie verbergen, wo Sie sind, und dann müssen wir vom Schlimmsten ausgehen.",
			"Auf einem Handy ordnet ein Mobilfunknetz Sie manchmal einer Nachbarregion zu. Oft hilft ein WLAN.",
			"Wenn Sie zu Hause sind und wir uns irren, schreiben Sie uns und nennen Sie den Ort, an dem Sie sind.",
		),
		link("Schreiben Sie uns", "/contact-us"),
	),
} satisfies Articles;
