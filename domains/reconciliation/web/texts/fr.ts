export default {
	errors: {
		unreadable: "Rien n’a été importé : la ligne {line, number} du fichier est illisible.",
		imported: "Ce fichier a déjà été importé, sous le nom {fileName}.",
		itemNotFound:
			"Cette ligne ou ce paiement n’existe pas dans les relevés. La liste est peut-être ancienne : rouvrez-la.",
		itemClosed: "Cet écart a déjà été expliqué. Un autre opérateur a peut-être été plus rapide.",
		paymentUnknown: "Aucun paiement portant cet identifiant n’a déplacé d’argent chez ce prestataire.",
		paymentMatched: "Une autre ligne d’un relevé a déjà ce paiement. Choisissez-en un autre.",
	},
};
