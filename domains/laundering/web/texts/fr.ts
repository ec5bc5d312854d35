export default {
	errors: {
		notFound: "Cette alerte n’existe pas. La liste est peut-être ancienne : rouvrez-la.",
		state:
			"L’état de l’alerte est déjà « {state} ». Un autre opérateur a peut-être été plus rapide. Rien n’a été modifié.",
		claimed: "{name} s’occupe de cette alerte. Rien n’a été modifié.",
	},
};
