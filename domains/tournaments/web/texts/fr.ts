export default {
	errors: {
		notFound: "Ce tournoi n’existe pas ou n’est pas proposé là où vous êtes.",
		state: "Le tournoi est déjà à une autre étape. Rien n’a été modifié.",
		secondOperator: "Un autre opérateur doit effectuer cette étape. Rien n’a été modifié.",
		invalid: "Ces conditions enfreignent une règle des tournois. Rien n’a été enregistré.",
		conflict: "Cette demande a déjà été faite avec d’autres conditions. Rien n’a été modifié.",
		scoreNotFound: "Le joueur n’a pas de score dans ce tournoi. Rien n’a été modifié.",
	},
};
