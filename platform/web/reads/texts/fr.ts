export default {
	errors: {
		malformedRequest: "La demande n’a pas pu être lue. Rien n’a changé. Rechargez la page et réessayez.",
		validation: "Certaines données saisies ne conviennent pas. Rien n’a changé. Regardez les champs signalés.",
		sessionRequired:
			"Vous n’êtes pas connecté, ou votre session a pris fin. Rien n’a changé. Connectez-vous et réessayez.",
		actionPending: "Il reste une étape à votre connexion. Terminez-la d’abord.",
		proofRequired: "Confirmez d’abord que c’est bien vous. Rien n’a changé.",
		notAllowed: "Votre compte ne peut pas faire cela. Rien n’a changé. S’il le devrait, écrivez-nous.",
		crossSite: "La demande venait d’un autre site. Rien n’a changé. Réessayez sur cette page.",
		notFound: "Il n’y a rien ici. La page a peut-être été déplacée. Repartez de l’accueil.",
		methodNotAllowed: "C’est impossible ici. Rien n’a changé. Rechargez la page et réessayez.",
		addressTooLong: "Cette adresse est trop longue. Rien n’a changé. Repartez de l’accueil.",
		bodyTooLarge: "C’est trop volumineux. Rien n’a changé. Envoyez moins.",
		unsupportedMediaType: "Ce type de contenu n’est pas accepté. Rien n’a changé. Choisissez-en un autre.",
		tooManyRequests: "Trop de demandes en peu de temps. Attendez un instant et réessayez ; rien n’est perdu.",
		internal:
			"Un problème est survenu de notre côté. Nous en avons pris note. Votre argent est en sécurité ; réessayez dans un instant.",
		shuttingDown: "Le site redémarre. Réessayez dans quelques secondes ; rien n’est perdu.",
		outsideUnavailable:
			"Un service dont nous avons besoin ne répond pas en ce moment. Rien n’est perdu ; réessayez sous peu.",
		noConnection: "Pas de connexion au site. Vérifiez votre réseau ; rien n’est perdu et vous pouvez réessayer.",
	},
};
