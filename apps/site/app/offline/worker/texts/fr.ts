export default {
	title: "Vous êtes hors connexion",
	unreachable:
		"Le site est injoignable d’ici pour le moment. Cette page se charge d’elle-même dès que la connexion revient.",
	lobby: "Vous êtes hors connexion. Voici l’accueil tel qu’il était le {time}.",
	money: "Votre argent est en sécurité, et rien n’est joué ni misé tant que vous n’êtes pas connecté.",
	again: "Réessayer",
};
