export default {
	which: "Quelle adresse ?",
	other: "Une autre adresse",
	address: "Adresse Bitcoin",
	hint: "D’un portefeuille qui est à vous, sur le réseau Bitcoin. Collez-la : ce qui est envoyé à une autre adresse ne revient jamais.",
	missing: "Saisissez l’adresse.",
	wrong: "Ce ne peut pas être une adresse Bitcoin. Copiez-la à nouveau depuis votre portefeuille.",
	later:
		"Ce type d’adresse n’est pas encore utilisé et ce qui y est envoyé pourrait être perdu. Prenez dans votre portefeuille une adresse qui commence par bc1q, bc1p, 1 ou 3.",
	rate: "Vous êtes payé en bitcoins au cours du moment de l’envoi. C’est le montant indiqué ici qui quitte votre solde, quelle que soit l’évolution du cours d’ici là.",
	paying: "Envoyé à votre adresse",
	status: {
		short: "L’adresse n’est pas encore complète.",
		wrong: "Ce n’est pas une adresse Bitcoin.",
		later: "Aucun portefeuille ne peut encore être payé à ce type d’adresse.",
		right: "Les caractères de contrôle correspondent.",
	},
};
