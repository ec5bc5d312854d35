import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"placing-a-bet": article(
		"Wie gebe ich eine Wette ab?",
		"Tippen Sie auf eine Quote, geben Sie im Wettschein einen Einsatz ein und drücken Sie den Knopf mit dem Betrag.",
		"Wettschein, Einzelwette, Kombiwette, Quote, Einsatz, wetten, tippen",
		paragraph(
			"Die Quote zeigt, was Sie für eine gesetzte Einheit zurückerhalten, Einsatz inbegriffen: 10,00 zu 2,50 zahlen 25,00. Mehrere Quoten verschiedener Partien ergeben eine Kombiwette: Ihre Quoten werden multipliziert, und alle Tipps müssen gewinnen.",
		),
		paragraph("Die Wette gilt, sobald der Wettschein ihren Beleg zeigt. Ohne Beleg wurde nichts abgebucht."),
		link("Zu den Partien", "/sports"),
	),
	"price-changed": article(
		"Warum wurde meine Wette nicht angenommen?",
		"Meist, weil sich die Quote geändert hatte oder Wettschluss war. Es wurde nichts abgebucht.",
		"Quotenänderung, Quote geändert, Wette abgelehnt, ausgesetzt, verweigert",
		list(
			"Die Quote hat sich geändert: Der Wettschein zeigt die neue, und Sie entscheiden, ob Sie sie akzeptieren.",
			"Wetten auf die Partie sind im Moment ausgesetzt oder wurden mit ihrem Beginn geschlossen.",
			"Eines Ihrer Limits, eine Spielpause oder Ihr Standort erlaubt keinen Einsatz. Was davon es ist, steht in der Meldung.",
		),
		link("Meine Wetten", "/sports/bets"),
	),
	"when-bets-are-settled": article(
		"Wann wird meine Wette abgerechnet, und nach welchem Ergebnis?",
		"Nach dem offiziellen Ergebnis der regulären Spielzeit, meist innerhalb von Minuten danach.",
		"Abrechnung, Ergebnis, Verlängerung, Elfmeterschießen, nicht ausgezahlt, gewonnene Wette",
		paragraph(
			"Die reguläre Spielzeit sind 90 Minuten mit Nachspielzeit. Verlängerung und Elfmeterschießen zählen nicht, wenn der Wettmarkt nichts anderes sagt. Bis das offizielle Ergebnis da ist, steht bei der Wette „Warten auf das Ergebnis“.",
		),
		paragraph(
			"Wird ein Ergebnis innerhalb von sieben Tagen korrigiert, entscheidet jemand aus unserem Team über die Wetten darauf, und jede Korrektur steht in Ihrem Verlauf.",
		),
		link("Meine Wetten", "/sports/bets"),
	),
	"match-called-off": article(
		"Was passiert, wenn eine Partie abgesagt wird?",
		"Die Wette wird annulliert, und der Einsatz kommt zurück. Bei einer verschobenen Partie gelten Wetten bis zum neuen Termin.",
		"verschoben, abgesagt, abgebrochen, annulliert, Rückerstattung, Regen, Spielausfall",
		list(
			"Abgesagt, abgebrochen oder ohne Spiel entschieden: annulliert. Der Einsatz ist wieder in Ihrem Guthaben.",
			"Verschoben: Die Wette gilt weiter und wartet. Ohne Ergebnis dreißig Tage nach dem letzten genannten Termin wird sie annulliert.",
			"In einer Kombiwette zählt ein annullierter Tipp mit der Quote 1,00, und die anderen laufen weiter.",
		),
		link("Meine Wetten", "/sports/bets"),
	),
	"virtual-races": article(
		"Werden virtuelle Rennen vorab gezogen?",
		"Sie werden nach Wettschluss gezogen, aus Daten, die vor der ersten Wette feststanden.",
		"virtueller Sport, Pferderennen, Windhundrennen, manipuliert, Betrug, simuliert",
		paragraph(
			"Jedes Rennen hat ein Programm mit Quoten aus seinen exakten Chancen. Wettschluss ist einige Sekunden vor dem Start, dann wird die Reihenfolge gezogen, und alle sehen dasselbe Rennen. Danach können Sie es selbst noch einmal ziehen.",
		),
		link("Zu den Rennen", "/virtuals"),
	),
} satisfies Articles;
