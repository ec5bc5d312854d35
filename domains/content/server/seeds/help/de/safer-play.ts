import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"setting-limits": article(
		"Wie setze ich ein Limit?",
		"Für Einzahlungen, Verluste, Einsätze oder Zeit, für 24 Stunden, 7 Tage oder einen Monat.",
		"Einzahlungslimit, Verlustlimit, Zeitlimit, Budget, Limit erhöhen, höheres Limit",
		paragraph(
			"Ein niedrigeres Limit gilt sofort. Ein höheres oder gar keines gilt erst nach 24 Stunden und nur, wenn Sie es dann bestätigen. So kann ein schlechter Abend keine gute Entscheidung aufheben.",
		),
		link("Ihre Limits", "/account/limits"),
	),
	"taking-a-break": article(
		"Wie lege ich eine Spielpause ein?",
		"Für 1 bis 30 Tage. Sie beginnt sofort und lässt sich nicht vorzeitig beenden.",
		"Auszeit, Pause, Abstand, aufhören zu spielen, Spielstopp",
		paragraph(
			"Während einer Spielpause werden keine Einsätze und Einzahlungen angenommen, und Sie erhalten keine Werbung. Sie können sich anmelden und auszahlen, und offene Wetten werden abgerechnet. Sie endet von selbst.",
		),
		link("Spielpause einlegen", "/account/take-a-break"),
	),
	"excluding-myself": article(
		"Wie sperre ich mich selbst?",
		"Für Monate oder für immer. Das gilt auch für ein neues Konto.",
		"Selbstsperre, Selbstausschluss, sperren, OASIS, Spielsucht, Sucht, Konto sperren",
		paragraph(
			"Ab diesem Moment gibt es keine Einsätze, Einzahlungen oder Angebote. Ihr Geld gehört Ihnen: Lassen Sie es sich jederzeit auszahlen. Ist ihre Zeit um, endet eine Sperre nicht von selbst; Sie beantragen es, und dann vergeht ein Tag.",
		),
		paragraph("Nationale Sperrregister gelten auch hier."),
		link("Selbstsperre", "/account/self-exclusion"),
	),
	"worried-about-play": article(
		"Ich mache mir Sorgen um mein Spielen oder das von jemand anderem",
		"Sprechen Sie mit jemandem. Es ist kostenlos und vertraulich, und Sie müssen nicht sicher sein.",
		"Hilfe, Beratung, Hotline, Sucht, Schulden, zu viel verloren, Familie, Verlusten hinterherjagen",
		list(
			"Anzeichen: Sie spielen mit Geld, das für etwas anderes gedacht ist, versuchen Verluste zurückzugewinnen, verheimlichen es oder spielen länger, als Sie wollten.",
			"Die Seite „Spielerschutz“ nennt die Beratungsstellen an Ihrem Standort.",
			"Ein Limit, eine Spielpause oder eine Sperre ist zwei Klicks entfernt, und niemand fragt nach Gründen.",
			"Machen Sie sich Sorgen um jemanden, der hier spielt? Schreiben Sie uns. Wir können Ihnen nichts über das Konto sagen, aber wir sehen es uns an.",
		),
		link("Spielerschutz", "/pages/safer-play"),
		link("Schreiben Sie uns", "/contact-us"),
	),
} satisfies Articles;
