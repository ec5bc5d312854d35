import type { CookieTexts } from "./cookie-page.ts";

export default {
	title: "Cookies",
	summary: "Alles, was diese Website in Ihrem Browser speichert: der Name, wozu es dient und wie lange es bleibt.",
	intro: [
		"Alles davon ist von uns, und nichts dient der Werbung. Fast alles dient dem, was Sie selbst wollen: einer Anmeldung, einer Sprache, einem Wettschein. Die Nutzungsstatistik braucht Ihre Zustimmung; ohne sie wird nichts gezählt.",
		"Wer Baize öffentlich betreibt und Dienste anderer Unternehmen hinzufügt, nennt hier, was diese speichern.",
	],
	choice: {
		title: "Ihre Wahl",
		text: "Sie entscheiden am Ende jeder Seite und in Ihrem Browser.",
		ways: [
			"Stimmen Sie der Nutzungsstatistik am Ende einer beliebigen Seite zu oder lehnen Sie sie ab; dort können Sie das jederzeit ändern. Ein Browser, der Do Not Track oder Global Privacy Control sendet, hat für Sie abgelehnt.",
			"Ihr Browser kann alles, was hier steht, anzeigen, löschen und sperren. Ohne das Cookie der Anmeldung können Sie sich nicht anmelden; ohne den Rest vergisst die Website Ihre Einstellungen.",
		],
	},
	cookies: "Die Cookies",
	cookie: {
		sid: "Ihre Anmeldung. Bleibt, bis Sie sich abmelden oder den Browser schließen. Die Anmeldung selbst endet nach 30 Minuten ohne Aktivität, spätestens nach 12 Stunden.",
		did: "erkennt den Browser, in dem Sie sich registriert oder angemeldet haben, damit eine Anmeldung aus einem fremden auffällt. 400 Tage ab der letzten Anmeldung.",
		LANG: "die Sprache, die Sie gewählt haben. Ein Jahr.",
		st: "Land und Region nach Ihrer Netzwerkadresse, damit Seiten zeigen, was es dort gibt. 24 Stunden.",
		Country: "das Land Ihres Kontos, wenn Sie sich aus einem anderen angemeldet haben. Bis Sie den Browser schließen.",
		"two-factor-promo": "dass Sie den Hinweis geschlossen haben, die Zwei-Faktor-Anmeldung einzuschalten. Ein Tag.",
		chat: "erkennt jemanden, der ohne Konto im Chat schreibt. Nur, wenn Sie einen Chat begonnen haben; zwei Tage.",
		analytics: "ob Sie der Nutzungsstatistik zugestimmt oder sie abgelehnt haben. 180 Tage; danach fragen wir wieder.",
		arrival:
			"der Link eines Freundes oder Affiliates, der Sie hierher geführt hat, damit dieser belohnt werden kann. Nur nach einem solchen Link; 40 Tage, falls der Betreiber nichts anderes festgelegt hat. Wo das Gesetz es verlangt, erst nach Ihrer Zustimmung am Ende der Seite.",
		affid: "der Affiliate dieses Links. So lange wie arrival.",
		"referring-site-domain":
			"die Adresse der Website, deren Link Sie hierher geführt hat. Nur, solange der Betreiber das auswertet; so lange wie arrival.",
		"referring-site-name": "der Name dieser Website. Unter denselben Bedingungen.",
	},
	device: {
		title: "Auf Ihrem Gerät gespeichert",
		text: "Dies bleibt im lokalen Speicher des Browsers, bis Sie es ändern oder dort die Daten dieser Website löschen.",
	},
	deviceKey: {
		theme: "hell oder dunkel.",
		username: "der Name für Ihre nächste Anmeldung, wenn wir ihn uns merken sollen.",
		remember_me: "dass wir uns den Namen merken sollen.",
		deviceId:
			"erkennt ein Gerät, dem Sie vertrauen wollen. Wird bei jeder Anmeldung gesendet; wir vertrauen dem Gerät 30 Tage lang.",
		favourites:
			"Spiele, die Sie ohne Anmeldung markiert haben. Bei Ihrer Anmeldung werden sie in Ihr Konto übernommen.",
		"most-played": "die Spiele, die in diesem Browser am häufigsten geöffnet werden, höchstens 50.",
		sound: "Ton, Lautstärke und Vibration der Spiele.",
		"odds-style": "in welcher Schreibweise Quoten stehen.",
		"accept-prices": "welche Änderungen der Quoten Ihre Wetten annehmen.",
		"jackpot-win-seen": "der letzte Jackpot-Gewinn, dessen Meldung Sie geschlossen haben.",
		sentClientSeed:
			"Ihr Anteil an den nächsten Ziehungen, wie er zuletzt gesendet wurde, damit derselbe noch einmal gesendet wird.",
		"baize.table.hidden-name": "ob andere in gemeinsamen Runden Ihren Namen sehen.",
		"lobby-":
			"die Lobby, wie ein Besucher sie sieht, im Cache-Speicher des Browsers, damit Sie sie ohne Verbindung lesen können. Bis eine neuere sie ersetzt oder der Betreiber das beendet.",
	},
	tab: {
		title: "Im geöffneten Tab gespeichert",
		text: "Dies steht im Sitzungsspeicher des Browsers und ist weg, wenn Sie den Tab schließen.",
	},
	tabKey: {
		"last-page": "die Seite, zu der eine Anmeldung zurückführt.",
		"visited-pages": "bis zu 50 Seiten, die Sie in diesem Tab geöffnet haben, für den Zurück-Knopf.",
		slip: "Ihr Wettschein.",
		chat: "welcher Chat geöffnet ist und welche Nachricht Sie zuletzt gesehen haben.",
		chatwoot: "setzt einen Chat nach dem Neuladen fort, wenn der Betreiber Chats mit Chatwoot beantwortet.",
		"contact-typed": "was Sie im Chat eingegeben haben, bis das Kontaktformular es übernommen hat.",
		otpAuthUri:
			"der Schlüssel Ihrer Authenticator-App, während Sie sie einrichten. Wird gelöscht, wenn Sie diese Seite verlassen.",
		"toast-after-load": "eine Meldung, die die nächste Seite zeigt.",
		"verification.capture": "Art und Land des Ausweises, den Sie gerade fotografieren.",
		"cashier.deposit":
			"eine Einzahlung, deren Antwort noch nicht da ist, damit sie nicht doppelt geschieht. Ohne Karten- und Kontonummern und ohne Codes, wie die beiden nächsten.",
		"cashier.withdrawal": "dasselbe für eine Auszahlung.",
		"cashier.transfer": "dasselbe für eine Überweisung an andere Spieler.",
		"react-router-scroll-positions": "wie weit jede Seite gescrollt war.",
		"react-router-manifest-version": "die Version der Website, die zuletzt neu geladen wurde.",
	},
	others: {
		title: "Seiten anderer",
		text: "Manche Seiten gehören einem anderen Unternehmen. Unter ihrer eigenen Adresse kann eine solche Seite mehr speichern, nach den Regeln dieses Unternehmens.",
		pages: [
			"Spiele anderer Hersteller laufen in einem Rahmen mit der Seite ihres Herstellers.",
			"Bezahlt wird auf der Seite des Zahlungsunternehmens. In dieser Installation ist das eine Testumgebung, die nichts in Ihrem Browser speichert.",
			"Ein Chat, eine Ausweisprüfung oder ein Captcha kann von einem anderen Unternehmen sein, wenn der Betreiber eines gewählt hat. In dieser Installation ist das nirgends so.",
		],
	},
	privacy: "Datenschutz",
} satisfies CookieTexts;
