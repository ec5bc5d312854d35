export default {
	composed: {
		subject: "{title}",
		text: `{text}

À lire sur le site :

{link}`,
	},
	unsubscribing: "Ne plus recevoir d’e-mails sur les offres :",
	notMe:
		"Ce n’était pas vous ? Ouvrez cette page et appuyez sur son bouton. Toutes les sessions sont fermées, tous les paiements sont suspendus immédiatement, et vous êtes guidé vers un nouveau mot de passe :",
	push: {
		withdrawalPaid: "Votre retrait a été payé",
		payments: "Du nouveau pour un paiement",
		account: "Du nouveau pour votre compte",
		news: "Un message vous attend",
		offers: "Une offre vous attend",
		more: "Ouvrez-le pour en savoir plus.",
		testTitle: "Les notifications fonctionnent",
		testBody: "Voici comment Baize vous écrit sur cet appareil.",
	},
};
