export default {
	errors: {
		viewLimit: "Vous avez {limit} vues de cette liste, et c’est le maximum. Supprimez-en une d’abord.",
		proposalNotFound: "Cette proposition n’existe pas. La liste est peut-être ancienne : rouvrez-la.",
		proposalOpen: "La même chose est déjà proposée et attend son second opérateur.",
		proposalDecided: "Un autre opérateur a été plus rapide. Rien n’a changé.",
		proposalExpired: "Ce sur quoi elle se fondait a changé. Rien n’a été fait ; proposez-la à nouveau.",
		secondPersonNeeded: "C’est vous qui l’avez proposé. Un autre opérateur doit l’approuver.",
	},
};
