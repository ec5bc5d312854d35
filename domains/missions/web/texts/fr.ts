export default {
	list: {
		title: "Missions",
		description:
			"De petits objectifs auxquels vous pouvez participer si vous le voulez. Ce qui compte : les jeux joués, le nombre de jours, ou combien de fois une partie rend sa mise ; jamais ce que vous misez ou perdez.",
		back: "Offres",
		cost: "Participer ne coûte rien. Les parties coûtent leur mise comme toujours et, à la longue, plus que ne vaut une récompense : une mission n’est pas une raison de jouer davantage.",
		older:
			"Vos missions n’ont pas pu être lues à l’instant. Ce que vous voyez est peut-être plus ancien ; vos parties comptent toujours.",
		joined: "Vos missions",
		open: "Vous pouvez participer",
		reached: "Atteintes",
		none: "Aucune mission pour le moment",
		noneText: "Dès qu’il y aura une mission pour vous, elle sera ici avec ses conditions.",
		notHere: "Aucune mission pour vous maintenant",
		notHereText:
			"Elles sont fermées, la loi du lieu où vous êtes ne nous permet pas de les proposer, ou vous faites une pause. Votre argent n’est pas concerné.",
	},
	states: {
		next: "Pas commencée",
		running: "En cours",
		full: "Complète",
		closed: "Fermée aux nouveaux joueurs",
		over: "Terminée",
	},
	goals: {
		titles: "Jouez une partie sur {count} jeux différents.",
		days: "Jouez au moins une partie {count} jours différents.",
		multiple: "{count} parties qui rendent chacune au moins {multiple} fois leur mise.",
		multipleOnce: "Une partie qui rend au moins {multiple} fois sa mise.",
	},
	rewards: {
		spins: "Récompense : {count} tours gratuits de {stake} sur {game}",
		points: "Récompense : {points} points de fidélité",
	},
	progress: {
		count: "{count} sur {of}",
		reached: "Atteinte. La récompense arrive d’elle-même ; si vous faites une pause, elle vous attend.",
		paid: "Atteinte, et la récompense est à vous.",
		over: "La mission est terminée.",
	},
	join: {
		title: "Participer",
		text: "Les missions et leurs conditions sont montrées aux joueurs connectés. Vous participez à celles que vous voulez ; à aucune d’office.",
		register: "Créer un compte",
		logIn: "Se connecter",
		join: "Participer à cette mission",
		joinNamed: "Participer à cette mission : {mission}",
		free: "Cela ne coûte rien, et vous pouvez la quitter à tout moment.",
	},
	leave: {
		open: "Quitter",
		openNamed: "Quitter : {mission}",
		text: "Votre progression dans cette mission est supprimée. Rien d’autre ne change.",
		leave: "Quitter la mission",
		stay: "Rester",
	},
	terms: {
		title: "Conditions",
		allGames: "Les parties de tous les jeux du casino comptent.",
		games: "Les parties de ces jeux comptent : {games}",
		rounds:
			"Toute partie pour de l’argent compte autant, quelle que soit sa mise. L’entraînement, les tours gratuits et les parties annulées ou corrigées ne comptent pas.",
		period: "Les parties qui commencent et finissent après votre participation comptent, du {from} au {until}.",
		days: "Un jour va de minuit à minuit en UTC.",
		given:
			"La récompense arrive d’elle-même dès que l’objectif est atteint, avec un message. Il n’y a rien à réclamer.",
		spins:
			"Les tours gratuits sont valables {days} jours. Ce qu’ils gagnent vous appartient : il n’y a rien à remiser.",
		players:
			"Au plus {max} joueurs peuvent participer ; il reste {left} places. Chaque joueur qui participe et atteint l’objectif reçoit la récompense.",
		newcomers: "Seulement pour les comptes de moins de {days} jours.",
		breaks: "Si vous faites une pause, une récompense atteinte vous attend. La fin de la mission ne change pas.",
	},
	blocks: {
		closed: "Les missions sont fermées pour le moment.",
		restricted: "Tant que vous faites une pause, êtes exclu ou protégé autrement, vous ne recevez pas d’offres.",
		ageUnverified: "Nous devons d’abord connaître votre âge. Cela prend environ deux minutes.",
		placeNotOffered: "Elle n’est pas proposée là où vous êtes.",
		consentMissing:
			"Nous ne proposons quelque chose qu’aux joueurs qui l’ont accepté. Vous pouvez changer d’avis à tout moment.",
		currencyNotOffered: "Elle n’est pas proposée dans la devise de votre compte.",
		notNew: "Elle est pour les nouveaux comptes.",
		full: "Toutes les places sont prises.",
		noLongerOpen: "Elle est fermée aux nouveaux joueurs.",
	},
	ways: {
		ageUnverified: "Vérifier votre âge",
		consentMissing: "Choisir ce que nous pouvons envoyer",
	},
	errors: {
		notFound: "Cette mission n’existe pas. Regardez les missions ouvertes en ce moment.",
		notOpen: "Vous ne pouvez pas participer à cette mission maintenant. Rien n’a changé.",
		reached: "Vous avez atteint cette mission : la récompense est à vous, et il n’y a rien à quitter.",
		state: "La mission est désormais à une autre étape. Rien n’a changé.",
		needsAnother: "Une autre personne doit approuver ces conditions. Rien n’a changé.",
		invalid: "Ces conditions enfreignent une règle des missions. Rien n’a été enregistré.",
		conflict: "Cette demande a déjà été faite avec d’autres conditions d’une mission. Rien n’a changé.",
	},
};
