export default {
	greeting: "Ravis de vous revoir, {name}.",
	steps: "Vos prochaines étapes",
	pending: { title: "{amount} en route vers vous", text: "Voir où en est votre retrait" },
	bonus: { title: "{title} : {percent} % accompli", text: "{amount} en jeu" },
	mission: { title: "Mission : {title}", text: "{count} sur {of}", open: "Vous pouvez y participer" },
	deposit: {
		title: "Votre solde est vide",
		text: "Déposez pour jouer en argent réel ; le mode démo est gratuit",
	},
	welcome: {
		title: "Première visite ?",
		practice: "Essayez tous les jeux en mode démo, sans compte",
		returns: "Chaque taux de retour est affiché et vérifiable",
		limits: "Limites et pauses à portée de main",
		join: "Ouvrir un compte",
	},
	offers: {
		title: "Offres",
		forYou: "Vos offres",
		all: "Toutes les offres",
		worth: "Vaut {amount} en moyenne",
		noWagering: "Sans condition de mise",
	},
};
