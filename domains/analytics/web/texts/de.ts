export default {
	choice: {
		label: "Nutzungsstatistik",
		question:
			"Dürfen wir zählen, welche Seiten und Spiele genutzt werden? Wir zählen Ereignisse nur nach Tag und Land: keine Namen, keine Konten, keine Texte, die Sie eingeben.",
		agreed:
			"Sie haben zugestimmt, dass wir zählen, welche Seiten und Spiele genutzt werden. Sie können das jederzeit ändern.",
		declined: "Wir zählen nicht, was Sie nutzen. Sie können das jederzeit ändern.",
		signal: "Ihr Browser bittet Websites, Sie nicht zu verfolgen. Daher zählen wir nicht, was Sie nutzen.",
		more: "Über Cookies",
		accept: "Zustimmen",
		decline: "Ablehnen",
	},
	errors: {
		notAgreed: "Ohne Ihre Zustimmung wird nichts gezählt.",
		eventUnknown: "Dieses Ereignis gehört nicht zu denen, die die Website zählt.",
		propertyWrong: "Dieses Ereignis hat diese Eigenschaften nicht.",
	},
};
