export default {
	title: "Pourquoi vous ne pouvez pas déposer en ce moment",
	others: "Ce qui bloque aussi",
	methods: "Tous les moyens de paiement ne sont pas disponibles en ce moment",
	reasons: {
		cashierClosed: "Nous n’acceptons aucun nouveau dépôt en ce moment. Revenez un peu plus tard.",
		place:
			"La loi n’autorise pas le jeu d’argent là où vous êtes ou habitez. Le mode démo vous est ouvert et votre argent peut vous être versé.",
		terms: "Nos conditions générales ont changé. Lisez-les et acceptez-les pour continuer.",
		documentBlocked: "Votre vérification est bloquée. Écrivez-nous : un membre de notre équipe l’examinera.",
		documentRequired: "Nous devons savoir qui paie : vérifiez votre document. Cela prend environ deux minutes.",
		accountOnHold:
			"Un membre de notre équipe doit d’abord examiner votre compte. Écrivez-nous si cela dure plus d’un jour.",
		excluded: "Vous vous êtes auto-exclu : aucun dépôt n’est accepté.",
		timedOut: "Vous faites une pause : aucun dépôt n’est accepté.",
		limitReached: "Ce qui reste de votre limite de dépôt est inférieur au dépôt minimum.",
		currency: "Votre devise n’est pas acceptée. Choisissez un autre moyen de paiement.",
		country: "Ce moyen n’est pas proposé dans votre pays. Choisissez-en un autre.",
		outage: "Ce moyen ne répond pas en ce moment. Choisissez-en un autre, ou réessayez dans quelques minutes.",
	},
	ofMethods: "{methods} : {text}",
	until: "Fin : {time}.",
	ways: {
		acceptTerms: "Lire les conditions",
		verifyDocument: "Vérifier le document",
		contactSupport: "Nous écrire",
		seeLimits: "Voir vos limites",
	},
};
