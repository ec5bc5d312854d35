export default {
	errors: {
		offerNotFound: "Cette offre n’est pas disponible. Elle est peut-être terminée ; vous n’avez rien perdu.",
		offerNotOpen:
			"Cette offre ne peut pas être acceptée maintenant. Rien n’a changé ; la page de l’offre indique pourquoi.",
		termsChanged: "Les conditions ont changé depuis que vous les avez lues. Rien n’a été accepté : relisez-les.",
		codeUnknown:
			"Nous ne connaissons aucune offre avec ce code. Vérifiez chaque lettre et chaque chiffre, puis réessayez.",
		grantNotFound: "Vous n’avez pas ce bonus. Vos bonus figurent sur la page des bonus.",
		grantState: "Ce bonus a changé entre-temps. Rien n’a été fait : regardez-le à nouveau.",
		previewChanged:
			"Ce que vous avez vu n’est plus d’actualité. Rien n’a changé : regardez à nouveau avant de décider.",
		offerState: "L’offre est dans un autre état. Rien n’a changé.",
		draftChanged: "Un autre opérateur a modifié le brouillon. Relisez-le avant d’enregistrer.",
		termsInvalid: "Les conditions se contredisent. Rien n’a été enregistré.",
		notPublishable: "Une vérification échoue : l’offre ne peut donc pas être publiée.",
		budgetSpent: "Le budget ne suffit pas. Rien n’a été accordé.",
		amountTooHigh: "C’est plus que ce que l’offre permet. Rien n’a été accordé.",
		codeTaken: "Une autre offre a ce code. Choisissez-en un autre.",
		idempotencyConflict: "La même demande est arrivée avec un autre contenu. Rien n’a changé.",
	},
};
