export default {
	errors: {
		notFrozen: "Ce produit n’est plus fermé pour un écart. Un autre opérateur l’a peut-être rouvert.",
	},
};
