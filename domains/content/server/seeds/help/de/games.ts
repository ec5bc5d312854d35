import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	interrupted: article(
		"Die Verbindung brach mitten in einer Runde ab. Ist mein Einsatz verloren?",
		"Nein. Das Ergebnis wurde entschieden und gespeichert, als Sie gedrückt haben.",
		"Verbindungsabbruch, eingefroren, Absturz, Verbindung verloren, hängt, Spin, Drehung",
		paragraph(
			"Öffnen Sie das Spiel noch einmal: Es zeigt die Runde bis zum Ende, und Ihr Gewinn ist schon in Ihrem Guthaben. Ein Einsatz wird nie doppelt abgebucht, egal wie oft Sie drücken.",
		),
		link("Ihre Runden", "/account/rounds"),
	),
	"checking-fairness": article(
		"Woher weiß ich, dass ein Spiel fair ist?",
		"Sie können jede Runde selbst prüfen, mit Daten, die vorher feststanden.",
		"manipuliert, nachweislich fair, provably fair, Zufall, Zufallsgenerator, RNG, Seed, Hash, prüfen",
		paragraph(
			"Bevor Sie spielen, veröffentlichen wir den Hash eines Geheimnisses, und Ihr Browser fügt eine eigene Zahl hinzu. Beide entscheiden die Runde. Später wird das Geheimnis offengelegt, und jeder kann die Runde noch einmal ziehen und vergleichen.",
		),
		paragraph(
			"Ein Spiel weiß nicht, wer spielt, um wie viel oder was vorher war. Kein Gewinn ist je fällig, und keiner wird zurückgehalten.",
		),
		link("So bleiben Runden fair", "/fairness"),
		link("Runde prüfen", "/fairness/verify"),
	),
	"return-and-volatility": article(
		"Was bedeuten Auszahlungsquote und Volatilität?",
		"Wie viel auf Dauer zurückkommt und wie ungleichmäßig.",
		"RTP, Hausvorteil, Auszahlungsrate, Chancen, Wahrscheinlichkeit, Varianz",
		paragraph(
			"Eine Auszahlungsquote von 96\u00a0% bedeutet: Von je 100, die alle Spieler zusammen über sehr lange Zeit setzen, kommen 96 zurück. An einem Abend kann es weit mehr oder nichts sein. Was nicht zurückkommt, ist das, was das Spielen kostet.",
		),
		paragraph(
			"Niedrige Volatilität: viele kleine Gewinne. Hohe Volatilität: wenige und größere. Die Auszahlungsquote ist in der Demo und um Echtgeld dieselbe und steht bei jedem Spiel.",
		),
		link("Fairness", "/pages/fairness"),
	),
	"game-does-not-load": article(
		"Ein Spiel lädt nicht oder ruckelt",
		"Laden Sie zuerst die Seite neu. Nichts, was Sie gesetzt haben, hängt davon ab.",
		"schwarzer Bildschirm, langsam, Lag, ruckelt, Ton, Fehler, Browser, laden",
		list(
			"Laden Sie die Seite neu und schließen Sie andere Tabs mit Spielen.",
			"Aktualisieren Sie den Browser. Schalten Sie Erweiterungen aus, die Inhalte blockieren.",
			"Der Energiesparmodus macht Spiele auf Handys langsam. Ein voller Speicher auch.",
		),
		paragraph("Wenn es dann noch nicht geht, nennen Sie uns Spiel, Gerät und Browser."),
		link("Schreiben Sie uns", "/contact-us"),
	),
} satisfies Articles;
