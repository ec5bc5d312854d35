export default {
	title: "Cartes enregistrées",
	empty: "Aucune carte enregistrée",
	emptyText: "Vous pouvez enregistrer une carte lors d’un dépôt.",
	card: "Carte",
	expires: "Expire en {month}",
	closed: {
		expired: "Expirée en {month}. Supprimez-la et enregistrez la nouvelle lors de votre prochain dépôt.",
		unavailable: "Inutilisable en ce moment. Payez d’une autre façon.",
	},
	lastUsed: "Dernière utilisation le {date}",
	codeAsked:
		"Le prestataire de paiement demande le code de sécurité de la carte. Nous ne voyons jamais le numéro de la carte.",
	keep: "Enregistrer cette carte pour la prochaine fois",
	keepHint:
		"Le prestataire de paiement la conserve et demande son code de sécurité à chaque fois. Nous conservons ses quatre derniers chiffres. Vous pouvez la supprimer dans votre profil.",
	manage: "Gérer les cartes enregistrées",
	remove: "Supprimer",
	removeOne: "Supprimer {label}",
	removed: "La carte est supprimée. Des retraits peuvent encore y revenir.",
	errors: {
		savedCardUnknown:
			"Cette carte est supprimée. Rien n’a été débité. Rechargez la page pour voir les cartes qui restent.",
		savedCardExpired:
			"Cette carte a expiré. Rien n’a été débité. Choisissez une autre carte ou un autre moyen de paiement.",
	},
};
