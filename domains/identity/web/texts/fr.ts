export default {
	login: { showPassword: "Afficher le mot de passe" },
	join: {
		title: "Créez votre compte",
		description: "Ouvrez un compte Baize en quelques minutes.",
		intro: "Cela prend environ deux minutes. Rien n’est débité et vous pouvez clôturer le compte à tout moment.",
		steps: {
			progress: "Étape {number} sur {count}",
			next: "Continuer",
			back: "Retour",
			names: { account: "Compte", person: "À propos de vous", money: "Derniers détails" },
		},
		sections: {
			account: "Votre connexion",
			person: "À propos de vous",
			home: "Où vous habitez",
			money: "Votre argent",
			terms: "Une dernière chose",
		},
		why: {
			person: "Comme sur votre passeport ou carte d’identité : les retraits ne sont payés qu’à ce nom.",
			home: "La loi de votre lieu de résidence décide de ce que nous pouvons vous proposer.",
		},
		fields: {
			email: "E-mail",
			password: "Mot de passe",
			firstName: "Prénom",
			lastName: "Nom",
			birthDate: "Date de naissance",
			countryCode: "Pays",
			subdivision: "Province, État ou région",
			street: "Numéro et rue",
			city: "Ville",
			postalCode: "Code postal",
			currency: "Devise",
			phone: "Téléphone mobile",
		},
		hints: {
			email: "Nous y envoyons un lien pour le confirmer.",
			password: "Au moins 8 caractères. Trois ou quatre mots inhabituels valent mieux que des signes.",
			birthDate: "Vous devez avoir au moins {age} ans.",
			currency: "Pour les dépôts, le jeu et les retraits. Elle ne peut pas être changée ensuite.",
			phone: "Avec + et l’indicatif du pays s’il vient d’un autre pays.",
		},
		optional: "facultatif",
		choose: "Choisir",
		noCurrency: "Aucune n’y est proposée pour l’instant",
		terms:
			"J’ai lu les <terms>conditions générales</terms> et la page sur la <privacy>vie privée</privacy>, j’accepte les conditions et je joue pour mon propre compte.",
		marketing: "M’écrire au sujet des offres. Je peux changer d’avis à tout moment.",
		submit: "Créer le compte",
		haveAccount: "Vous avez déjà un compte ?",
		logIn: "Se connecter",
		fixTitle: "Vérifiez ces champs. Rien de ce que vous avez saisi n’est perdu.",
		problems: {
			email: {
				missing: "Saisissez votre adresse e-mail.",
				wrong: "Saisissez une adresse e-mail comme nom@exemple.com.",
			},
			password: {
				missing: "Choisissez un mot de passe.",
				wrong: "Choisissez un mot de passe de 8 à 128 caractères.",
				tooCommon: "Ce mot de passe est parmi les premiers qu’on devine. Choisissez-en un autre.",
				tooSimple: "Ce mot de passe se devine facilement. Utilisez des caractères plus variés.",
				containsEmail: "Choisissez un mot de passe qui ne contient pas le nom de votre e-mail.",
				containsName: "Choisissez un mot de passe sans votre propre nom : il est essayé en premier.",
				containsBirthDate: "Choisissez un mot de passe sans votre date de naissance : elle est essayée en premier.",
				breached:
					"Ce mot de passe figure dans une liste de mots de passe volés sur d’autres sites, que les pirates essaient en premier. Choisissez-en un autre.",
			},
			firstName: {
				missing: "Saisissez votre prénom.",
				wrong: "Saisissez votre prénom en lettres.",
				imitatesStaff: "On dirait le nom d’un membre de notre équipe. Saisissez le vôtre, comme sur votre passeport.",
			},
			lastName: {
				missing: "Saisissez votre nom.",
				wrong: "Saisissez votre nom en lettres.",
				imitatesStaff: "On dirait le nom d’un membre de notre équipe. Saisissez le vôtre, comme sur votre passeport.",
			},
			birthDate: {
				missing: "Saisissez votre date de naissance.",
				wrong: "Saisissez votre date de naissance avec le jour, le mois et l’année.",
				underAge: "Vous devez avoir au moins {age} ans pour jouer là où vous habitez.",
			},
			address: {
				countryCode: { missing: "Choisissez votre pays." },
				subdivision: {
					missing: "Choisissez votre province, État ou région.",
					closed:
						"Nous ne pouvons pas proposer de compte aux personnes qui résident ici : {place}. Vous pouvez essayer tous les jeux en mode démo, sans compte.",
				},
				street: {
					missing: "Saisissez votre numéro et votre rue.",
					wrong:
						"Quelque chose dans cette ligne est invisible ou trop long. Saisissez à nouveau votre numéro et votre rue.",
				},
				city: {
					missing: "Saisissez votre ville.",
					wrong: "Quelque chose dans cette ligne est invisible ou trop long. Saisissez à nouveau votre ville.",
				},
				postalCode: { missing: "Saisissez votre code postal.", wrong: "Saisissez un code postal comme {example}." },
			},
			currency: {
				missing: "Choisissez une devise.",
				wrong: "Cette devise n’est pas proposée là où vous habitez. Choisissez-en une autre.",
			},
			phone: {
				missing: "Saisissez votre téléphone mobile : il est obligatoire là où vous habitez.",
				wrong: "Saisissez un numéro de téléphone qui peut exister, comme +33 6 12 34 56 78.",
				noSms:
					"Nous ne pouvons pas envoyer de SMS à ce numéro. Saisissez un téléphone mobile, ou laissez vide là où c’est facultatif.",
			},
			termsVersion: {
				missing: "Acceptez les conditions générales pour créer un compte.",
				wrong: "Les conditions générales ont changé entre-temps. Rechargez la page et relisez-les.",
			},
		},
	},
	checkMail: {
		title: "Consultez vos e-mails",
		sent: "Nous avons envoyé un lien à <email></email>. Ouvrez-le dans les 24 heures et votre compte est prêt.",
		spam: "Rien reçu ? Regardez dans les courriers indésirables, ou faites-le renvoyer.",
		resend: "Renvoyer",
		resent: "Renvoyé. Seul le lien le plus récent fonctionne.",
		developer: "Développement : ouvrir la boîte aux lettres",
	},
	confirm: {
		limitsTitle: "Avant votre dépôt",
		limits:
			"Décidez maintenant combien de temps et d’argent le jeu peut prendre. Les limites se fixent en une minute et se baissent à tout moment.",
		setLimits: "Fixer mes limites",
		title: "Confirmer votre e-mail",
		description: "La dernière étape pour créer votre compte.",
		underWay: "Un instant : votre e-mail est en cours de confirmation.",
		submit: "Confirmer mon e-mail",
		doneTitle: "Votre compte est prêt",
		done: "<email></email> est confirmé. Connectez-vous pour commencer.",
		logIn: "Se connecter",
		failedTitle: "Ce lien ne fonctionne pas",
		joinAgain: "Créer un compte",
		missing: "Il manque le code dans l’adresse de cette page. Rouvrez le lien de l’e-mail, ou copiez-le en entier.",
	},
	logout: {
		button: "Se déconnecter",
		done: "Vous êtes déconnecté. À bientôt.",
		failed:
			"Une erreur inattendue s’est produite lors de la déconnexion. Vous êtes peut-être encore connecté ; réessayez.",
	},
	errors: {
		captchaRequired:
			"Nous n’avons pas pu nous assurer qu’une personne envoie ceci. Rien n’a été enregistré ni envoyé. Attendez un instant et appuyez à nouveau sur le bouton.",
		regionNotAllowed:
			"Nous ne pouvons pas y proposer de compte ({place}). Rien de ce que vous avez saisi n’a été enregistré. Vous pouvez essayer tous les jeux en mode démo, sans compte.",
		confirmationInvalid:
			"Il a déjà servi, date de plus de 24 heures ou a été remplacé par un plus récent. Si vous avez déjà confirmé, connectez-vous.",
	},
};
