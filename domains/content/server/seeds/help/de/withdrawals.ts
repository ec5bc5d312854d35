import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	withdrawing: article(
		"Wie lasse ich mir Geld auszahlen?",
		"In der Kasse: Betrag, Ziel und ein Code oder Ihre PIN.",
		"auszahlen, Auszahlung, abheben, Geld abheben, Gewinn auszahlen",
		list(
			"Wählen Sie, wie viel und wohin. Geld, das von einer Karte kam, geht zuerst auf diese Karte zurück, bis zu dem Betrag, der von ihr kam.",
			"Bestätigen Sie mit einem Code per SMS oder mit Ihrer PIN.",
			"Ein Mensch oder eine Regel prüft die Auszahlung, dann wird sie gesendet. Sie sehen jeden Schritt und wann der nächste erwartet wird.",
		),
		paragraph(
			"Was Sie beantragen, wird sofort reserviert. Gibt es eine Gebühr, wird sie gezeigt, bevor Sie bestätigen.",
		),
		link("Auszahlen", "/account/cashier/withdraw"),
	),
	"withdrawal-time": article(
		"Wie lange dauert eine Auszahlung?",
		"Geprüft innerhalb eines Tages, gesendet innerhalb der Stunde danach. Dann braucht Ihre Bank bis zu drei Tage.",
		"wo ist meine Auszahlung, ausstehend, langsam, wie lange, Dauer, Tage, warten, angekommen",
		paragraph(
			"Die Seite Ihrer offenen Auszahlungen zeigt jeden Schritt mit seiner Zeit und wann der nächste erwartet wird. Die Zeiten, die wir nennen, sind die, die Auszahlungen der letzten 30 Tage wirklich gebraucht haben.",
		),
		list(
			"Beantragt: Wir prüfen sie, meist viel schneller als in einem Tag.",
			"Freigegeben und gesendet: Sie ist beim Zahlungsanbieter.",
			"Ausgezahlt: Sie hat uns verlassen. Einem Bankkonto wird sie meist innerhalb von zwei Tagen gutgeschrieben, einer Karte innerhalb von drei, und am Wochenende buchen Banken nicht.",
		),
		paragraph(
			"Wenn sie drei Werktage nach „Ausgezahlt“ nicht da ist, schreiben Sie uns mit dem Beleg. Wir verfolgen sie mit der Bank.",
		),
		link("Ihre offenen Auszahlungen", "/account/cashier/withdraw/manage-pending"),
	),
	"withdrawal-held": article(
		"Warum wird meine Auszahlung zurückgehalten?",
		"Damit Sie Zeit haben, es zu bemerken, falls Sie es nicht waren. Es geht von selbst weiter.",
		"Wartezeit, zurückgehalten, 72 Stunden, eingefroren, gestoppt, verzögert, neues Bankkonto",
		paragraph(
			"Eine Auszahlung wartet 72 Stunden, nachdem ein neues Konto hinzugefügt oder das Passwort, die Handynummer oder die E-Mail-Adresse geändert wurde. Die Wartezeit beginnt mit dieser Änderung, nicht mit der Auszahlung, und die Kasse zeigt sie, bevor Sie die Auszahlung beantragen.",
		),
		paragraph("Sie müssen nichts tun. Wenn die Änderung nicht von Ihnen ist, schreiben Sie uns sofort."),
		link("Ihre offenen Auszahlungen", "/account/cashier/withdraw/manage-pending"),
		link("Das war ich nicht", "/help/account/someone-else-in-my-account"),
	),
	"cancelling-a-withdrawal": article(
		"Kann ich eine Auszahlung stornieren?",
		"Ja, bis sie freigegeben ist. Das Geld ist sofort wieder in Ihrem Guthaben.",
		"Auszahlung abbrechen, zurücknehmen, rückgängig, Auszahlung stornieren",
		paragraph(
			"Öffnen Sie Ihre offenen Auszahlungen und drücken Sie „Auszahlung stornieren“. Sobald sie freigegeben ist, ist sie unterwegs und lässt sich nicht mehr stoppen.",
		),
		paragraph(
			"Wir werden Ihnen nie vorschlagen, eine zu stornieren. Wenn Sie lieber nicht damit spielen können möchten, setzen Sie ein Limit oder legen Sie eine Spielpause ein: Eine Auszahlung geht während einer Spielpause weiter.",
		),
		link("Ihre offenen Auszahlungen", "/account/cashier/withdraw/manage-pending"),
	),
	"where-it-is-paid-to": article(
		"Auf welches Konto kann mir ausgezahlt werden?",
		"Auf eines auf Ihren eigenen Namen: zuerst auf die Karte, mit der Sie bezahlt haben, dann auf ein Bankkonto.",
		"Bankkonto, IBAN, Karte, andere Person, Konto wechseln, Bankverbindung",
		list(
			"Geld geht auf die Karte zurück, von der es kam, bis zu dem Betrag, der von ihr kam. Das ist eine Regel gegen Geldwäsche.",
			"Der Rest geht auf ein Bankkonto auf Ihren Namen. Ein Bankkonto gehört zu einem Spieler.",
			"Wenn die Karte abgelaufen ist, leitet die Bank die Zahlung meist auf die neue um. Wenn das Konto geschlossen ist, schreiben Sie uns zuerst.",
		),
		link("Auszahlen", "/account/cashier/withdraw"),
	),
	"withdrawal-refused": article(
		"Warum kann ich nicht auszahlen, oder warum wurde die Auszahlung abgelehnt?",
		"Die Kasse zeigt alle Gründe auf einmal, jeden mit seiner Lösung.",
		"abgelehnt, verweigert, fehlgeschlagen, kann nicht auszahlen, zurückgekommen",
		list(
			"Ihr Ausweis fehlt oder wird noch geprüft.",
			"Ein Teil des Guthabens ist Bonusgeld, das noch nicht umgesetzt ist. Das Echtgeld daneben ist auszahlbar.",
			"Der Betrag liegt unter dem Minimum oder über dem Maximum der Zahlungsart.",
			"Die Bank hat sie zurückgesendet, meist wegen einer falschen Nummer oder eines anderen Namens. Das Geld ist wieder in Ihrem Guthaben.",
		),
		paragraph(
			"Wenn sie nicht freigegeben wurde, steht der Grund bei diesem Schritt, im Wortlaut der Person, die entschieden hat.",
		),
		link("Auszahlen", "/account/cashier/withdraw"),
		link("Schreiben Sie uns", "/contact-us"),
	),
} satisfies Articles;
