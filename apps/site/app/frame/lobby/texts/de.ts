export default {
	greeting: "Willkommen zurück, {name}.",
	steps: "Ihre nächsten Schritte",
	pending: { title: "{amount} unterwegs zu Ihnen", text: "Sehen Sie, wo Ihre Auszahlung ist" },
	bonus: { title: "{title}: {percent}\u00a0% geschafft", text: "{amount} aktiv" },
	mission: { title: "Mission: {title}", text: "{count} von {of} geschafft", open: "Sie können mitmachen" },
	deposit: {
		title: "Ihr Guthaben ist leer",
		text: "Zahlen Sie ein, um mit Echtgeld zu spielen; die Demo ist kostenlos",
	},
	welcome: {
		title: "Neu hier?",
		practice: "Alle Spiele als Demo, ganz ohne Konto",
		returns: "Jede Auszahlungsquote ist angegeben und nachprüfbar",
		limits: "Limits und Pausen mit zwei Klicks",
		join: "Konto eröffnen",
	},
	offers: {
		title: "Angebote",
		forYou: "Angebote für Sie",
		all: "Alle Angebote",
		worth: "Im Schnitt {amount} wert",
		noWagering: "Ohne Umsatzbedingungen",
	},
};
