export default {
	choice: {
		label: "Statistiques d’utilisation",
		question:
			"Pouvons-nous compter quelles pages et quels jeux sont utilisés ? Nous comptons les événements par jour et par pays seulement : ni noms, ni comptes, ni textes que vous saisissez.",
		agreed:
			"Vous avez accepté que nous comptions quelles pages et quels jeux sont utilisés. Vous pouvez changer cela à tout moment.",
		declined: "Nous ne comptons pas ce que vous utilisez. Vous pouvez changer cela à tout moment.",
		signal: "Votre navigateur demande aux sites de ne pas vous suivre, nous ne comptons donc pas ce que vous utilisez.",
		more: "À propos des cookies",
		accept: "Accepter",
		decline: "Refuser",
	},
	errors: {
		notAgreed: "Rien n’est compté sans votre accord.",
		eventUnknown: "Cet événement n’est pas de ceux que le site compte.",
		propertyWrong: "Cet événement n’a pas ces propriétés.",
	},
};
