import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	depositing: article(
		"Wie zahle ich ein?",
		"In der Kasse, innerhalb der Limits, die dort stehen.",
		"Einzahlung, Guthaben aufladen, Geld einzahlen, Kreditkarte, Karte, Überweisung, Bitcoin",
		paragraph(
			"Drücken Sie oben „Einzahlen“, wählen Sie Zahlungsart und Betrag und bestätigen Sie beim Zahlungsanbieter. Gebühren, Limits und Dauer stehen da, bevor Sie bestätigen.",
		),
		list(
			"Eine Karte wird meist innerhalb einer Minute gutgeschrieben, Bitcoin innerhalb einer Stunde, eine Überweisung innerhalb von zwei Tagen.",
			"Die Karte oder das Konto muss Ihnen gehören. Geld einer anderen Person wird zurückgesendet.",
			"Bei einer abgelehnten oder abgebrochenen Zahlung wird nichts abgebucht. Eine Zahlung, die zweimal gemeldet wird, zählt einmal.",
		),
		link("Einzahlen", "/account/cashier/deposit"),
	),
	"deposit-not-arrived": article(
		"Meine Einzahlung ist nicht in meinem Guthaben",
		"Öffnen Sie ihren Beleg: Dort steht, wo das Geld ist und was als Nächstes geschieht.",
		"Einzahlung fehlt, Zahlung ausstehend, nicht gutgeschrieben, wo ist mein Geld",
		paragraph(
			"Solange eine Einzahlung wartet, hat der Zahlungsanbieter uns noch nicht gemeldet, dass Sie bezahlt haben. Wir fragen weiter nach und schreiben sie gut, sobald er es meldet, auch Tage später.",
		),
		list(
			"Eine Überweisung braucht den Verwendungszweck, den wir Ihnen gezeigt haben. Ohne ihn muss sie jemand aus unserem Team suchen: Schreiben Sie uns mit Datum und Betrag.",
			"Wenn Ihre Bank eine Zahlung als „reserviert“ zeigt und wir sie als abgelehnt zeigen, gibt Ihre Bank sie von selbst frei, meist innerhalb weniger Tage.",
			"Zahlen Sie nicht ein zweites Mal, solange die erste Zahlung wartet: Es können beide ankommen.",
		),
		link("Ihre Zahlungen", "/account/cashier/history"),
		link("Schreiben Sie uns", "/contact-us"),
	),
	"card-declined": article(
		"Warum wurde meine Karte abgelehnt?",
		"Meist entscheidet das die Bank. Manche Banken erlauben keine Zahlungen an Glücksspielseiten.",
		"Karte abgelehnt, Zahlung fehlgeschlagen, Kreditkarte, 3D Secure, Bank",
		list(
			"Prüfen Sie, ob die Karte gültig und gedeckt ist und im Ausland und im Internet genutzt werden darf.",
			"Schließen Sie den Schritt in der App Ihrer Bank innerhalb weniger Minuten ab, sonst läuft die Zahlung ab.",
			"Fragen Sie Ihre Bank, ob sie Glücksspiel sperrt. Wenn Sie eine solche Sperre selbst gewünscht haben, lassen wir es gern dabei.",
			"Versuchen Sie eine Überweisung. Für eine abgelehnte Zahlung wird nichts abgebucht.",
		),
		link("Anders einzahlen", "/account/cashier/deposit"),
	),
	"what-the-balance-is": article(
		"Woraus besteht mein Guthaben?",
		"Aus Echtgeld, Bonusgeld und dem, was im Einsatz oder unterwegs zu Ihnen ist. Tippen Sie auf das Guthaben, um alles einzeln zu sehen.",
		"Wallet, Bonusguthaben, gebundenes Geld, spielbares Guthaben, auszahlbar, Kontostand",
		list(
			"Echtgeld gehört Ihnen und ist auszahlbar.",
			"Mit Bonusgeld können Sie spielen. Es wird Echtgeld, sobald seine Umsatzbedingungen erfüllt sind.",
			"Was in offenen Wetten gesetzt ist, ist nicht in Ihrem Guthaben, bis sie abgerechnet sind.",
			"Eine Auszahlung, die Sie beantragt haben, ist ab diesem Moment reserviert.",
		),
		paragraph("Wenn etwas nicht auszahlbar ist, sagt die Kasse für jeden Teil, warum und was zu tun ist."),
		link("Auszahlen", "/account/cashier/withdraw"),
	),
	"statement-and-receipts": article(
		"Wo sehe ich, was ich bezahlt, gesetzt und gewonnen habe?",
		"In Ihrem Kontoauszug. Jede Zeile hat einen Beleg mit einer Nummer.",
		"Verlauf, Transaktionen, Buchungen, Beleg, Steuer, exportieren, CSV, Wettverlauf",
		paragraph(
			"Der Kontoauszug zeigt jede Buchung, neueste zuerst, nach Art und Zeitraum, und lässt sich herunterladen. Zahlungen, Wetten und Runden haben auch je eine eigene Liste.",
		),
		paragraph("Nennen Sie uns die Nummer eines Belegs, wenn Sie uns schreiben, dann sehen wir sofort, worum es geht."),
		link("Ihr Kontoauszug", "/account/statement"),
		link("Ihre Runden", "/account/rounds"),
		link("Meine Wetten", "/sports/bets"),
	),
} satisfies Articles;
