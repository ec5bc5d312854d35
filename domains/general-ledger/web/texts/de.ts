export default {
	errors: {
		notFrozen:
			"Dieses Produkt ist nicht mehr wegen einer Differenz geschlossen. Vielleicht hat es ein anderer Bearbeiter geöffnet.",
	},
};
