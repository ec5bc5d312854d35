import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"how-a-bonus-works": article(
		"Wie funktioniert ein Bonus?",
		"Mit Bonusgeld können Sie spielen. Es wird Echtgeld, wenn seine Umsatzbedingungen erfüllt sind.",
		"Umsatzbedingungen, umsetzen, Rollover, Aktion, Willkommensbonus, Bonusbedingungen, Bonus verfallen, Bonus weg",
		paragraph(
			"Die Umsatzbedingungen sagen, wie viel zuerst gesetzt werden muss: Ein Bonus von 20,00, der zehnmal umzusetzen ist, braucht Einsätze von 200,00. Was zählt, bis wann und wie viel Sie höchstens setzen können, steht beim Angebot, bevor Sie es annehmen.",
		),
		list(
			"Sie können jederzeit auf einen Bonus verzichten. Das Bonusgeld geht, Ihr eigenes Echtgeld bleibt.",
			"Ein Bonus, dessen Zeit um ist, endet von selbst.",
			"Immer nur ein Bonus ist aktiv. Andere warten.",
		),
		link("Ihre Boni", "/account/bonuses"),
		link("Angebote", "/promotions"),
	),
	"free-spins-and-free-bets": article(
		"Was sind Freispiele und Gratiswetten?",
		"Runden und Wetten, deren Einsatz wir zahlen.",
		"Freispiel, Free Spins, Gratiswette, Freiwette, Free Bet, Freebet, gratis, Aktion",
		list(
			"Freispiele gelten für ein Spiel und einen Einsatz. Was sie gewinnen, ist Echtgeld oder Bonusgeld, je nach Angebot.",
			"Eine Gratiswette zahlt ihren Gewinn ohne den Einsatz: 5,00 zu 3,00 zahlen 10,00.",
			"Beide haben ein Ende. Auf eine annullierte Wette genutzt, kommt eine Gratiswette zurück, solange ihre Frist läuft.",
		),
		link("Ihre Freispiele", "/account/spins"),
		link("Ihre Gratiswetten", "/sports/slip"),
	),
	"inviting-friends": article(
		"Was bekomme ich, wenn ich jemanden einlade?",
		"Eine Prämie für beide, sobald die eingeladene Person eingezahlt und gespielt hat.",
		"Freunde werben, einladen, Empfehlung, Freund, Link, Prämie, Affiliate",
		paragraph(
			"Senden Sie Ihren eigenen Link. Er zählt 40 Tage lang. Die Seite zeigt die Beträge, was die eingeladene Person setzen muss und wie weit alle Eingeladenen sind, jeweils nur mit dem ersten Buchstaben.",
		),
		paragraph(
			"Es gibt keine Prämie für ein Konto derselben Person oder desselben Haushalts und keine, nachdem eine Zahlung zurückgebucht wurde.",
		),
		link("Freunde einladen", "/account/invite"),
	),
	"points-and-tiers": article(
		"Wie funktionieren Punkte und Stufen?",
		"Abgerechnetes Spiel bringt Punkte. Punkte werden zu Geld und bestimmen Ihre Stufe.",
		"Treuepunkte, Treueprogramm, VIP, Level, Stufe, einlösen, Punkte verfallen",
		paragraph(
			"Punkte zählen, sobald eine Runde oder Wette abgerechnet ist, und gelten ein Jahr. Ihre Stufe ergibt sich aus dem, was Sie in zwölf Monaten erhalten haben. Das Einlösen von Punkten senkt sie nicht. Während einer Spielpause oder Sperre gibt es keine Punkte.",
		),
		link("Ihre Punkte", "/account/loyalty"),
	),
} satisfies Articles;
