export default {
	help: {
		title: "Aide",
		description: "Les réponses aux questions courantes, et une équipe qui répond aux autres.",
		hello: "Comment pouvons-nous vous aider ?",
		greeting: "Comment pouvons-nous vous aider, {name} ?",
		popular: "Questions fréquentes",
		categories: "Tous les sujets",
		others: "En savoir plus : « {category} »",
		crumbs: "Vous êtes ici",
		moreCrumbs: "Afficher les niveaux intermédiaires",
		search: {
			label: "Rechercher dans l’aide",
			placeholder: "Par exemple : où est mon retrait",
			clear: "Effacer la recherche",
			found:
				"{count, plural, =0 {Aucune réponse pour « {term} ».} one {# réponse pour « {term} ».} other {# réponses pour « {term} ».}}",
			none: "Aucune réponse pour « {term} ».",
		},
		results: {
			title: "Recherche dans l’aide",
			short: "Saisissez au moins trois caractères",
			noneText:
				"Essayez d’autres mots, choisissez un sujet sur la page d’aide, ou écrivez-nous : notre équipe vous répond.",
		},
		contact: {
			title: "Toujours pas de réponse ?",
			text: "Écrivez-nous. Une vraie personne répond sous un jour.",
			go: "Nous écrire",
			chat: "Discuter avec nous",
		},
		feedback: {
			question: "Avez-vous trouvé votre réponse ?",
			yes: "Oui",
			no: "Non",
			thanks: "Merci, c’est bon à savoir.",
			sorry: "Alors laissez notre équipe vous aider, ou essayez d’autres mots.",
			searchAgain: "Chercher à nouveau",
		},
		own: {
			label: "Votre cas personnel",
			only: "Vous seul le voyez",
			from: "D’après votre compte, tel qu’il est maintenant.",
		},
	},
	contact: {
		title: "Nous écrire",
		description: "Une vraie personne lit chaque message et répond par e-mail sous un jour.",
		text: "Une vraie personne lit chaque message et répond par e-mail sous un jour. Ne nous envoyez jamais de mot de passe, de code PIN ni de numéro de carte : nous n’en avons pas besoin.",
		email: "Votre adresse e-mail",
		emailHint: "Notre réponse y arrive.",
		emailMissing: "Saisissez votre adresse e-mail, par exemple nom@exemple.com.",
		subject: "Sujet",
		subjectEmpty: "Choisissez un sujet",
		subjectMissing: "Choisissez de quoi il s’agit.",
		message: "Votre message",
		messageHint: "S’il concerne un paiement, un pari ou une partie, ajoutez l’identifiant de son reçu.",
		messageMissing: "Rédigez votre message.",
		username: "Adresse e-mail de votre compte, si elle est différente",
		usernameHint: "Laissez vide si vous n’avez pas de compte.",
		send: "Envoyer",
		errors: "Il manque quelque chose",
		failed: "Votre message n’a pas été envoyé",
		sent: "Votre message est arrivé. Nous répondons par e-mail sous un jour.",
	},
	forum: {
		title: "Se connecter au forum",
		description: "Avec votre compte de ce site.",
		text: "Vous continuez vers {forum} en tant que {name}. Le forum reçoit votre nom et votre adresse e-mail, et rien de votre argent ni de votre jeu.",
		go: "Continuer vers le forum",
		incompleteTitle: "Ce chemin commence sur le forum",
		incomplete:
			"L’adresse n’est pas complète : il n’y a donc rien à quoi se connecter. Ouvrez le forum et appuyez-y sur « Se connecter ».",
		refusedTitle: "Le forum n’est pas accessible ainsi",
		toLobby: "Aller à l’accueil",
	},
	errors: {
		contactSubjectUnknown:
			"Ce sujet n’est plus proposé. Choisissez-en un dans la liste ; votre message est toujours là.",
		contactAnswered: "Ce message a déjà reçu une réponse. Relisez la page pour voir de qui.",
		contactUnknown: "Ce message n’existe plus. La liste contient ceux qui existent.",
		forumNotOffered: "Ce site n’a pas de forum. L’aide contient des réponses, et des moyens de nous écrire.",
		forumRequestInvalid:
			"Cette connexion n’a pas été créée par notre forum, ou a été modifiée en chemin. Recommencez depuis le forum.",
		forumReturnForeign:
			"Cette connexion mènerait à un autre site : nous l’avons donc arrêtée. Recommencez depuis l’adresse du forum.",
		forumRequestUsed:
			"Cette connexion a déjà servi. Si vous n’êtes pas encore sur le forum, appuyez-y à nouveau sur « Se connecter ».",
		forumRequestExpired:
			"Cette connexion date de plus d’une demi-heure. Appuyez sur « Se connecter » sur le forum pour en obtenir une nouvelle.",
	},
};
